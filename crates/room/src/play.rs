//! A running game: inputs are offered, stored, put in, and told.

use std::collections::VecDeque;

use catalog::{Answer, AnyGame, AnyNews, AnyQuestion, AnyTable, Asked, PutRefused};
use table::{Course, Input, Line, NothingToTakeBack, Record, Rng, Seat, SeedHash, Viewer, Waiting};

use crate::backlog::{Backlog, Visible};
use crate::clocks::Clocks;
use crate::message::{Ask, ConnectionId, Effect, FirstThought, Frame, Ms, Reach, RoomRefused, TookBack};
use crate::race::{Heard, Offer, Race};

/// At most so many steps are told to somebody who comes in the middle; the picture holds the rest.
const MOST_STEPS_TOLD: usize = 400;

/// How often a seat may take something back in one game. Everybody at the table sees each one, and all are stored.
pub const TAKE_BACKS_PER_GAME: u32 = 50;

/// One running game.
pub(crate) struct Play {
    game: &'static dyn AnyGame,
    pub(crate) table: Box<dyn AnyTable>,
    /// The hash of its seed, which every frame shows.
    hash: SeedHash,
    backlog: Backlog,
    /// Every line that is stored, whether it counts or was taken back.
    pub(crate) course: Course,
    /// The line that is being stored.
    pending: Option<Line>,
    /// Inputs that wait until that one is through.
    queue: VecDeque<Offer>,
    race: Race,
    /// When the question that is open now was asked.
    asked_at: Ms,
    /// When the limit that the rules set runs out.
    limit_at: Option<Ms>,
    /// The number of the question that is open now; an answer has to carry it.
    token: u32,
    /// The number since which each seat has been asked the same, seat A first: somebody else's move does not make an
    /// answer stale that is on its way.
    open_since: Vec<u32>,
    /// The number under which the same was asked first. A race can outlast a limit of time: then it goes on under a new
    /// number, and who answered an old one meant the same.
    first_token: u32,
    bots: Vec<BotSeat>,
    pub(crate) clocks: Clocks,
    pace: Pace,
    /// Whether the latest input told anybody something hidden, found out when this many lines were stored. Finding it
    /// out takes long, and asking again must not.
    revealed: Option<(usize, bool)>,
}

/// Whether time limits of the rules run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// They do.
    Runs,
    /// Nobody is at the table and only bots play: everything waits until somebody comes.
    Paused,
}

/// What the room knows of the bot on a seat.
#[derive(Default)]
struct BotSeat {
    /// How many steps it was told; none before it was first asked.
    told: Option<usize>,
    /// The token of the question it was asked last.
    asked: Option<u32>,
    /// What it will do, and when.
    plan: Option<(Ms, u32, String)>,
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
pub(crate) struct Through {
    /// The result, if that was the end of the game.
    pub(crate) finished: Option<table::Outcome>,
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
            hash,
            backlog,
            course: Course::default(),
            pending: None,
            queue: VecDeque::new(),
            race: Race::default(),
            asked_at: now,
            limit_at: None,
            token: 0,
            open_since: vec![0; usize::from(seats)],
            first_token: 0,
            bots: (0..seats).map(|_| BotSeat::default()).collect(),
            clocks,
            pace: Pace::Runs,
            revealed: None,
        };
        play.open_question(now, None);
        play
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// What a viewer is to be shown now.
    pub(crate) fn frame(&self, viewer: Viewer, have: Option<u32>, now: Ms) -> Frame {
        let seq = self.backlog.seq(viewer);
        let (reach, since) = match have {
            Some(have) if have <= seq && (seq - have) as usize <= MOST_STEPS_TOLD => (Reach::Missed, have),
            Some(_) | None => (Reach::Whole, 0),
        };
        Frame { reach, news: self.backlog.since(viewer, since, MOST_STEPS_TOLD), ..self.picture(viewer, now) }
    }

    /// What a viewer is to be shown of the latest step, if it shows them anything.
    pub(crate) fn step_frame(&self, viewer: Viewer, now: Ms) -> Option<Frame> {
        if !self.backlog.latest_shown(viewer) {
            return None;
        }
        let seq = self.backlog.seq(viewer);
        Some(Frame { reach: Reach::Step, news: self.backlog.since(viewer, seq - 1, 1), ..self.picture(viewer, now) })
    }

    fn picture(&self, viewer: Viewer, now: Ms) -> Frame {
        Frame {
            seq: self.backlog.seq(viewer),
            reach: Reach::Whole,
            you: viewer.seat(),
            news: Vec::new(),
            sight: self.table.sight(viewer),
            ask: viewer.seat().and_then(|seat| self.ask(seat)),
            waiting: self.table.waiting(),
            time_left_ms: self.limit_at.map(|at| at.saturating_sub(now) as u32),
            clocks: self.clocks.times(now),
            acted: viewer.seat().map(|seat| self.backlog.acted(seat)),
            curtain: None,
            hash: self.hash,
            over: self.table.outcome().map(|outcome| (outcome, *self.table.seed())),
        }
    }

    /// The number of the picture that the seat's own latest act led to.
    pub(crate) fn acted(&self, seat: Seat) -> u32 {
        self.backlog.acted(seat)
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let waiting = self.table.waiting();
        let asked = match (waiting.must.contains(seat), waiting.may.contains(seat)) {
            (true, _) => Asked::Must,
            (false, true) => Asked::May,
            (false, false) => return None,
        };
        Some(Ask { token: self.token, asked })
    }

    /// Somebody offers an input.
    pub(crate) fn offer(&mut self, now: Ms, offer: Offer, effects: &mut Vec<Effect>) -> Result<(), RoomRefused> {
        self.check(&offer)?;
        if self.is_answered_by(offer.seat) {
            return Err(RoomRefused::Stale);
        }
        if self.is_race() {
            self.race.hear(now, offer);
        } else {
            self.queue.push_back(offer);
            self.store_next(effects);
        }
        Ok(())
    }

    fn check(&self, offer: &Offer) -> Result<(), RoomRefused> {
        if !self.is_open(offer.seat, offer.token) {
            return Err(RoomRefused::Stale);
        }
        let input = Input::Choose(offer.seat, offer.action.as_str());
        self.table.check(input).map_err(RoomRefused::Rules)
    }

    /// Whether the question with this token is still open to a seat.
    pub(crate) fn is_open(&self, seat: Seat, token: u32) -> bool {
        let open_since = self.first_token.min(self.open_since[seat.index()]);
        self.ask(seat).is_some() && (open_since..=self.token).contains(&token)
    }

    /// Whether an answer of this seat is on its way. The first one stands: a second click comes too late.
    fn is_answered_by(&self, seat: Seat) -> bool {
        let is_pending = matches!(self.pending, Some(Line::Put(Input::Choose(actor, _))) if actor == seat);
        is_pending || self.queue.iter().any(|offer| offer.seat == seat)
    }

    /// Being first matters while somebody can cut in.
    fn is_race(&self) -> bool {
        !self.table.waiting().may.is_empty()
    }

    /// Sends the next input that still holds to the store, one at a time.
    fn store_next(&mut self, effects: &mut Vec<Effect>) {
        while self.pending.is_none() {
            let Some(offer) = self.queue.pop_front() else { return };
            match self.check(&offer) {
                Ok(()) => self.store(Line::Put(Input::Choose(offer.seat, offer.action)), effects),
                Err(_) => refuse(&offer, RoomRefused::Slower, effects),
            }
        }
    }

    fn store(&mut self, line: Line, effects: &mut Vec<Effect>) {
        effects.push(Effect::Append { step: self.course.len() as u32, line: line.to_string() });
        self.pending = Some(line);
    }

    /// The pending line is stored: it is carried out. Returns whether anything was pending for this step.
    pub(crate) fn stored(&mut self, now: Ms, step: u32) -> Option<Through> {
        if step as usize != self.course.len() {
            return None;
        }
        let line = self.pending.take()?;
        let before = self.table.waiting();
        let occasion = self.table.occasion();
        let actor = match &line {
            Line::Put(Input::Choose(seat, _)) => Some(*seat),
            Line::Put(Input::TimeUp) | Line::Back(..) => None,
        };
        let is_put = matches!(line, Line::Put(_));
        let thinking = actor.map_or_else(Vec::new, |actor| self.thinking(before, actor));
        self.carry_out(line).expect("the line was checked and nothing was put in since");
        let after = self.table.waiting();
        if actor.is_some_and(|actor| is_same_moment(before, actor, after)) {
            self.clocks.wait_for(now, after.must, actor);
            return Some(Through { finished: None });
        }
        let first_token = self.first_token;
        self.open_question(now, actor);
        for (seat, open_since, mark) in thinking {
            if after.must.contains(seat) && self.table.choice_mark(seat) == mark {
                self.open_since[seat.index()] = open_since;
            }
        }
        if is_put && occasion.is_some() && self.table.occasion() == occasion {
            self.first_token = first_token;
        }
        Some(Through { finished: self.table.outcome() })
    }

    /// Who else thinks while a seat acts, since when, and about what. Nobody does so in a race: there everything means
    /// something else after every action.
    fn thinking(&self, waiting: Waiting, actor: Seat) -> Vec<(Seat, u32, u64)> {
        let others = waiting.must.without(actor).iter().filter(|_| waiting.may.is_empty());
        others.map(|seat| (seat, self.open_since[seat.index()], self.table.choice_mark(seat))).collect()
    }

    /// Carries a line out that is stored.
    fn carry_out(&mut self, line: Line) -> Result<(), CarryOutError> {
        match line {
            Line::Put(input) => self.put(&input),
            Line::Back(seat, inputs) => self.go_back(seat, inputs),
        }
    }

    /// Puts an input into the game.
    pub(crate) fn put(&mut self, input: &Input<String>) -> Result<(), CarryOutError> {
        let before = self.table.waiting();
        let news = self.table.put(match input {
            Input::Choose(seat, action) => Input::Choose(*seat, action.as_str()),
            Input::TimeUp => Input::TimeUp,
        });
        let news = news.map_err(CarryOutError::Rules)?;
        self.backlog.push(news, visible(before, self.table.waiting()));
        if let Input::Choose(seat, _) = input {
            self.backlog.note_act(*seat);
        }
        // The game may write the action in another way than the guest did; a record has one text.
        let input = self.table.latest().expect("an input was just put in");
        self.course.take(Line::Put(input)).expect("an input takes nothing back");
        Ok(())
    }

    /// The latest inputs no longer count: the table is set up again without them.
    fn go_back(&mut self, seat: Seat, inputs: usize) -> Result<(), CarryOutError> {
        let left = self.note_back(seat, inputs)?;
        let mut record = self.table.record();
        record.inputs.truncate(left);
        self.table = self.game.rebuild(&record, &mut |_| {}).expect("what was played can be played again");
        Ok(())
    }

    /// Notes that the latest inputs no longer count, and says how many still do. The table is to go back after it.
    pub(crate) fn note_back(&mut self, seat: Seat, inputs: usize) -> Result<usize, CarryOutError> {
        if seat.index() >= usize::from(self.table.seats()) {
            return Err(CarryOutError::NoSuchSeat(seat));
        }
        let left = self.course.take(Line::Back(seat, inputs)).map_err(CarryOutError::Back)?;
        self.backlog.take_back(TookBack { seat, inputs });
        // What the bots heard of it they must not have heard: others take their places.
        self.bots.fill_with(BotSeat::default);
        self.queue.clear();
        self.race = Race::default();
        Ok(left)
    }

    /// Everything that was played, and what counts of it.
    pub(crate) fn record(&self) -> Record {
        Record { taken_back: self.course.taken_back(), ..self.table.record() }
    }

    /// How often this seat may still take something back.
    pub(crate) fn take_backs_left(&self, seat: Seat) -> u32 {
        TAKE_BACKS_PER_GAME.saturating_sub(self.course.backs_of(seat))
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

    /// A new question is open; whoever has just moved may be asked again.
    pub(crate) fn open_question(&mut self, now: Ms, moved: Option<Seat>) {
        let waiting = self.table.waiting();
        self.ask_anew();
        self.first_token = self.token;
        self.open_since.fill(self.token);
        self.asked_at = now;
        self.limit_at = self.limit_from(now);
        self.clocks.wait_for(now, waiting.must, moved);
    }

    /// How many of the latest inputs go back to before the last one of this seat; none if there is no such input.
    pub(crate) fn inputs_since(&self, seat: Seat) -> Option<usize> {
        let is_own = |input: &Input<String>| matches!(input, Input::Choose(actor, _) if *actor == seat);
        self.course.inputs().rev().position(is_own).map(|later| later + 1)
    }

    /// Whether the seat may take its latest inputs back without asking: nobody acted since, no time runs, and nobody
    /// was told anything hidden.
    pub(crate) fn is_free(&mut self, inputs: usize, rng: &mut Rng) -> bool {
        inputs == 1 && self.limit_at.is_none() && !self.is_race() && !self.has_revealed(rng)
    }

    /// Whether the latest input told anybody something hidden.
    fn has_revealed(&mut self, rng: &mut Rng) -> bool {
        let lines = self.course.len();
        let known = self.revealed.filter(|(at, _)| *at == lines).map(|(_, revealed)| revealed);
        let revealed = known.unwrap_or_else(|| self.table.has_revealed(1, rng));
        self.revealed = Some((lines, revealed));
        revealed
    }

    /// Takes inputs back, unless one is just being stored.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        inputs: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), RoomRefused> {
        if self.pending.is_some() || self.table.outcome().is_some() {
            return Err(RoomRefused::Stale);
        }
        if self.take_backs_left(seat) == 0 {
            return Err(RoomRefused::NoTakeBacksLeft);
        }
        self.store(Line::Back(seat, inputs), effects);
        Ok(())
    }

    /// Lets the strongest player think for a seat that is asked something, with what it has heard.
    pub(crate) fn hint(&self, seat: Seat, connection: ConnectionId) -> Option<Effect> {
        let token = self.ask(seat)?.token;
        let question = AnyQuestion::of(self.table.as_ref(), seat)?;
        Some(Effect::Hint { connection, news: self.backlog.heard_from(0, seat), question, token })
    }

    pub(crate) fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// A guest is back: whoever played for them leaves.
    pub(crate) fn dismiss_bot(&mut self, seat: Seat) {
        self.bots[seat.index()] = BotSeat::default();
    }

    /// Everybody is asked anew, if at all: bots think again.
    fn ask_anew(&mut self) {
        self.token = self.backlog.len() as u32;
        for bot in &mut self.bots {
            bot.plan = None;
        }
    }

    /// Goes on after an input went through.
    pub(crate) fn go_on(&mut self, effects: &mut Vec<Effect>) {
        // The hearing of a race that was decided is over for everybody; one that outlasts its time limit goes on.
        if self.first_token == self.token {
            let heard = self.close_race(None);
            self.queue.extend(heard.in_time);
        }
        self.store_next(effects);
    }

    /// Asks the bot on this seat, if it is to be asked and was not yet.
    pub(crate) fn ask_bot(&mut self, seat: Seat, level: &str, effects: &mut Vec<Effect>) {
        let Some(ask) = self.ask(seat) else { return };
        let bot = &mut self.bots[seat.index()];
        if bot.asked == Some(ask.token) {
            return;
        }
        let Some(question) = AnyQuestion::of(self.table.as_ref(), seat) else { return };
        let first = if bot.told.is_none() { FirstThought::Yes } else { FirstThought::No };
        let news = self.backlog.heard_from(bot.told.unwrap_or(0), seat);
        bot.told = Some(self.backlog.len());
        bot.asked = Some(ask.token);
        effects.push(Effect::Think { seat, level: level.to_string(), first, news, question, token: ask.token });
    }

    /// A bot has thought: in a race its own time counts, otherwise it answers after the drawn delay.
    pub(crate) fn bot_answered(&mut self, seat: Seat, token: u32, answer: Option<Answer>, delay_ms: u32) {
        // A bot that was sent away while it thought has nothing to say any more.
        let current =
            self.ask(seat).is_some_and(|ask| ask.token == token) && self.bots[seat.index()].asked == Some(token);
        let Some(answer) = answer.filter(|_| current) else { return };
        let after = if self.is_race() { answer.after_ms } else { delay_ms };
        self.bots[seat.index()].plan = Some((self.asked_at + Ms::from(after), token, answer.action));
    }

    /// A bot broke: it does the first thing that is legal.
    pub(crate) fn bot_failed(&mut self, seat: Seat, token: u32, delay_ms: u32) {
        let action = self.table.sight(Viewer::Seat(seat)).legal().into_iter().next();
        let must = self.table.waiting().must.contains(seat);
        let answer = action.filter(|_| must).map(|action| Answer { action, after_ms: delay_ms });
        self.bots[seat.index()].told = None;
        self.bot_answered(seat, token, answer, delay_ms);
    }

    /// Whether an input is on its way or the rules let time run.
    pub(crate) fn is_busy(&self) -> bool {
        self.pending.is_some() || self.next_wake().is_some()
    }

    /// When something is due.
    pub(crate) fn next_wake(&self) -> Option<Ms> {
        let plans = self.bots.iter().filter_map(|bot| bot.plan.as_ref().map(|(at, _, _)| *at));
        // While an input is being stored only bots can be due; a hearing that is open goes before the limit.
        let hearing = self.race.closes_at();
        // A line with lag may still bring something that was sent in time.
        let limit = self.limit_at.map(|at| at + self.grace());
        plans.chain(hearing.or(limit).filter(|_| self.pending.is_none())).min()
    }

    fn grace(&self) -> Ms {
        if self.is_race() { crate::race::ALLOWANCE_MS } else { 0 }
    }

    /// Does what is due.
    pub(crate) fn tick(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        self.let_bots_act(now, effects);
        if self.pending.is_some() {
            return;
        }
        match self.race.closes_at() {
            // Whoever was in time is heard before the limit counts.
            Some(at) if at > now => return,
            Some(_) => self.decide_race(now, effects),
            None => {}
        }
        if self.pending.is_none() && self.limit_at.is_some_and(|at| at + self.grace() <= now) {
            self.limit_at = None;
            self.store(Line::Put(Input::TimeUp), effects);
        }
    }

    fn let_bots_act(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        for seat in Seat::all(self.table.seats()) {
            let bot = &mut self.bots[seat.index()];
            let Some((at, token, action)) = bot.plan.take_if(|(at, _, _)| *at <= now) else { continue };
            let offer = Offer { arrived_at: at, lag: 0, seat, token, action, connection: None };
            // A question that has passed needs no answer; a bot is not told off.
            let _ = self.offer(now, offer, effects);
        }
    }

    /// Ends the hearing of a race: what was offered, in the order in which it counts.
    fn close_race(&mut self, limit: Option<Ms>) -> Heard {
        let table = &self.table;
        self.race.close(limit, |offer| table.precedence(offer.seat, &offer.action))
    }

    /// Puts the first of a race in. If everybody was later than its time limit they are heard after that, for the race
    /// may outlast it.
    fn decide_race(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let Heard { in_time, late } = self.close_race(self.limit_at);
        if in_time.is_empty() {
            self.race = Race::heard(late, now);
            return;
        }
        for offer in late {
            refuse(&offer, RoomRefused::Slower, effects);
        }
        self.queue.extend(in_time);
        self.store_next(effects);
    }
}

fn refuse(offer: &Offer, reason: RoomRefused, effects: &mut Vec<Effect>) {
    if let Some(connection) = offer.connection {
        effects.push(Effect::Send(connection, crate::Sent::Refused { token: offer.token, reason }));
    }
}

/// One of several seats that choose at the same time has chosen, and the others still think about the same question.
fn is_same_moment(before: Waiting, actor: Seat, after: Waiting) -> bool {
    let Waiting { must, may, limit_ms } = before;
    !after.must.is_empty() && after == Waiting { must: must.without(actor), may, limit_ms } && must.contains(actor)
}

/// Whom the game waits for is public; a change of it is shown even to those who heard nothing.
pub(crate) fn visible(before: Waiting, after: Waiting) -> Visible {
    if before == after { Visible::Unchanged } else { Visible::Changed }
}

/// The chance of a bot's delay, which tells nothing about its thoughts.
pub(crate) fn draw_delay(range: &std::ops::RangeInclusive<u32>, rng: &mut Rng) -> u32 {
    range.start() + rng.below(range.end().saturating_sub(*range.start()) + 1)
}
