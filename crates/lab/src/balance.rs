//! The balance of a game: what points come from, what a seat is worth, and who does what and wins.
//!
//! Seen over the games of an arena. With one player on all seats it tells about the game; with several, also about
//! them.

use std::collections::BTreeMap;

use catalog::{CountedEvent, Entry};
use serde::Serialize;
use table::{Outcome, Seat};

use crate::Interval;
use crate::contest::win_share;
use crate::doers::Doers;

/// What the games of an arena say about the balance of the game. All intervals are taken over deals.
#[derive(Clone, Debug, Serialize)]
pub struct Balance {
    /// Each seat, clockwise.
    pub seats: Vec<SeatBalance>,
    /// Where points come from, in the order in which the game names it; empty if it does not say.
    pub sources: Vec<SourceBalance>,
    /// What was done, by topic, the most successful first; empty if the game counts nothing.
    #[serde(rename = "tallies")]
    pub events: Vec<EventBalance>,
}

/// What a seat is worth.
#[derive(Clone, Debug, Serialize)]
pub struct SeatBalance {
    /// Which.
    pub seat: Seat,
    /// Points per game.
    pub points: Interval,
    /// Share of victories.
    pub win_share: Interval,
}

/// What a source of points gives.
#[derive(Clone, Debug, Serialize)]
pub struct SourceBalance {
    /// Its name.
    pub source: &'static str,
    /// Points per seat and game.
    pub points: Interval,
    /// Points of those who won.
    pub winners: Interval,
}

/// What comes of doing something.
#[derive(Clone, Debug, Serialize)]
pub struct EventBalance {
    /// What kind of thing is done.
    pub topic: &'static str,
    /// What is done.
    pub item: &'static str,
    /// How often it is done in a game, by all seats together.
    pub per_game: f64,
    /// Share of victories of those who did it; the fair share is 1 / seats.
    pub win_share: Interval,
    /// Final points of those who did it.
    pub points: Interval,
}

/// What was seen of one game.
pub(crate) struct Observed {
    outcome: Outcome,
    sources: Vec<(Seat, &'static str, i32)>,
    events: Vec<CountedEvent>,
}

impl Observed {
    pub(crate) fn of<G: Entry>(game: &G, outcome: Outcome, events: Vec<CountedEvent>) -> Observed {
        let seats = Seat::all(game.seats());
        let sources =
            seats.flat_map(|seat| game.sources(seat).into_iter().map(move |(source, points)| (seat, source, points)));
        Observed { outcome, sources: sources.collect(), events }
    }
}

impl Balance {
    /// The balance over games, deal by deal.
    pub(crate) fn of(seats: u8, deals: &[Vec<Observed>]) -> Balance {
        Balance {
            seats: Seat::all(seats).map(|seat| SeatBalance::of(seat, deals)).collect(),
            sources: sources(deals),
            events: events(deals),
        }
    }
}

impl SeatBalance {
    fn of(seat: Seat, deals: &[Vec<Observed>]) -> SeatBalance {
        let over_deals = |value: &dyn Fn(&Outcome) -> f64| {
            deals.iter().map(|games| mean(games.iter().map(|game| value(&game.outcome)))).collect::<Vec<_>>()
        };
        SeatBalance {
            seat,
            points: Interval::of(&over_deals(&|outcome| f64::from(outcome.points[seat]))),
            win_share: Interval::of_shares(&over_deals(&|outcome| win_share(outcome, seat)), 0.0..=1.0),
        }
    }
}

fn sources(deals: &[Vec<Observed>]) -> Vec<SourceBalance> {
    let Some(first) = deals.iter().flatten().next() else { return Vec::new() };
    let mut names: Vec<&'static str> = Vec::new();
    for &(_, source, _) in &first.sources {
        if !names.contains(&source) {
            names.push(source);
        }
    }
    let points_of = |name: &'static str, is_counted: &dyn Fn(&Observed, Seat) -> bool| {
        let of_deal = |games: &Vec<Observed>| {
            mean(games.iter().flat_map(|game| {
                let counted =
                    game.sources.iter().filter(|&&(seat, source, _)| source == name && is_counted(game, seat));
                counted.map(|&(_, _, points)| f64::from(points))
            }))
        };
        Interval::of(&deals.iter().map(of_deal).collect::<Vec<_>>())
    };
    let of_source = |source| SourceBalance {
        source,
        points: points_of(source, &|_, _| true),
        winners: points_of(source, &|game, seat| game.outcome.winners().contains(seat)),
    };
    names.into_iter().map(of_source).collect()
}

fn events(deals: &[Vec<Observed>]) -> Vec<EventBalance> {
    // How often each was done, and what became of those who did it.
    let mut by_item: BTreeMap<(&'static str, &'static str), (u64, Doers)> = BTreeMap::new();
    for games in deals {
        let mut outcomes: BTreeMap<(&'static str, &'static str), Vec<(&Outcome, Seat)>> = BTreeMap::new();
        for game in games {
            for (place, event) in game.events.iter().enumerate() {
                let item = (event.topic, event.item);
                by_item.entry(item).or_default().0 += 1;
                // A player who does it again in the same game is counted once.
                if !game.events[..place].contains(event) {
                    outcomes.entry(item).or_default().push((&game.outcome, event.seat));
                }
            }
        }
        for (item, of_deal) in outcomes {
            by_item.entry(item).or_default().1.add_deal(of_deal.iter().copied());
        }
    }
    let games = deals.iter().map(Vec::len).sum::<usize>() as f64;
    let of_item = |((topic, item), (times, doers)): ((&'static str, &'static str), (u64, Doers))| EventBalance {
        topic,
        item,
        per_game: times as f64 / games,
        win_share: doers.win_share(),
        points: doers.points(),
    };
    let mut events: Vec<EventBalance> = by_item.into_iter().map(of_item).collect();
    events.sort_by(|one, other| one.topic.cmp(other.topic).then(other.win_share.mean.total_cmp(&one.win_share.mean)));
    events
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}
