//! A table of bots, played to its end on a virtual clock.

use table::{Game, Input, Journal, Outcome, Seat, Table, Viewer, Waiting};

use crate::Bot;
use crate::moment::Moment;

/// What happened last at a table.
pub struct TableUpdate<'a, G: Game> {
    /// The table after it.
    pub table: &'a Table<G>,
    /// What was put in, or nothing for the set-up.
    pub input: Option<Input<G::Action>>,
    /// The virtual time since the game began.
    pub at_ms: u64,
    /// The events of this input.
    pub journal: &'a Journal<G::Event>,
}

/// A journal that is open if any of these players needs events, and otherwise closed, which is quicker.
pub fn journal_for<G: Game>(bots: &[Box<dyn Bot<G>>]) -> Journal<G::Event> {
    if bots.iter().any(Bot::needs_events) { Journal::open() } else { Journal::closed() }
}

/// Plays a table from where it stands to the end of the game, one bot a seat.
///
/// `journal` holds the events of the set-up when it is handed in and those of the last input when it comes back.
/// `watch` is called after the set-up and after every input. The same table and the same bots give the same game.
///
/// Every seat the game waits for is asked on the view of that moment. A seat that must choose takes [`Bot::pace`] over
/// it, a seat that may interrupt does so as soon as [`Bot::react`] says, and the earliest answer is carried out. In the
/// same millisecond an interruption goes before a choice and both before time being up, then [`Game::precedence`]
/// decides; seats that are still level come clockwise from a seat that moves on with every input. After one of several
/// seats that choose at the same time has chosen, the answers of the others stand; after anything else every seat is
/// asked again.
///
/// Where no player needs views, each seat that must choose is asked when it is its turn, clockwise from that seat that
/// moves on, and no view is prepared.
///
/// # Panics
/// If there is not one bot for each seat, or a bot does something that the rules forbid.
pub fn play<G: Game>(
    table: &mut Table<G>,
    journal: &mut Journal<G::Event>,
    bots: &mut [Box<dyn Bot<G>>],
    mut watch: impl FnMut(TableUpdate<'_, G>),
) -> Outcome {
    assert_eq!(bots.len(), usize::from(table.game().seats()), "every seat needs a player");
    tell(journal, bots);
    watch(TableUpdate { table, input: None, at_ms: 0, journal });
    let mut moment = Moment::new();
    let mut legal = Vec::new();
    let nobody_needs_views = !bots.iter().any(Bot::needs_view);
    loop {
        let waiting = table.game().waiting();
        let turn = if nobody_needs_views {
            next_in_turn(waiting, table)
        } else {
            lone_turn(waiting).filter(|_| moment.is_quiet())
        };
        let (input, origin) = match turn {
            Some(seat) => {
                let (action, origin) = choose(table.game(), seat, &mut *bots[seat.index()], &mut legal);
                (Input::Choose(seat, action), origin)
            }
            None => match table.game().outcome() {
                Some(outcome) => return outcome,
                None => (moment.next(table, waiting, bots, &mut legal), Origin::Answer),
            },
        };
        journal.clear();
        match origin {
            Origin::List => table.put_listed(input, journal),
            Origin::Answer => {
                if let Err(refused) = table.put(input, journal) {
                    panic!("a bot put in {input:?}: {refused}");
                }
            }
        }
        if turn.is_none() {
            moment.passed(input, waiting, table.game().waiting());
        }
        tell(journal, bots);
        watch(TableUpdate { table, input: Some(input), at_ms: moment.now_ms(), journal });
    }
}

/// The seat that alone has to choose while no clock runs: the plain turn, of which most games are made.
#[inline]
fn lone_turn(waiting: Waiting) -> Option<Seat> {
    let lone = waiting.must.len() == 1 && waiting.may.is_empty() && waiting.limit_ms.is_none();
    if lone { waiting.must.first() } else { None }
}

/// The first seat that has to choose, clockwise from the favored one.
#[inline]
fn next_in_turn<G: Game>(waiting: Waiting, table: &Table<G>) -> Option<Seat> {
    if waiting.must.len() < 2 {
        return waiting.must.first();
    }
    favored(table).round(table.game().seats()).find(|&seat| waiting.must.contains(seat))
}

/// The seat that is first among those that are level. It moves on with every input, so that over a game everybody is
/// favored equally often.
#[inline]
pub(crate) fn favored<G: Game>(table: &Table<G>) -> Seat {
    Seat::new((table.inputs().len() % usize::from(table.game().seats())) as u8)
}

/// Where an action comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It was taken from the list of legal actions, so it is one.
    List,
    /// A bot named it, and has to be checked.
    Answer,
}

/// Asks a bot that has to choose, and prepares the view only if it needs one.
#[inline(always)]
pub(crate) fn choose<G: Game>(
    game: &G,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    legal: &mut Vec<G::Action>,
) -> (G::Action, Origin) {
    legal.clear();
    game.legal(seat, legal);
    match bot.choose_by_index(seat, legal.len()) {
        Some(position) => (legal[position], Origin::List),
        None => (choose_by_view(game, seat, bot, legal), Origin::Answer),
    }
}

/// A function of its own, so that random play does not reserve stack space for a view.
#[inline(never)]
fn choose_by_view<G: Game>(game: &G, seat: Seat, bot: &mut dyn Bot<G>, legal: &[G::Action]) -> G::Action {
    bot.choose(seat, &game.view(Viewer::Seat(seat)), legal)
}

/// Tells every bot what its seat may hear.
#[inline]
fn tell<G: Game>(journal: &Journal<G::Event>, bots: &mut [Box<dyn Bot<G>>]) {
    for news in journal.news() {
        for (seat, bot) in Seat::all(bots.len() as u8).zip(bots.iter_mut()) {
            if news.audience.includes(Viewer::Seat(seat)) {
                bot.hear(seat, &news.event);
            }
        }
    }
}
