//! One moment at a table of bots: who was asked, what they answered, and whose answer comes first.
//!
//! **Who is asked.** When a moment begins, everybody the game waits for is asked on the view of that moment: a seat
//! that must choose takes [`Bot::pace`] over its choice; a seat that may interrupt decides whether and how soon
//! ([`Bot::react`]). If the rules set a limit, it is counted from the beginning of the moment.
//!
//! **Who is first.** The earliest answer is carried out. In the same millisecond an interruption goes before a choice
//! and both before time being up; beyond that the rules may say who goes first ([`Game::precedence`]). Among seats that
//! are level in all this, the one is first that comes first clockwise from the seat whose number is the count of inputs
//! so far, modulo the seats: over a game everybody is favored equally often.
//!
//! **What becomes of the others.** While several seats choose at the same time and one of them has chosen, the moment
//! goes on: the answers of all the others stand, as if everything lay face down until all have chosen. Only a seat that
//! is now asked for something else (its actions have changed) is asked anew. After anything else (an interruption, the
//! last choice, time being up) the moment is over: all answers still open are void, and everybody is asked afresh.

use table::{Game, Input, MAX_SEATS, Seat, Table, Viewer, Waiting};

use crate::{Bot, drive};

/// The virtual clock and the answers that are still open.
pub(crate) struct Moment<A> {
    now_ms: u64,
    /// When the running moment began; nothing while nobody has an answer open.
    began_ms: Option<u64>,
    answers: [Answer<A>; MAX_SEATS],
}

/// What a seat answered when it was asked. The list stays when the answer goes, so that the next one need not be
/// allocated.
struct Answer<A> {
    /// How it was asked; nothing while it has no answer open.
    kind: Option<Kind>,
    /// What it does and when, or nothing if it does not interrupt.
    does: Option<(u64, A)>,
    /// What it was asked to choose from.
    legal: Vec<A>,
}

/// How a seat is asked, in the order in which answers of the same millisecond are carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Interruption,
    Choice,
}

impl<A: Copy + Eq> Moment<A> {
    pub(crate) fn new() -> Moment<A> {
        Moment {
            now_ms: 0,
            began_ms: None,
            answers: [const { Answer { kind: None, does: None, legal: Vec::new() } }; MAX_SEATS],
        }
    }

    /// The virtual time since the game began.
    pub(crate) fn now_ms(&self) -> u64 {
        self.now_ms
    }

    /// Whether nobody has an answer open.
    #[inline]
    pub(crate) fn is_quiet(&self) -> bool {
        self.began_ms.is_none()
    }

    /// Asks every seat that has no answer open and says what happens first.
    pub(crate) fn next<G: Game<Action = A>>(
        &mut self,
        table: &Table<G>,
        waiting: Waiting,
        bots: &mut [Box<dyn Bot<G>>],
        legal: &mut Vec<A>,
    ) -> Input<A> {
        let began_ms = *self.began_ms.get_or_insert(self.now_ms);
        for seat in waiting.anyone().iter() {
            let kind = if waiting.must.contains(seat) { Kind::Choice } else { Kind::Interruption };
            let bot = &mut *bots[seat.index()];
            if kind == Kind::Interruption && !bot.needs_view() {
                self.answers[seat.index()].kind = None;
                continue;
            }
            legal.clear();
            table.game().legal(seat, legal);
            let answer = &self.answers[seat.index()];
            if answer.kind != Some(kind) || answer.legal != *legal {
                let does = self.ask(table.game(), waiting, seat, kind, bot, legal);
                let answer = &mut self.answers[seat.index()];
                answer.legal.clone_from(legal);
                (answer.kind, answer.does) = (Some(kind), does);
            }
        }
        let favored = drive::favored(table);
        let due = |seat: Seat| {
            let answer = &self.answers[seat.index()];
            let kind = answer.kind.filter(|_| waiting.anyone().contains(seat))?;
            answer.does.map(|(at_ms, action)| (at_ms, kind, seat, action))
        };
        let order =
            |&(at_ms, kind, seat, action): &(u64, Kind, Seat, A)| (at_ms, kind, table.game().precedence(seat, action));
        let earliest = favored.round(bots.len() as u8).filter_map(due).min_by_key(order);
        let limit = waiting.limit_ms.map(|limit_ms| began_ms + u64::from(limit_ms));
        let (at_ms, input) = match (earliest, limit) {
            (Some((at_ms, _, seat, action)), limit) if limit.is_none_or(|limit| at_ms <= limit) => {
                (at_ms, Input::Choose(seat, action))
            }
            (_, Some(limit)) => (limit, Input::TimeUp),
            (_, None) => panic!("{} waits for nobody and sets no limit: {:?}", G::NAME, table.game()),
        };
        self.now_ms = at_ms;
        input
    }

    fn ask<G: Game<Action = A>>(
        &self,
        game: &G,
        waiting: Waiting,
        seat: Seat,
        kind: Kind,
        bot: &mut dyn Bot<G>,
        legal: &mut Vec<A>,
    ) -> Option<(u64, A)> {
        let clock_runs = !waiting.may.is_empty() || waiting.limit_ms.is_some();
        match kind {
            Kind::Choice => {
                let (action, _) = drive::choose(game, seat, bot, legal);
                let takes_time = clock_runs && bot.needs_view();
                let pace = if takes_time { bot.pace(seat, &game.view(Viewer::Seat(seat))) } else { 0 };
                Some((self.now_ms + u64::from(pace), action))
            }
            Kind::Interruption => {
                let reaction = bot.react(seat, &game.view(Viewer::Seat(seat)), legal)?;
                Some((self.now_ms + u64::from(reaction.after_ms), reaction.action))
            }
        }
    }

    /// Takes note of what happened, and voids the answers if the moment is over.
    pub(crate) fn passed(&mut self, input: Input<A>, before: Waiting, after: Waiting) {
        match input {
            Input::Choose(seat, _) if is_one_of_several(seat, before, after) => {
                self.answers[seat.index()].kind = None;
            }
            Input::Choose(..) | Input::TimeUp => {
                self.began_ms = None;
                self.answers.iter_mut().for_each(|answer| answer.kind = None);
            }
        }
    }
}

/// Whether this seat just chose while others who choose at the same time still have to.
fn is_one_of_several(seat: Seat, before: Waiting, after: Waiting) -> bool {
    before.must.contains(seat) && !after.must.is_empty() && after.must == before.must.without(seat)
}
