//! §8: markers, the order of scoring, and the refill.

use std::collections::BTreeSet;

use crate::scoring::Count;
use crate::testing::{A, B, Scene, at, card, house, turned};
use crate::{ALL_KINDS, Direction, Fate, Gain, Grab, Kind, Kinds, Refill, Rules, Run, Scoring, Spot, bonus, worth};

use Kind::{Floor, Garden, Pond, Tatami};

fn kinds(kinds: &[Kind]) -> Kinds {
    kinds.iter().copied().collect()
}

fn line(kind: Kind, length: u8) -> Run {
    Run { kind, direction: Direction::Row, start: Spot::default(), length }
}

fn scoring(lines: &[(Kind, u8)], markers: &[Kind]) -> Scoring {
    let lines: Vec<Run> = lines.iter().map(|&(kind, length)| line(kind, length)).collect();
    Scoring::specialist(&lines, kinds(markers))
}

#[test]
fn everybody_begins_with_a_marker_for_each_kind_and_scoring_takes_it() {
    let mut scene = Scene::new(2, Grab::Draft, Rules::Specialist, &["PTTFGG", "GGFFPT", "FFPTGT", "TPGPTF"]);
    assert_eq!(scene.game.markers[A], ALL_KINDS);
    scene.grab(A, 1);
    let view = scene.seen_by(A);
    let best = view.prospects(A).into_iter().max_by_key(|prospect| prospect.scoring.gain.points).unwrap();
    let scored = best.scoring.gain.kinds;
    assert!(!scored.is_empty());
    scene.place(A, best.place);
    let left: Kinds = Kind::ALL.into_iter().filter(|&kind| !scored.contains(kind)).collect();
    assert_eq!(scene.game.markers[A], left);
    assert_eq!(scene.game.markers[B], ALL_KINDS);
}

#[test]
fn of_two_lines_of_a_kind_with_one_marker_the_longer_scores() {
    let scoring = scoring(&[(Pond, 3), (Pond, 5)], &[Pond, Garden]);
    let fates: Vec<(u8, Fate)> = scoring.runs().map(|judged| (judged.run.length, judged.fate)).collect();
    assert_eq!(fates, [(5, Fate::Scored { points: 4 }), (3, Fate::NoMarker)]);
    assert_eq!(scoring.gain, Gain { points: 4, kinds: kinds(&[Pond]), markers: kinds(&[Garden]) });
}

#[test]
fn the_last_marker_brings_all_four_back_in_the_middle_of_scoring() {
    let scoring = scoring(&[(Pond, 3), (Pond, 4)], &[Pond]);
    let refills: Vec<Refill> = scoring.runs().map(|judged| judged.refill).collect();
    assert_eq!(refills, [Refill::Yes, Refill::No]);
    assert_eq!(scoring.gain, Gain { points: 3, kinds: kinds(&[Pond]), markers: kinds(&[Floor, Tatami, Garden]) });
}

#[test]
fn the_refill_is_told_between_the_lines() {
    let house = house(&[("GFPTTG", at(0, 0)), ("FPTPTF", at(0, -3)), ("TFFGPP", turned(2, 0))]);
    let scoring = house.scoring(card("GGPFPT"), turned(0, -1), Rules::Specialist, kinds(&[Pond]));
    let told: Vec<(String, Refill)> = scoring.runs().map(|judged| (judged.run.to_string(), judged.refill)).collect();
    assert_eq!(told[0], ("column of 4 pond squares".to_string(), Refill::Yes));
    assert_eq!(told.len(), 3);
    assert_eq!(scoring.gain.points, 2 + 1 + 1 + bonus(2));
    assert_eq!(scoring.gain.markers, kinds(&[Floor, Tatami]));
}

#[test]
fn the_bonus_counts_only_kinds_that_scored() {
    assert_eq!(scoring(&[(Pond, 3), (Garden, 3), (Floor, 3)], &[Pond, Tatami]).gain.points, 1);
    assert_eq!(scoring(&[(Pond, 3), (Garden, 3), (Floor, 3)], &[Pond, Garden, Tatami]).gain.points, 4);
}

/// What every order of scoring that the rules allow comes to.
fn every_order(
    lines: &mut Vec<(Kind, u8)>,
    markers: Kinds,
    points: u8,
    scored: Kinds,
    found: &mut BTreeSet<(u8, u8, String)>,
) {
    let mut done = true;
    for index in 0..lines.len() {
        let (kind, length) = lines[index];
        if length > 5 || !markers.contains(kind) {
            continue;
        }
        done = false;
        lines.remove(index);
        let left = markers.without(kind);
        let left = if left.is_empty() { ALL_KINDS } else { left };
        every_order(lines, left, points + worth(length), scored.with(kind), found);
        lines.insert(index, (kind, length));
    }
    if done {
        found.insert((points + bonus(scored.len()), scored.len(), markers.to_string()));
    }
}

/// Every set of up to five lines of three kinds, lengths 3, 5 and 6, with every set of markers.
#[test]
fn no_order_of_scoring_is_better_than_the_one_that_is_taken() {
    let choices: Vec<(Kind, u8)> =
        [Floor, Pond, Garden].into_iter().flat_map(|kind| [3, 5, 6].map(|length| (kind, length))).collect();
    let mut sets: Vec<Vec<usize>> = vec![vec![]];
    let mut tried = 0;
    while let Some(set) = sets.pop() {
        let mut lines: Vec<(Kind, u8)> = set.iter().map(|&choice| choices[choice]).collect();
        for bits in 1..16u8 {
            let markers: Kinds = Kind::ALL.into_iter().filter(|&kind| bits >> kind.index() & 1 == 1).collect();
            let mut found = BTreeSet::new();
            every_order(&mut lines, markers, 0, Kinds::NONE, &mut found);
            // All orders score lines of as many kinds and leave the same markers; only the points differ.
            let ends: BTreeSet<(u8, &String)> = found.iter().map(|(_, kinds, markers)| (*kinds, markers)).collect();
            assert_eq!(ends.len(), 1, "{lines:?} with {markers}");
            let (most, _, left) = found.last().unwrap();
            let mut count = Count::default();
            lines.iter().for_each(|&(kind, length)| count.add(kind, length));
            let gain = count.specialist(markers);
            assert_eq!((gain.points, &gain.markers.to_string()), (*most, left), "{lines:?} with {markers}");
            let drawn: Vec<Run> = lines.iter().map(|&(kind, length)| line(kind, length)).collect();
            assert_eq!(Scoring::specialist(&drawn, markers).gain, gain);
            tried += 1;
        }
        if set.len() < 5 {
            let from = set.last().copied().unwrap_or(0);
            sets.extend((from..choices.len()).map(|choice| [set.as_slice(), &[choice]].concat()));
        }
    }
    assert_eq!(tried, 2_002 * 15);
}
