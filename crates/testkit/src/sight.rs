//! Where a viewer stands: all that the game lets it see and do at one moment.

use table::{Game, Seat, Viewer};

use crate::case::legal;

/// All that a viewer is given at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sight<G: Game> {
    pub(crate) view: G::View,
    pub(crate) asked: Asked,
    pub(crate) legal: Vec<G::Action>,
}

/// Whether and how a viewer is asked to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// It is not asked, or only watches.
    No,
    /// The game waits for it, at most for the time given.
    Must(Option<u32>),
    /// It can cut in, within the time given.
    May(Option<u32>),
}

impl<G: Game> Sight<G> {
    pub(crate) fn of(game: &G, viewer: Viewer) -> Sight<G> {
        let view = game.view(viewer);
        match viewer {
            Viewer::Seat(seat) => Sight { view, asked: asked(game, seat), legal: legal(game, seat) },
            Viewer::Spectator => Sight { view, asked: Asked::No, legal: Vec::new() },
        }
    }

    /// In what the two differ, said of `self` against `other`; nothing if they are equal.
    pub(crate) fn difference(&self, other: &Sight<G>) -> Option<String> {
        let Sight { view, asked, legal } = self;
        if *view != other.view {
            let difference = difference_of_texts(&format!("{view:#?}"), &format!("{:#?}", other.view));
            return Some(format!("the views differ, {difference}"));
        }
        if *asked != other.asked {
            return Some(format!("it is asked differently: {asked:?} against {:?}", other.asked));
        }
        if *legal != other.legal {
            return Some(format!("the legal actions differ: {legal:?} against {:?}", other.legal));
        }
        None
    }
}

fn asked<G: Game>(game: &G, seat: Seat) -> Asked {
    let waiting = game.waiting();
    if waiting.must.contains(seat) {
        Asked::Must(waiting.limit_ms)
    } else if waiting.may.contains(seat) {
        Asked::May(waiting.limit_ms)
    } else {
        Asked::No
    }
}

/// Where two texts differ, given as lines that are indented below what they belong to, and how.
fn difference_of_texts(one: &str, other: &str) -> String {
    let (ones, others): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
    let shorter = ones.len().min(others.len());
    let before = (0..shorter).take_while(|&at| ones[at] == others[at]).count();
    let same_from_behind = |&back: &usize| ones[ones.len() - 1 - back] == others[others.len() - 1 - back];
    let after = (0..shorter - before).take_while(same_from_behind).count();
    let part = |lines: &[&str]| {
        let words: Vec<&str> = lines[before..lines.len() - after].iter().map(|line| line.trim()).collect();
        words.join(" ")
    };
    let place = place(&ones, before).join(" ");
    format!("at '{place}':\n{}\nagainst\n{}", part(&ones), part(&others))
}

/// What the line at this place belongs to, the outermost first.
fn place<'a>(lines: &[&'a str], at: usize) -> Vec<&'a str> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut below = lines.get(at).map_or(0, |line| depth(line));
    let mut place = Vec::new();
    for line in lines[..at.min(lines.len())].iter().rev() {
        if depth(line) < below {
            below = depth(line);
            place.push(line.trim());
        }
    }
    place.reverse();
    place
}
