//! A socket: one guest at one table, a browser that wants HTML or a program that wants JSON.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Packet, Utf8Bytes, WebSocket, close_code};
use boards::pages::LogLine;
use boards::{Farewell, Lang};
use futures_util::StreamExt as _;
use room::{ConnectionId, Consent, Gesture, GuestId, Message, Ms, RoundTripBy, Saying, Sent};
use store::TableId;
use table::{MAX_SEATS, Seat};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::counts::Ticket;
use crate::driver::{LineEnd, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::network::Network;
use crate::protocol::{FromGuest, ToBrowser, ToProgram};
use crate::round_trip::Ends;
use crate::sessions::{Session, SessionWatch, SocketEnd};
use crate::speaker::{Format, Opening, Speaker, Speech, json};
use crate::tables::LoadError;
use crate::throttle::Bucket;

/// The longest message a guest may send, in bytes.
pub(crate) const MAX_MESSAGE: usize = 4 * 1024;
/// How many messages may wait for a guest who reads slowly.
const QUEUE: usize = 64;
/// How often the lag of a line is measured.
const PING_EVERY: Duration = Duration::from_secs(5);
/// How often a guest is slowed down before the line is closed.
const MOST_SLOWED: u32 = 40;
/// How often somebody may say something for long, a second.
const TALK_PER_SECOND: f64 = 0.5;
/// How often somebody may say something at once.
const TALK_AT_ONCE: f64 = 5.0;
/// How long a guest who is shown the door has to close the line.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// How long a guest may take to accept a message.
const SEND_PATIENCE: Duration = Duration::from_secs(20);

/// A socket's place among those that are open at its table, from its guest and from its network.
pub(crate) struct SocketPlace {
    _of_table: Ticket<TableId>,
    _of_guest: Ticket<store::GuestId>,
    _of_network: Ticket<Network>,
}

impl SocketPlace {
    /// A place, if there is one.
    pub(crate) fn take(
        house: &House,
        table: &TableId,
        guest: &store::GuestId,
        network: Network,
    ) -> Option<SocketPlace> {
        let usage = &house.0.usage;
        Some(SocketPlace {
            _of_network: usage.sockets_of_network.enter(network)?,
            _of_guest: usage.sockets_of_guest.enter(guest.clone())?,
            _of_table: usage.sockets_of_table.enter(table.clone())?,
        })
    }
}

/// Who opened a socket at which table.
pub(crate) struct Caller {
    pub(crate) table: TableId,
    pub(crate) guest: GuestId,
    /// The network that the guest comes from.
    pub(crate) network: Network,
    /// The session that opened it, with which it ends.
    pub(crate) session: Session,
    /// The name under which the guest speaks who only watches.
    pub(crate) name: String,
    /// The connection, for the kernel to tell its round trip.
    pub(crate) ends: Ends,
    pub(crate) have: Option<u32>,
    pub(crate) opening: Opening,
    /// The log up to the picture that the guest has; whatever came after it is told over the line.
    pub(crate) log: Vec<LogLine>,
    pub(crate) format: Format,
    /// Held as long as the socket is open.
    pub(crate) _place: SocketPlace,
}

/// Closes a socket for which there is no place, with a word to a browser.
pub(crate) async fn turn_away(mut socket: WebSocket, lang: Lang) {
    let farewell = Farewell::TooManySockets;
    let bye = json(&ToBrowser::Bye { text: farewell.text(lang) });
    let close = CloseFrame { code: close_code::AGAIN, reason: format!("{farewell:?}").into() };
    // Whoever does not want to hear it is not waited for.
    let _ = timeout(LAST_WORDS, async {
        socket.send(Packet::text(bye)).await?;
        socket.send(Packet::Close(Some(close))).await?;
        while let Some(Ok(_)) = socket.next().await {}
        Ok::<(), axum::Error>(())
    })
    .await;
}

/// Serves a socket until one of its ends is closed.
pub(crate) async fn serve(house: House, caller: Caller, socket: WebSocket) {
    house.0.metrics.sockets.inc();
    let connection = house.next_connection();
    let (queue, incoming) = mpsc::channel(QUEUE);
    let lost = Arc::new(AtomicBool::new(false));
    let line = LineEnd { queue, lost: lost.clone() };
    let Caller { table, guest, session, network, name, ends, have, opening, log, format, _place } = caller;
    let now = house.0.clock.now();
    let rate = f64::from(house.0.config.messages_per_second);
    let connect = ToTable::Connect { connection, guest: guest.clone(), have, line };
    let mut talk = Talk {
        house: house.clone(),
        table,
        network,
        mailbox: None,
        connection,
        ends,
        socket,
        speaker: Speaker::new(format, guest, opening, log),
        lost,
        bucket: Bucket::new(rate, rate * 8.0, now),
        name,
        talking: Bucket::new(TALK_PER_SECOND, TALK_AT_ONCE, now),
        slowed: 0,
        pings: Pings::default(),
    };
    match talk.tell(connect).await {
        Ok(()) => {
            let watch = house.0.sessions.watch(session, connection);
            talk.run(incoming, watch).await;
        }
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
    network: Network,
    /// The mailbox of the table, once something was said to it.
    mailbox: Option<mpsc::Sender<ToTable>>,
    connection: ConnectionId,
    ends: Ends,
    socket: WebSocket,
    speaker: Speaker,
    lost: Arc<AtomicBool>,
    bucket: Bucket,
    /// The name under which the guest speaks who only watches.
    name: String,
    /// How much the guest may say.
    talking: Bucket,
    slowed: u32,
    pings: Pings,
}

/// The pings of a line.
#[derive(Default)]
struct Pings {
    sent: u64,
    answered: u64,
    sent_at: Ms,
    /// When the first ping was sent that has had no answer.
    silent_since: Option<Ms>,
}

/// Why a conversation ends.
enum End {
    /// The other end is gone.
    Gone,
    /// The house closes the line.
    Farewell(Farewell),
    /// The line is to be opened again: the house closes, as everybody was told, or the guest has a new cookie.
    Closing,
}

impl Talk {
    async fn run(&mut self, mut incoming: mpsc::Receiver<Sent>, mut session: SessionWatch) {
        let mut ping = interval(PING_EVERY.min(self.house.0.config.timeouts.pong / 2));
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let result = tokio::select! {
                end = session.ended() => Err(match end {
                    SocketEnd::Ended => End::Farewell(Farewell::SessionEnded),
                    SocketEnd::Renewed => End::Closing,
                }),
                sent = incoming.recv() => match sent {
                    Some(sent) => self.pass_on(sent, &mut incoming).await,
                    None if self.house.0.closing.load(Ordering::Relaxed) => Err(End::Closing),
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
                Err(End::Closing) => return self.close(close_code::AWAY, "Closing").await,
            }
        }
    }

    /// Sends what the table said, and asks for the whole picture if something got lost before it.
    async fn pass_on(&mut self, sent: Sent, incoming: &mut mpsc::Receiver<Sent>) -> Result<(), End> {
        match self.speaker.speak(sent, self.house.0.clock.now()) {
            None => {}
            Some(Speech::Text(text)) => self.send(text).await?,
            Some(Speech::Picture(picture)) => {
                let key = picture.key.clone();
                let drawing = || picture.drawing(&self.speaker);
                let text = self.house.0.drawings.shared(key, drawing).await;
                self.send(text).await?;
            }
        }
        if incoming.is_empty() && self.lost.swap(false, Ordering::Relaxed) {
            self.tell_table(Message::Lost { connection: self.connection }).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, packet: Packet) -> Result<(), End> {
        // Whatever comes costs something, so all of it counts.
        self.slow_down().await?;
        let text = match packet {
            Packet::Text(text) => text,
            Packet::Close(_) => return Err(End::Gone),
            Packet::Binary(_) => return self.refuse(0, boards::Refusal::Unreadable).await,
            // The socket library answers these itself.
            Packet::Ping(_) | Packet::Pong(_) => return Ok(()),
        };
        match serde_json::from_str(text.as_str()) {
            Ok(FromGuest::Choose { token, action }) => {
                self.tell_table(Message::Choose { connection: self.connection, token, action }).await
            }
            Ok(FromGuest::TakeBack) => self.tell_table(Message::TakeBack { connection: self.connection }).await,
            Ok(FromGuest::Agree) => self.consent(Consent::Agree).await,
            Ok(FromGuest::Decline) => self.consent(Consent::Decline).await,
            Ok(FromGuest::Hint) => self.ask_hint().await,
            Ok(FromGuest::Say { text }) => self.say(Saying::Words(text)).await,
            Ok(FromGuest::Gesture { gesture }) => match Gesture::named(&gesture) {
                Some(gesture) => self.say(Saying::Gesture(gesture)).await,
                None => self.refuse(0, boards::Refusal::Unreadable).await,
            },
            Ok(FromGuest::OpenCurtain { seat }) if usize::from(seat) < MAX_SEATS => {
                let (connection, seat) = (self.connection, Seat::new(seat));
                self.tell_table(Message::OpenCurtain { connection, seat }).await
            }
            Ok(FromGuest::OpenCurtain { .. }) => self.refuse(0, boards::Refusal::NoSuchSeat).await,
            Ok(FromGuest::Pong { n }) => self.pong(n).await,
            Err(_) => self.refuse(0, boards::Refusal::Unreadable).await,
        }
    }

    /// Passes on that the guest wants a hint. A network that asks for too many is told so.
    async fn ask_hint(&mut self) -> Result<(), End> {
        if !self.house.0.usage.hints.allows(self.network, self.house.0.clock.now()) {
            return self.refuse(0, boards::Refusal::TooFast).await;
        }
        self.tell_table(Message::AskHint { connection: self.connection }).await
    }

    async fn consent(&mut self, consent: Consent) -> Result<(), End> {
        self.tell_table(Message::Consent { connection: self.connection, consent }).await
    }

    /// Passes on what the guest says. Whoever talks too fast is told so, and what they said is dropped.
    async fn say(&mut self, saying: Saying) -> Result<(), End> {
        if self.talking.take(self.house.0.clock.now()).is_err() {
            return self.refuse(0, boards::Refusal::TooFast).await;
        }
        let name = Some(self.name.clone());
        self.tell_table(Message::Say { connection: self.connection, name, saying }).await
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
        let now = self.house.0.clock.now();
        let since = self.pings.silent_since.get_or_insert(now);
        if now.saturating_sub(*since) >= self.house.0.config.timeouts.pong.as_millis() as Ms {
            return Err(End::Farewell(Farewell::Silent));
        }
        // A pong can be delayed at will; the kernel's own measurement can't.
        if let Some(ms) = self.ends.round_trip_ms() {
            self.round_trip(RoundTripBy::Kernel, ms).await?;
        }
        self.pings.sent += 1;
        self.pings.sent_at = now;
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
        self.pings.silent_since = None;
        let ms = self.house.0.clock.now().saturating_sub(self.pings.sent_at) as u32;
        self.round_trip(RoundTripBy::Pong, ms).await
    }

    async fn round_trip(&mut self, by: RoundTripBy, ms: u32) -> Result<(), End> {
        self.tell_table(Message::RoundTrip { connection: self.connection, by, ms }).await
    }

    async fn refuse(&mut self, token: u32, refusal: boards::Refusal) -> Result<(), End> {
        let text = refusal.text(self.speaker.lang());
        let text = match self.speaker.format {
            Format::Browser(_) => json(&ToBrowser::Refused { token, text }),
            Format::Program(_) => json(&ToProgram::Refused { token, text }),
        };
        self.send(text).await
    }

    async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), End> {
        match timeout(SEND_PATIENCE, self.socket.send(Packet::Text(text.into()))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn say_goodbye(&mut self, farewell: Farewell) {
        let text = farewell.text(self.speaker.lang());
        let code = match farewell {
            Farewell::Flooding | Farewell::TooLong | Farewell::SessionEnded => close_code::POLICY,
            Farewell::Silent | Farewell::NoTable => close_code::NORMAL,
            Farewell::TooManySockets => close_code::AGAIN,
        };
        let message = match self.speaker.format {
            Format::Browser(_) => json(&ToBrowser::Bye { text }),
            Format::Program(_) => json(&ToProgram::Bye { text }),
        };
        if self.send(message).await.is_ok() {
            self.close(code, &format!("{farewell:?}")).await;
        }
    }

    async fn close(&mut self, code: u16, reason: &str) {
        let close = CloseFrame { code, reason: reason.into() };
        let _ = timeout(SEND_PATIENCE, self.socket.send(Packet::Close(Some(close)))).await;
        // A line that is dropped while something unread lies in it is cut at once, and the reason is lost with it.
        let _ = timeout(LAST_WORDS, async { while let Some(Ok(_)) = self.socket.next().await {} }).await;
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too large")
}
