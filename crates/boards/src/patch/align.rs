//! Which of the old nodes of a list becomes which of the new ones.

use std::collections::HashMap;

use super::markup::{At, Kind, is_scripted, key_of, name_of};

/// Lists longer than this are compared node by node instead of looking for the best fit.
const LONGEST_COMPARED: usize = 64;

/// For every new node, the place of the old one that becomes it.
///
/// An element with a key becomes the one with the same key. The others stay what they are where they can; what is
/// between those becomes, in order, what is of the same kind.
pub(super) fn align(old: &[At<'_>], new: &[At<'_>]) -> Vec<Option<usize>> {
    let alike = |(old, new): (&At<'_>, &At<'_>)| old.is_like(*new);
    let before = old.iter().zip(new).take_while(|&pair| alike(pair)).count();
    let (old_rest, new_rest) = (&old[before..], &new[before..]);
    let after = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|&pair| alike(pair)).count();
    let (old_middle, new_middle) = (&old_rest[..old_rest.len() - after], &new_rest[..new_rest.len() - after]);

    let mut matched: Vec<Option<usize>> = (0..before).map(Some).collect();
    matched.extend(middle(old_middle, new_middle).into_iter().map(|place| place.map(|place| place + before)));
    matched.extend((old.len() - after..old.len()).map(Some));
    matched
}

/// What makes two nodes candidates for each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Look<'a> {
    /// Empty for a text.
    name: &'a str,
    key: Option<&'a str>,
    scripted: bool,
}

impl<'a> Look<'a> {
    fn of(at: At<'a>) -> Look<'a> {
        let tag = at.tag();
        Look { name: name_of(tag), key: key_of(tag), scripted: is_scripted(tag) }
    }
}

fn middle(old: &[At<'_>], new: &[At<'_>]) -> Vec<Option<usize>> {
    let mut matched = vec![None; new.len()];
    if old.is_empty() || new.is_empty() {
        return matched;
    }
    let (old_looks, new_looks) = (looks(old), looks(new));
    let keyed: HashMap<Look<'_>, usize> = old_looks
        .iter()
        .enumerate()
        .filter(|(_, look)| look.key.is_some())
        .map(|(place, look)| (*look, place))
        .collect();
    for (place, look) in new_looks.iter().enumerate().filter(|(_, look)| look.key.is_some()) {
        matched[place] = keyed.get(look).copied();
    }
    let nameless = |looks: &[Look<'_>]| -> Vec<usize> {
        looks.iter().enumerate().filter(|(_, look)| look.key.is_none()).map(|(place, _)| place).collect()
    };
    let (mut old_left, mut new_left) = (nameless(&old_looks), nameless(&new_looks));
    for (old_place, new_place) in unchanged(old, new, &old_left, &new_left) {
        matched[new_place] = Some(old_place);
        // Whatever is before an unchanged pair can only become what is before it.
        let (ahead_old, ahead_new) = (take_before(&mut old_left, old_place), take_before(&mut new_left, new_place));
        pair_kinds(&ahead_old, &ahead_new, &old_looks, &new_looks, &mut matched);
    }
    pair_kinds(&old_left, &new_left, &old_looks, &new_looks, &mut matched);
    let mut taken = vec![false; old.len()];
    for (place, found) in matched.iter_mut().enumerate() {
        // A key that stands twice is no name: the second is a new element.
        *found = found.filter(|&old_place| !std::mem::replace(&mut taken[old_place], true));
        // The inside of an element that belongs to a script is not what was sent: it stays as it is or goes.
        *found = found.filter(|&old_place| !old_looks[old_place].scripted || old[old_place].is_like(new[place]));
    }
    matched
}

fn looks<'a>(nodes: &[At<'a>]) -> Vec<Look<'a>> {
    nodes.iter().map(|&at| Look::of(at)).collect()
}

/// Takes all places up to this one away and returns those before it.
fn take_before(places: &mut Vec<usize>, end: usize) -> Vec<usize> {
    let count = places.partition_point(|&place| place < end);
    let mut ahead: Vec<usize> = places.drain(..=count).collect();
    ahead.pop();
    ahead
}

/// In order, what is of the same kind.
fn pair_kinds(
    old: &[usize],
    new: &[usize],
    old_looks: &[Look<'_>],
    new_looks: &[Look<'_>],
    matched: &mut [Option<usize>],
) {
    let mut from = 0;
    for &place in new {
        let found = old[from..].iter().position(|&old_place| old_looks[old_place] == new_looks[place]);
        if let Some(found) = found {
            matched[place] = Some(old[from + found]);
            from += found + 1;
        }
    }
}

/// The longest list of nodes that are in both lists, in the same order.
fn unchanged(old: &[At<'_>], new: &[At<'_>], old_places: &[usize], new_places: &[usize]) -> Vec<(usize, usize)> {
    let (rows, columns) = (old_places.len(), new_places.len());
    // Where nothing was added or taken away, every node becomes the one in its place.
    if rows == columns || rows > LONGEST_COMPARED || columns > LONGEST_COMPARED {
        return Vec::new();
    }
    let alike = |row: usize, column: usize| {
        let (old, new) = (old[old_places[row]], new[new_places[column]]);
        old.kind() != Kind::Text && old.is_like(new)
    };
    let wide = columns + 1;
    let mut longest = vec![0u16; (rows + 1) * wide];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            longest[row * wide + column] = if alike(row, column) {
                longest[(row + 1) * wide + column + 1] + 1
            } else {
                longest[(row + 1) * wide + column].max(longest[row * wide + column + 1])
            };
        }
    }
    let (mut row, mut column, mut pairs) = (0, 0, Vec::new());
    while row < rows && column < columns {
        if alike(row, column) {
            pairs.push((old_places[row], new_places[column]));
            (row, column) = (row + 1, column + 1);
        } else if longest[(row + 1) * wide + column] >= longest[row * wide + column + 1] {
            row += 1;
        } else {
            column += 1;
        }
    }
    pairs
}

/// Of these places, which stay where they are while the others are moved: as many as possible, and in order.
pub(super) fn staying(matched: &[Option<usize>]) -> Vec<bool> {
    // For every length, where the best row of that length ends; and what stands before each in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut before = vec![usize::MAX; matched.len()];
    for (place, old) in matched.iter().enumerate() {
        let Some(old) = *old else { continue };
        let length = ends.partition_point(|&end| matched[end].is_some_and(|other| other < old));
        if length > 0 {
            before[place] = ends[length - 1];
        }
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let mut stays = vec![false; matched.len()];
    let mut place = ends.last().copied().unwrap_or(usize::MAX);
    while place != usize::MAX {
        stays[place] = true;
        place = before[place];
    }
    stays
}
