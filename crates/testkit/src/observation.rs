//! Everything that the game shows and asks of one viewer at one moment.

use table::{Game, Seat, Viewer};

use crate::case::legal;

/// What a viewer sees, whether it is waited for, and what it can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Observation<G: Game> {
    pub(crate) view: G::View,
    pub(crate) waited_for: WaitedFor,
    pub(crate) legal: Vec<G::Action>,
}

/// Whether and how the game waits for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WaitedFor {
    /// It can not act now, or is a spectator.
    No,
    /// The game waits for it, at most for the time given.
    Must(Option<u32>),
    /// It can cut in, within the time given.
    May(Option<u32>),
}

impl<G: Game> Observation<G> {
    pub(crate) fn of(game: &G, viewer: Viewer) -> Observation<G> {
        let view = game.view(viewer);
        match viewer {
            Viewer::Seat(seat) => Observation { view, waited_for: waited_for(game, seat), legal: legal(game, seat) },
            Viewer::Spectator => Observation { view, waited_for: WaitedFor::No, legal: Vec::new() },
        }
    }

    /// In what the two differ, said of `self` against `other`; nothing if they are equal.
    pub(crate) fn difference(&self, other: &Observation<G>) -> Option<String> {
        let Observation { view, waited_for, legal } = self;
        if *view != other.view {
            let difference = difference_of_texts(&format!("{view:#?}"), &format!("{:#?}", other.view));
            return Some(format!("the views differ, {difference}"));
        }
        if *waited_for != other.waited_for {
            return Some(format!("it is asked differently: {waited_for:?} against {:?}", other.waited_for));
        }
        if *legal != other.legal {
            return Some(format!("the legal actions differ: {legal:?} against {:?}", other.legal));
        }
        None
    }
}

fn waited_for<G: Game>(game: &G, seat: Seat) -> WaitedFor {
    let waiting = game.waiting();
    if waiting.must.contains(seat) {
        WaitedFor::Must(waiting.limit_ms)
    } else if waiting.may.contains(seat) {
        WaitedFor::May(waiting.limit_ms)
    } else {
        WaitedFor::No
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
