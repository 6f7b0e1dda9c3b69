//! The bots of a running game: what each was told and asked, and what it will do.

use catalog::{Answer, AnyAction, AnyQuestion};
use table::{Rng, Seat, SeatSet, Viewer};

use crate::message::{Ask, ConnectionId, Effect, FirstThought, Ms};
use crate::play::Play;
use crate::race::Offer;

/// How long until a bot is asked again whose question was put off.
const ASK_AGAIN_MS: Ms = 500;

/// What the room knows of the bot on a seat.
#[derive(Default)]
pub(crate) struct BotSeat {
    /// How many steps it has heard of; none before it has thought for the first time.
    told: Option<usize>,
    /// The token of the question it was asked last.
    asked: Option<u32>,
    /// While it thinks: how many steps it will have heard of.
    thinking: Option<usize>,
    /// What it will do, and when.
    pub(crate) plan: Option<Plan>,
}

/// What a bot will do, and when.
pub(crate) struct Plan {
    pub(crate) at: Ms,
    /// The token of the question that it answers.
    pub(crate) token: u32,
    pub(crate) action: Box<dyn AnyAction>,
}

impl Play {
    /// Asks the bot on this seat, if it is to be asked and was not yet. One that still thinks about a question that has
    /// passed is to end that first, and is asked when it is done.
    pub(crate) fn ask_bot(&mut self, seat: Seat, level: impl FnOnce() -> String, effects: &mut Vec<Effect>) {
        let ask = self.ask(seat);
        let bot = &self.bots[seat.index()];
        if bot.thinking.is_some() && bot.asked != ask.map(|ask| ask.token) {
            effects.push(Effect::CancelThought(seat));
            return;
        }
        let Some(ask) = ask.filter(|ask| bot.asked != Some(ask.token)) else { return };
        let question = self.question(seat, ask);
        let bot = &mut self.bots[seat.index()];
        let first = if bot.told.is_none() { FirstThought::Yes } else { FirstThought::No };
        let news = self.backlog.heard_from(bot.told.unwrap_or(0), seat);
        bot.thinking = Some(self.backlog.len());
        bot.asked = Some(ask.token);
        effects.push(Effect::Think { seat, level: level(), first, news, question, token: ask.token });
    }

    /// A bot has thought: in a race its own time counts, otherwise it answers after the drawn delay.
    pub(crate) fn bot_answered(&mut self, seat: Seat, token: u32, answer: Option<Answer>, delay_ms: u32) {
        let ask = self.ask(seat);
        let bot = &mut self.bots[seat.index()];
        // A bot that was sent away while it thought has nothing to say any more.
        let Some(told) = bot.thinking.take() else { return };
        bot.told = Some(told);
        let is_open = bot.asked == Some(token) && ask.is_some_and(|ask| ask.token == token);
        let Some(answer) = answer.filter(|_| is_open) else { return };
        let after = if self.is_race() { answer.after_ms } else { delay_ms };
        self.bots[seat.index()].plan = Some(Plan { at: self.asked_at + Ms::from(after), token, action: answer.action });
    }

    /// A bot broke: it does the first thing that is legal, and another one takes its place.
    pub(crate) fn bot_failed(&mut self, seat: Seat, token: u32, delay_ms: u32) {
        let action = self.table.first_legal(seat);
        let must = self.table.waiting().must.contains(seat);
        let answer = action.filter(|_| must).map(|action| Answer { action, after_ms: delay_ms });
        self.bot_answered(seat, token, answer, delay_ms);
        self.bots[seat.index()].told = None;
    }

    /// A bot has not heard what it was asked, and can be asked again.
    pub(crate) fn bot_canceled(&mut self, seat: Seat) {
        let bot = &mut self.bots[seat.index()];
        (bot.asked, bot.thinking) = (None, None);
    }

    /// The same, but not at once.
    pub(crate) fn bot_put_off(&mut self, now: Ms, seat: Seat) {
        self.bot_canceled(seat);
        self.ask_bots_at.get_or_insert(now + ASK_AGAIN_MS);
    }

    /// Whether bots are to be asked again whose questions were put off.
    pub(crate) fn must_ask_again(&mut self, now: Ms) -> bool {
        self.ask_bots_at.take_if(|at| *at <= now).is_some()
    }

    pub(crate) fn let_bots_act(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        for seat in Seat::all(self.table.seats()) {
            let bot = &mut self.bots[seat.index()];
            let Some(Plan { at, token, action }) = bot.plan.take_if(|plan| plan.at <= now) else { continue };
            let offer = Offer { arrived_at: at, lag: 0, seat, token, action, connection: None };
            // A question that has passed needs no answer; a bot is not told off.
            let _ = self.offer(now, offer, effects);
        }
    }

    /// The bot of a seat leaves: the guest for whom it played is back, or it has heard what it must not have heard.
    pub(crate) fn dismiss_bot(&mut self, seat: Seat) {
        let bot = std::mem::take(&mut self.bots[seat.index()]);
        if bot.thinking.is_some() {
            self.dismissed = self.dismissed.with(seat);
        }
    }

    /// Says which bots were sent away while they thought.
    pub(crate) fn tell_dismissed(&mut self, effects: &mut Vec<Effect>) {
        let dismissed = std::mem::replace(&mut self.dismissed, SeatSet::NONE);
        effects.extend(dismissed.iter().map(Effect::DismissBot));
    }

    /// Lets the strongest player think for a seat that is asked something, with what it has heard.
    pub(crate) fn hint(&self, seat: Seat, connection: ConnectionId) -> Option<Effect> {
        let ask = self.ask(seat)?;
        let (news, question) = (self.backlog.heard_from(0, seat), self.question(seat, ask));
        Some(Effect::Hint { connection, news, question, token: ask.token })
    }

    /// What somebody who thinks for a seat is asked.
    fn question(&self, seat: Seat, ask: Ask) -> AnyQuestion {
        AnyQuestion::new(seat, ask.asked, self.sights.of(Viewer::Seat(seat), self.table()))
    }
}

/// The chance of a bot's delay, which tells nothing about its thoughts.
pub(crate) fn draw_delay(range: &std::ops::RangeInclusive<u32>, rng: &mut Rng) -> u32 {
    range.start() + rng.below(range.end().saturating_sub(*range.start()) + 1)
}
