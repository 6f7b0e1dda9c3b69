//! One table under load: two guests who play anything legal, one move at a time.

use std::time::Duration;

use anyhow::{Context as _, bail};
use futures_util::StreamExt as _;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Frame, ServerMessage};

use super::Phase;
use super::laying::{Company, Laying, Seated};
use super::measure::LoadTotals;
use super::pace::Pace;
use super::reader::{Format, Reader};
use crate::sockets;

/// A step that the other guest has not been shown after this time is one that shows them nothing.
const SHOWN_BY: Duration = Duration::from_millis(200);

/// Plays game after game until told that it is over.
pub(crate) async fn play(
    mut seated: Seated,
    laying: Laying,
    company: Company,
    mut pace: Pace,
) -> anyhow::Result<LoadTotals> {
    let mut totals = LoadTotals::default();
    let mut phase = company.phase.clone();
    phase.wait_for(|phase| *phase != Phase::Gathering).await.context("the measurement broke off")?;
    pace.begin();
    loop {
        let phase_now = *phase.borrow();
        let mut game = Playing { seated, guests: Default::default(), sent: None, phase: phase_now, game: laying.game };
        let end = game.run(&mut pace, &mut phase, &company, &mut totals).await?;
        if end == End::Told {
            return Ok(totals);
        }
        totals.games += u64::from(game.phase == Phase::Measuring);
        seated = laying.lay(&company).await?;
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
struct Knows {
    /// The last sequence number; none before the first frame.
    seq: Option<u32>,
    /// The sequence number that their own latest action made.
    acted: u32,
    /// The newest question and an answer to it.
    question: Option<(u32, ClientMessage)>,
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
    /// When its sender had it, and after how many frames.
    own: Option<(Instant, u32)>,
    /// How far the pages of the guests must be before everybody sees it.
    pages: Option<[u32; 2]>,
}

/// One game.
struct Playing {
    seated: Seated,
    guests: [Knows; 2],
    /// Two moves that are under way at once could not be timed: there is one at a time.
    sent: Option<Sent>,
    phase: Phase,
    game: &'static str,
}

impl Playing {
    async fn run(
        &mut self,
        pace: &mut Pace,
        phase: &mut watch::Receiver<Phase>,
        company: &Company,
        totals: &mut LoadTotals,
    ) -> anyhow::Result<End> {
        loop {
            let ready = self.ready().filter(|_| self.sent.is_none());
            let waits_for_pages = self.sent.as_ref().and_then(|sent| sent.pages);
            let shown_by = self.sent.as_ref().filter(|sent| sent.pages.is_none()).and_then(|sent| sent.own);
            let shown_by = shown_by.map(|(at, _)| at + SHOWN_BY);
            let Seated { sockets: [host, friend], pages, .. } = &mut self.seated;
            let (who, message) = tokio::select! {
                message = host.next() => (0, message),
                message = friend.next() => (1, message),
                () = sleep_until(pace.due()), if ready.is_some() => {
                    self.send().await?;
                    continue;
                }
                () = sleep_until(shown_by.unwrap_or_else(Instant::now)), if shown_by.is_some() => {
                    self.everybody_has(totals);
                    continue;
                }
                shown = all_show(pages, waits_for_pages), if waits_for_pages.is_some() => {
                    shown?;
                    self.took(Instant::now(), totals);
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
            if self.hear(who, &text, pace, totals).await? == Heard::Frame && self.phase == Phase::Measuring {
                company.sizes.add(self.game, Format::Json, text.len());
            }
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
            |guest: &Knows| guest.question.as_ref().is_some_and(|(token, _)| guest.answered != Some(*token));
        self.guests.iter().position(has_question)
    }

    async fn hear(
        &mut self,
        who: usize,
        text: &str,
        pace: &mut Pace,
        totals: &mut LoadTotals,
    ) -> anyhow::Result<Heard> {
        match sockets::read(text)? {
            Some(ServerMessage::Frame(frame)) => {
                self.see(who, &frame, pace, totals)?;
                return Ok(Heard::Frame);
            }
            Some(ServerMessage::Ping(ping)) => {
                sockets::send(&mut self.seated.sockets[who], &ClientMessage::Pong { n: ping.n }).await?;
            }
            Some(ServerMessage::Refused(_)) => {
                totals.refused(text);
                self.sent = None;
            }
            Some(ServerMessage::Bye(bye)) => bail!("the server closes the connection: {}: {}", bye.reason, bye.text),
            Some(
                ServerMessage::Table(_)
                | ServerMessage::Patch(_)
                | ServerMessage::Seats(_)
                | ServerMessage::TakeBackRequest(_)
                | ServerMessage::Talk(_)
                | ServerMessage::Said(_)
                | ServerMessage::Hint(_)
                | ServerMessage::Notice(_),
            )
            | None => {}
        }
        Ok(Heard::Other)
    }

    fn see(&mut self, who: usize, frame: &Frame, pace: &mut Pace, totals: &mut LoadTotals) -> anyhow::Result<()> {
        let seq = frame.seq;
        let guest = &mut self.guests[who];
        if let Some(last) = guest.seq.replace(seq) {
            totals.gaps += u64::from(seq != last + 1);
            // Both see nearly every step; one of them counts.
            if who == 0 {
                pace.moved();
            }
        }
        guest.frames += 1;
        guest.question = frame.ask.as_ref().map(|ask| ask.token).zip(sockets::answer(frame)?);
        guest.is_over = frame.outcome.is_some();
        let acted = frame.acted.unwrap_or(0);
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
            self.everybody_has(totals);
        }
        Ok(())
    }

    /// The action that was under way has arrived at everybody whom it shows anything; pages may still lack it.
    fn everybody_has(&mut self, totals: &mut LoadTotals) {
        let Some(sent) = &mut self.sent else { return };
        match (&self.seated.pages, sent.own) {
            (Some(_), _) => {
                let [host, friend] = &self.guests;
                sent.pages.get_or_insert([host, friend].map(|guest| guest.seq.unwrap_or(0)));
            }
            (None, Some((had, _))) => self.took(had, totals),
            (None, None) => self.sent = None,
        }
    }

    /// Everybody has had it since then.
    fn took(&mut self, had: Instant, totals: &mut LoadTotals) {
        if let Some(Sent { at, .. }) = self.sent.take()
            && self.phase == Phase::Measuring
        {
            totals.took(had - at);
        }
    }

    async fn send(&mut self) -> anyhow::Result<()> {
        let Some(who) = self.ready() else { return Ok(()) };
        for guest in &mut self.guests {
            guest.frames = 0;
        }
        let guest = &mut self.guests[who];
        let Some((token, answer)) = guest.question.take() else { return Ok(()) };
        guest.answered = Some(token);
        self.sent = Some(Sent { who, at: Instant::now(), own: None, pages: None });
        sockets::send(&mut self.seated.sockets[who], &answer).await
    }
}

/// What a message was.
#[derive(PartialEq, Eq)]
enum Heard {
    Frame,
    Other,
}

/// Waits until the pages of both guests show the game up to there.
async fn all_show(pages: &mut Option<[Reader; 2]>, seqs: Option<[u32; 2]>) -> anyhow::Result<()> {
    for (page, seq) in pages.iter_mut().flatten().zip(seqs.into_iter().flatten()) {
        page.shows(seq).await?;
    }
    Ok(())
}
