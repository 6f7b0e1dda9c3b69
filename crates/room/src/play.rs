//! A running game: inputs are offered, stored, put in, and told.

use std::collections::VecDeque;

use catalog::{AnyAction, AnyGame, AnyNews, AnyTable, PutRefused};
use table::{Input, InputHistory, NothingToTakeBack, Record, RecordLine, Seat, SeatSet, SeedHash, Viewer, Waiting};

use crate::backlog::{Backlog, Visible};
use crate::bots::BotSeat;
use crate::clocks::Clocks;
use crate::message::{Ask, Ms};
use crate::questions::{PlayedInput, Questions, Race};
use crate::race::{Hearing, Offer};
use crate::sights::Sights;

/// One running game.
pub(crate) struct Play {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) sights: Sights,
    /// The hash of its seed, which every frame shows.
    pub(crate) hash: SeedHash,
    pub(crate) backlog: Backlog,
    /// Every line that is stored, whether it counts or was taken back.
    pub(crate) history: InputHistory,
    /// What is being stored.
    pub(crate) pending: Option<Pending>,
    /// Inputs that wait until that one is through.
    pub(crate) queue: VecDeque<Offer>,
    pub(crate) hearing: Hearing,
    /// When the present moment began.
    pub(crate) asked_at: Ms,
    /// When the limit that the rules set runs out.
    pub(crate) limit_at: Option<Ms>,
    pub(crate) questions: Questions,
    pub(crate) bots: Vec<BotSeat>,
    /// Where bots were sent away while they thought, which nobody was told yet.
    pub(crate) dismissed: SeatSet,
    /// When bots are asked again whose questions were put off.
    pub(crate) ask_bots_at: Option<Ms>,
    pub(crate) clocks: Clocks,
    pub(crate) pace: Pace,
    /// Whether the latest input told anybody something hidden, found out when this many lines were stored. Finding it
    /// out takes long, and asking again must not.
    pub(crate) revealed: Option<(usize, bool)>,
}

/// Whether time limits of the rules run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// They do.
    Runs,
    /// Nobody is at the table and only bots play: everything waits until somebody comes.
    Paused,
}

/// Something that happens to the game once it is stored.
pub(crate) struct Pending {
    pub(crate) change: Change,
    /// Its line in the record, which has one spelling.
    pub(crate) line: RecordLine,
}

/// What can happen to a game at a table.
pub(crate) enum Change {
    /// A seat acts.
    Act(Seat, Box<dyn AnyAction>),
    /// The time limit of the rules is over.
    TimeUp,
    /// A seat takes back this many of the latest inputs that count.
    Back(Seat, usize),
}

impl Change {
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self {
            Change::Act(seat, _) => Some(*seat),
            Change::TimeUp | Change::Back(..) => None,
        }
    }

    /// The line of the record that says this.
    pub(crate) fn line(&self) -> RecordLine {
        match self {
            Change::Act(seat, action) => RecordLine::Put(Input::Choose(*seat, action.text())),
            Change::TimeUp => RecordLine::Put(Input::TimeUp),
            Change::Back(seat, inputs) => RecordLine::Back(*seat, *inputs),
        }
    }
}

/// Why a line can't be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CarryOutError {
    /// The rules refuse the input.
    Rules(PutRefused),
    /// More is taken back than counts.
    Back(NothingToTakeBack),
    /// A seat takes something back that the table does not have.
    NoSuchSeat(Seat),
}

/// An input went through.
pub(crate) struct Applied {
    /// The result, if that was the end of the game.
    pub(crate) finished: Option<table::Outcome>,
    /// What became of the race that was on.
    pub(crate) race: Race,
}

impl Play {
    /// A game that was just set up.
    pub(crate) fn new(
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        news: Vec<AnyNews>,
        clocks: Clocks,
        now: Ms,
    ) -> Play {
        let seats = table.seats();
        let mut backlog = Backlog::new(seats);
        backlog.push(news, visible(Waiting::OVER, table.waiting()));
        let hash = table.seed().hash();
        let mut play = Play {
            game,
            table,
            sights: Sights::new(seats),
            hash,
            backlog,
            history: InputHistory::default(),
            pending: None,
            queue: VecDeque::new(),
            hearing: Hearing::default(),
            asked_at: now,
            limit_at: None,
            questions: Questions::new(seats),
            ask_bots_at: None,
            bots: (0..seats).map(|_| BotSeat::default()).collect(),
            dismissed: SeatSet::NONE,
            clocks,
            pace: Pace::Runs,
            revealed: None,
        };
        play.questions.ask_all(play.table.as_ref());
        play.open_moment(now, None);
        play
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// What a seat is asked now.
    pub(crate) fn ask(&self, seat: Seat) -> Option<Ask> {
        self.questions.ask(self.table.waiting(), seat)
    }

    /// Whether a seat can still answer the question with this token.
    pub(crate) fn is_open(&self, seat: Seat, token: u32) -> bool {
        self.questions.is_open(self.table.waiting(), seat, token)
    }

    /// The pending line is stored: it is carried out. Returns nothing if none was pending for this step.
    pub(crate) fn stored(&mut self, now: Ms, step: u32) -> Option<Applied> {
        if step as usize != self.history.len() {
            return None;
        }
        let Pending { change, line } = self.pending.take()?;
        let actor = change.actor();
        let step = self.carry_out(&change, line).expect("the line was checked and nothing was put in since");
        if step.as_ref().is_some_and(PlayedInput::is_within_moment) {
            self.clocks.wait_for(now, self.table.waiting().must, actor);
        } else {
            self.open_moment(now, actor);
        }
        let race = step.map_or(Race::Over, |step| step.race);
        Some(Applied { finished: self.table.outcome(), race })
    }

    /// Carries out what is stored.
    pub(crate) fn carry_out(
        &mut self,
        change: &Change,
        line: RecordLine,
    ) -> Result<Option<PlayedInput>, CarryOutError> {
        match change {
            Change::Act(seat, action) => self.put(Input::Choose(*seat, action.as_ref()), line).map(Some),
            Change::TimeUp => self.put(Input::TimeUp, line).map(Some),
            Change::Back(seat, inputs) => self.go_back(*seat, *inputs).map(|()| None),
        }
    }

    /// Puts an input into the game, with its line of the record.
    fn put(&mut self, input: Input<&dyn AnyAction>, line: RecordLine) -> Result<PlayedInput, CarryOutError> {
        let (before, occasion) = (self.table.waiting(), self.table.occasion());
        let news = self.table.apply(input).map_err(CarryOutError::Rules)?;
        self.sights.forget();
        let (after, race) = (self.table.waiting(), Race::between(occasion, self.table.occasion()));
        self.backlog.push(news, visible(before, after));
        let actor = match input {
            Input::Choose(seat, _) => Some(seat),
            Input::TimeUp => None,
        };
        actor.into_iter().for_each(|seat| self.backlog.note_act(seat));
        self.history.push(line).expect("an input takes nothing back");
        let shown = Seat::all(self.table.seats()).filter(|&seat| self.backlog.latest_shown(Viewer::Seat(seat)));
        let step = PlayedInput { before, after, actor, race, shown: shown.collect() };
        let kept = self.questions.go_on(&step, self.table.as_ref());
        // Who is asked something else thinks again.
        for (seat, bot) in Seat::all(self.table.seats()).zip(&mut self.bots) {
            bot.plan.take_if(|_| !kept.contains(seat));
        }
        Ok(step)
    }

    /// Everything that was played, and what counts of it.
    pub(crate) fn record(&self) -> Record {
        Record { taken_back: self.history.taken_back(), ..self.table.record() }
    }

    /// The table is left to the bots with nobody there, or somebody is there again: then limits run anew.
    pub(crate) fn set_pace(&mut self, now: Ms, pace: Pace) {
        if self.pace == pace {
            return;
        }
        self.pace = pace;
        if pace == Pace::Runs {
            self.asked_at = now;
        }
        self.limit_at = self.limit_from(now);
    }

    pub(crate) fn pace(&self) -> Pace {
        self.pace
    }

    /// When the limit that the rules set runs out, if it begins now.
    fn limit_from(&self, now: Ms) -> Option<Ms> {
        match self.pace {
            Pace::Runs => self.table.waiting().limit_ms.map(|limit| now + Ms::from(limit)),
            Pace::Paused => None,
        }
    }

    /// A new moment begins; the seat that has just moved may be asked again.
    pub(crate) fn open_moment(&mut self, now: Ms, moved: Option<Seat>) {
        self.asked_at = now;
        self.limit_at = self.limit_from(now);
        self.clocks.wait_for(now, self.table.waiting().must, moved);
    }

    pub(crate) fn clocks(&self) -> &Clocks {
        &self.clocks
    }
}

/// Whom the game waits for is public; a change of it is shown even to those who heard nothing.
pub(crate) fn visible(before: Waiting, after: Waiting) -> Visible {
    if before == after { Visible::Unchanged } else { Visible::Changed }
}
