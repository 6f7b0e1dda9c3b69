//! A socket: one guest at one table, a browser that wants HTML or a program that wants JSON.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Packet, WebSocket, close_code};
use boards::Farewell;
use boards::pages::LogLine;
use boards::{Lang, Scene, Seated};
use futures_util::StreamExt as _;
use room::{ConnectionId, Frame, GuestId, Message, Ms, Occupant, Reach, SeatNote, Sent};
use serde::Serialize;
use store::TableId;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::driver::{LineEnd, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::protocol::{self, FromGuest, ToBrowser, ToProgram};
use crate::render::{self, Sheet};
use crate::tables::LoadError;
use crate::throttle::Bucket;

/// The longest message a guest may send, in bytes.
pub(crate) const MAX_MESSAGE: usize = 4 * 1024;
/// How many messages may wait for a guest who reads slowly.
const QUEUE: usize = 64;
/// How often the lag of a line is measured.
const PING_EVERY: Duration = Duration::from_secs(5);
/// How many pings may stay without an answer before the line is given up.
const MOST_UNANSWERED: u64 = 12;
/// How often a guest is slowed down before the line is closed.
const MOST_SLOWED: u32 = 40;
/// How long a guest may take to accept a message.
const SEND_PATIENCE: Duration = Duration::from_secs(20);

/// What a socket speaks.
pub(crate) enum Format {
    /// HTML for a browser.
    Browser(Box<Sheet>),
    /// JSON for a program.
    Program(Lang),
}

/// Who opened a socket at which table.
pub(crate) struct Caller {
    pub(crate) table: TableId,
    pub(crate) guest: GuestId,
    pub(crate) have: Option<u32>,
    /// The log up to the picture that the guest has; whatever came after it is told over the line.
    pub(crate) log: Vec<LogLine>,
    pub(crate) format: Format,
}

/// Serves a socket until one of its ends is closed.
pub(crate) async fn serve(house: House, caller: Caller, socket: WebSocket) {
    house.0.metrics.sockets.inc();
    let connection = house.next_connection();
    let (queue, incoming) = mpsc::channel(QUEUE);
    let lost = Arc::new(AtomicBool::new(false));
    let line = LineEnd { queue, lost: lost.clone() };
    let Caller { table, guest, have, log, format } = caller;
    let now = house.0.clock.now();
    let rate = f64::from(house.0.config.messages_per_second);
    let connect = ToTable::Connect { connection, guest: guest.clone(), have, line };
    let mut talk = Talk {
        house: house.clone(),
        table,
        mailbox: None,
        connection,
        socket,
        speaker: Speaker { format, guest, you: None, seats: Vec::new(), frame: None, log },
        lost,
        bucket: Bucket::new(rate, rate * 8.0, now),
        slowed: 0,
        pings: Pings::default(),
    };
    match talk.tell(connect).await {
        Ok(()) => talk.run(incoming).await,
        Err(_) => talk.say_goodbye(Farewell::NoTable).await,
    }
    // A table that can't be woken has no lines to forget.
    let _ = talk.tell(ToTable::Room(Message::Depart { connection })).await;
    house.0.metrics.sockets.dec();
}

/// One conversation.
struct Talk {
    house: House,
    table: TableId,
    /// The mailbox of the table, once something was said to it.
    mailbox: Option<mpsc::Sender<ToTable>>,
    connection: ConnectionId,
    socket: WebSocket,
    speaker: Speaker,
    lost: Arc<AtomicBool>,
    bucket: Bucket,
    slowed: u32,
    pings: Pings,
}

/// The pings of a line.
#[derive(Default)]
struct Pings {
    sent: u64,
    answered: u64,
    sent_at: Ms,
}

/// Why a conversation ends.
enum End {
    /// The other end is gone.
    Gone,
    /// The house closes the line.
    Farewell(Farewell),
}

impl Talk {
    async fn run(&mut self, mut incoming: mpsc::Receiver<Sent>) {
        let mut ping = interval(PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let result = tokio::select! {
                sent = incoming.recv() => match sent {
                    Some(sent) => self.pass_on(sent, &mut incoming).await,
                    None => Err(End::Farewell(Farewell::NoTable)),
                },
                packet = self.socket.next() => match packet {
                    Some(Ok(packet)) => self.hear(packet).await,
                    Some(Err(error)) if is_too_long(&error) => Err(End::Farewell(Farewell::TooLong)),
                    Some(Err(_)) | None => Err(End::Gone),
                },
                _ = ping.tick() => self.ping().await,
            };
            match result {
                Ok(()) => {}
                Err(End::Gone) => return,
                Err(End::Farewell(farewell)) => return self.say_goodbye(farewell).await,
            }
        }
    }

    /// Sends what the table said, and asks for the whole picture if something got lost before it.
    async fn pass_on(&mut self, sent: Sent, incoming: &mut mpsc::Receiver<Sent>) -> Result<(), End> {
        let text = self.speaker.speak(sent);
        if let Some(text) = text {
            self.send(text).await?;
        }
        if incoming.is_empty() && self.lost.swap(false, Ordering::Relaxed) {
            self.tell_table(Message::Lost { connection: self.connection }).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, packet: Packet) -> Result<(), End> {
        let text = match packet {
            Packet::Text(text) => text,
            Packet::Close(_) => return Err(End::Gone),
            Packet::Binary(_) => return self.refuse(0, boards::Refusal::Unreadable).await,
            // The socket library answers these itself.
            Packet::Ping(_) | Packet::Pong(_) => return Ok(()),
        };
        self.slow_down().await?;
        match serde_json::from_str(text.as_str()) {
            Ok(FromGuest::Choose { token, action }) => {
                self.tell_table(Message::Choose { connection: self.connection, token, action }).await
            }
            Ok(FromGuest::Pong { n }) => self.pong(n).await,
            Err(_) => self.refuse(0, boards::Refusal::Unreadable).await,
        }
    }

    /// Whoever sends too much waits; whoever goes on regardless is shown the door.
    async fn slow_down(&mut self) -> Result<(), End> {
        while let Err(wait) = self.bucket.take(self.house.0.clock.now()) {
            self.slowed += 1;
            if self.slowed > MOST_SLOWED {
                self.house.0.metrics.flooded.inc();
                tracing::warn!(table = %self.table, "a socket was closed for flooding");
                return Err(End::Farewell(Farewell::Flooding));
            }
            sleep(Duration::from_millis(wait)).await;
        }
        Ok(())
    }

    async fn tell_table(&mut self, message: Message) -> Result<(), End> {
        self.tell(ToTable::Room(message)).await.map_err(|_| End::Farewell(Farewell::NoTable))
    }

    async fn tell(&mut self, message: ToTable) -> Result<(), LoadError> {
        Hub::tell_at(&self.house, &self.table, &mut self.mailbox, message).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.pings.sent > self.pings.answered + MOST_UNANSWERED {
            return Err(End::Farewell(Farewell::Silent));
        }
        self.pings.sent += 1;
        self.pings.sent_at = self.house.0.clock.now();
        let n = self.pings.sent;
        let text = match self.speaker.format {
            Format::Browser(_) => json(&ToBrowser::Ping { n }),
            Format::Program(_) => json(&ToProgram::Ping { n }),
        };
        self.send(text).await
    }

    async fn pong(&mut self, n: u64) -> Result<(), End> {
        if n != self.pings.sent || n <= self.pings.answered {
            return Ok(());
        }
        self.pings.answered = n;
        let ms = self.house.0.clock.now().saturating_sub(self.pings.sent_at) as u32;
        self.tell_table(Message::RoundTrip { connection: self.connection, ms }).await
    }

    async fn refuse(&mut self, token: u32, refusal: boards::Refusal) -> Result<(), End> {
        let text = refusal.text(self.speaker.lang());
        let text = match self.speaker.format {
            Format::Browser(_) => json(&ToBrowser::Refused { token, text }),
            Format::Program(_) => json(&ToProgram::Refused { token, text }),
        };
        self.send(text).await
    }

    async fn send(&mut self, text: String) -> Result<(), End> {
        match timeout(SEND_PATIENCE, self.socket.send(Packet::text(text))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn say_goodbye(&mut self, farewell: Farewell) {
        let text = farewell.text(self.speaker.lang());
        let code = match farewell {
            Farewell::Flooding | Farewell::TooLong => close_code::POLICY,
            Farewell::Silent | Farewell::NoTable => close_code::NORMAL,
        };
        let message = match self.speaker.format {
            Format::Browser(_) => json(&ToBrowser::Bye { text }),
            Format::Program(_) => json(&ToProgram::Bye { text }),
        };
        if self.send(message).await.is_ok() {
            let close = CloseFrame { code, reason: format!("{farewell:?}").into() };
            let _ = timeout(SEND_PATIENCE, self.socket.send(Packet::Close(Some(close)))).await;
        }
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too large")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages are plain data with text keys")
}

/// Puts what a table says into the words of one guest.
struct Speaker {
    format: Format,
    guest: GuestId,
    you: Option<Seat>,
    seats: Vec<Seated>,
    frame: Option<Box<Frame>>,
    log: Vec<LogLine>,
}

impl Speaker {
    fn lang(&self) -> Lang {
        match &self.format {
            Format::Browser(sheet) => sheet.lang,
            Format::Program(lang) => *lang,
        }
    }

    fn speak(&mut self, sent: Sent) -> Option<String> {
        match self.format {
            Format::Browser(_) => self.to_browser(sent),
            Format::Program(lang) => Some(to_program(&sent, lang)),
        }
    }

    fn to_browser(&mut self, sent: Sent) -> Option<String> {
        let lang = self.lang();
        Some(match sent {
            Sent::Frame(frame) => {
                let announce = self.take_in(frame);
                self.table(announce)
            }
            Sent::Seats(notes) => {
                self.seats = render::seated(&notes, lang);
                self.you = seat_of(&self.guest, &notes);
                self.table(Vec::new())
            }
            Sent::Refused { token, reason } => {
                json(&ToBrowser::Refused { token, text: protocol::refusal(&reason, lang) })
            }
            Sent::Notice(notice) => {
                let (kind, text) = protocol::notice(notice, lang);
                json(&ToBrowser::Notice { kind, text })
            }
        })
    }

    /// Takes a frame in and says which lines are worth announcing.
    fn take_in(&mut self, frame: Box<Frame>) -> Vec<String> {
        let scene = Scene { lang: self.lang(), you: frame.you, seats: &self.seats };
        let lines = render::log_lines(&frame.news, &scene);
        let announce = match frame.reach {
            // Who comes in the middle does not want the whole game read out.
            Reach::Whole => Vec::new(),
            Reach::Step | Reach::Missed => lines.iter().map(|line| line.text.clone()).collect(),
        };
        match frame.reach {
            Reach::Whole => self.log = lines,
            Reach::Step | Reach::Missed => self.log.extend(lines),
        }
        render::keep_latest(&mut self.log);
        self.frame = Some(frame);
        announce
    }

    fn table(&self, announce: Vec<String>) -> String {
        let Format::Browser(sheet) = &self.format else { return String::new() };
        let frame = self.frame.as_deref();
        let html = sheet.inner(&self.seats, self.you, frame, &self.log).into_string();
        let seq = frame.map_or(0, |frame| frame.seq);
        let reach = protocol::reach(frame.map_or(Reach::Whole, |frame| frame.reach));
        json(&ToBrowser::Table { html, seq, reach, announce })
    }
}

fn seat_of(guest: &GuestId, notes: &[SeatNote]) -> Option<Seat> {
    let sits = |note: &SeatNote| matches!(&note.occupant, Occupant::Guest { id, .. } if id == guest);
    notes.iter().position(sits).map(|index| Seat::new(index as u8))
}

fn to_program(sent: &Sent, lang: Lang) -> String {
    match sent {
        Sent::Frame(frame) => json(&protocol::frame(frame)),
        Sent::Seats(notes) => json(&protocol::seats(notes)),
        Sent::Refused { token, reason } => {
            json(&ToProgram::Refused { token: *token, text: protocol::refusal(reason, lang) })
        }
        Sent::Notice(notice) => {
            let (kind, text) = protocol::notice(*notice, lang);
            json(&ToProgram::Notice { kind, text })
        }
    }
}
