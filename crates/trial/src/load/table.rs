//! One table under load: two guests who play anything legal, one move at a time.

use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Phase;
use super::laying::{Laying, Sockets};
use super::measure::Tally;
use super::pace::Pace;

/// A step that the other guest has not been shown after this time is one that shows them nothing.
const SHOWN_BY: Duration = Duration::from_millis(200);

/// What the house says, as far as the guests listen.
#[derive(Deserialize)]
pub(crate) struct Said<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    seq: Option<u32>,
    acted: Option<u32>,
    #[serde(borrow)]
    ask: Option<Ask<'a>>,
    #[serde(borrow)]
    outcome: Option<&'a RawValue>,
    n: Option<u64>,
}

#[derive(Deserialize)]
struct Ask<'a> {
    token: u32,
    #[serde(borrow)]
    actions: Vec<&'a str>,
}

impl Said<'_> {
    /// An answer to what is asked: anything legal.
    pub(crate) fn answer(&self) -> Option<String> {
        let Ask { token, actions } = self.ask.as_ref()?;
        let action = actions[*token as usize * 7_919 % actions.len()];
        Some(format!("{{\"type\":\"choose\",\"token\":{token},\"action\":\"{action}\"}}"))
    }
}

/// Plays game after game until told that it is over.
pub(crate) async fn play(
    sockets: Sockets,
    laying: Laying,
    mut pace: Pace,
    mut phase: watch::Receiver<Phase>,
) -> anyhow::Result<Tally> {
    let mut tally = Tally::default();
    let mut sockets = sockets;
    phase.wait_for(|phase| *phase != Phase::Gathering).await.context("the measurement broke off")?;
    pace.begin();
    loop {
        let mut game = Playing { sockets, guests: Default::default(), sent: None, phase: *phase.borrow() };
        let end = game.run(&mut pace, &mut phase, &mut tally).await?;
        if end == End::Told {
            return Ok(tally);
        }
        tally.games += u64::from(game.phase == Phase::Measuring);
        sockets = laying.lay().await?;
    }
}

/// Why guests stop playing.
#[derive(PartialEq, Eq)]
enum End {
    /// The game is over.
    Game,
    /// They were told to stop.
    Told,
}

/// What a guest knows.
#[derive(Default)]
struct Seated {
    /// The last sequence number; none before the first frame.
    seq: Option<u32>,
    /// The sequence number that their own latest action made.
    acted: u32,
    /// The newest question and an answer to it.
    question: Option<(u32, String)>,
    /// The question that was answered last: while others still choose, it is shown again.
    answered: Option<u32>,
    /// How many frames came since the latest action at the table was sent.
    frames: u32,
    is_over: bool,
}

/// An action that is under way.
struct Sent {
    who: usize,
    at: Instant,
    /// When whoever sent it had it, and after how many frames.
    own: Option<(Instant, u32)>,
}

/// One game.
struct Playing {
    sockets: Sockets,
    guests: [Seated; 2],
    /// Two moves that are under way at once could not be timed: there is one at a time.
    sent: Option<Sent>,
    phase: Phase,
}

impl Playing {
    async fn run(
        &mut self,
        pace: &mut Pace,
        phase: &mut watch::Receiver<Phase>,
        tally: &mut Tally,
    ) -> anyhow::Result<End> {
        loop {
            let ready = self.ready().filter(|_| self.sent.is_none());
            let shown_by = self.sent.as_ref().and_then(|sent| sent.own).map(|(at, _)| at + SHOWN_BY);
            let [host, friend] = &mut self.sockets;
            let (who, message) = tokio::select! {
                message = host.next() => (0, message),
                message = friend.next() => (1, message),
                () = sleep_until(pace.due()), if ready.is_some() => {
                    self.send().await?;
                    continue;
                }
                () = sleep_until(shown_by.unwrap_or_else(Instant::now)), if shown_by.is_some() => {
                    self.everybody_has(tally);
                    continue;
                }
                changed = phase.changed() => {
                    changed.context("the measurement broke off")?;
                    self.phase = *phase.borrow_and_update();
                    if self.phase == Phase::Over {
                        return Ok(End::Told);
                    }
                    continue;
                }
            };
            let Message::Text(text) = message.context("the house closed a socket")?? else { continue };
            self.hear(who, &text, pace, tally).await?;
            if self.guests.iter().all(|guest| guest.is_over) {
                return Ok(End::Game);
            }
            if self.sent.is_none() && pace.due() <= Instant::now() {
                self.send().await?;
            }
        }
    }

    /// Who has something to answer.
    fn ready(&self) -> Option<usize> {
        let has_question =
            |guest: &Seated| guest.question.as_ref().is_some_and(|(token, _)| guest.answered != Some(*token));
        self.guests.iter().position(has_question)
    }

    async fn hear(&mut self, who: usize, text: &Utf8Bytes, pace: &mut Pace, tally: &mut Tally) -> anyhow::Result<()> {
        let said: Said<'_> = serde_json::from_str(text).context("the house does not speak the protocol")?;
        match (said.kind, said.seq) {
            ("frame", Some(seq)) => self.see(who, seq, &said, pace, tally),
            ("ping", _) => {
                let pong = format!("{{\"type\":\"pong\",\"n\":{}}}", said.n.unwrap_or(0));
                self.sockets[who].send(Message::text(pong)).await?;
            }
            ("refused", _) => {
                tally.refused(text);
                self.sent = None;
            }
            ("bye", _) => bail!("the house says goodbye: {text}"),
            _ => {}
        }
        Ok(())
    }

    fn see(&mut self, who: usize, seq: u32, said: &Said<'_>, pace: &mut Pace, tally: &mut Tally) {
        let guest = &mut self.guests[who];
        if let Some(last) = guest.seq.replace(seq) {
            tally.gaps += u64::from(seq != last + 1);
            // Both see nearly every step; one of them counts.
            if who == 0 {
                pace.moved();
            }
        }
        guest.frames += 1;
        guest.question = said.ask.as_ref().map(|ask| ask.token).zip(said.answer());
        guest.is_over = said.outcome.is_some();
        let acted = said.acted.unwrap_or(0);
        if acted > guest.acted {
            guest.acted = acted;
            if let Some(sent) = self.sent.as_mut().filter(|sent| sent.who == who) {
                sent.own = Some((Instant::now(), guest.frames));
            }
        }
        let other_has_it = |sent: &Sent| sent.own.is_some_and(|(_, frames)| self.guests[1 - sent.who].frames >= frames);
        if self.sent.as_ref().is_some_and(other_has_it) {
            if let Some((at, _)) = self.sent.as_mut().and_then(|sent| sent.own.as_mut()) {
                *at = Instant::now();
            }
            self.everybody_has(tally);
        }
    }

    /// The action that was under way has arrived at everybody whom it shows anything.
    fn everybody_has(&mut self, tally: &mut Tally) {
        if let Some(Sent { at, own: Some((had, _)), .. }) = self.sent.take()
            && self.phase == Phase::Measuring
        {
            tally.took(had - at);
        }
    }

    async fn send(&mut self) -> anyhow::Result<()> {
        let Some(who) = self.ready() else { return Ok(()) };
        for guest in &mut self.guests {
            guest.frames = 0;
        }
        let guest = &mut self.guests[who];
        let Some((token, text)) = guest.question.take() else { return Ok(()) };
        guest.answered = Some(token);
        self.sent = Some(Sent { who, at: Instant::now(), own: None });
        self.sockets[who].send(Message::text(text)).await?;
        Ok(())
    }
}
