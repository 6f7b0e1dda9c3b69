//! A socket: one guest at one table, a browser that wants HTML or a program that wants JSON.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Packet, Utf8Bytes, WebSocket, close_code};
use boards::pages::LogLine;
use boards::{Lang, Sentence as _};
use futures_util::StreamExt as _;
use room::{ConnectionId, Consent, GuestId, Message, Ms, RoundTripBy, Sent};
use store::TableId;
use table::{MAX_SEATS, Seat};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use wire::{Bye, ClientMessage, CloseReason, Ping, Refusal, Refused, Saying, ServerMessage};

use crate::counts::Ticket;
use crate::drawings::Wanted;
use crate::driver::{Outbox, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::network::Network;
use crate::round_trip::Ends;
use crate::screen::Screen;
use crate::sessions::{Session, SessionWatch, SocketEnd};
use crate::speaker::{Format, Opening, Picture, Speaker, Speech};
use crate::tables::LoadError;
use crate::throttle::Bucket;

/// The longest message a guest may send, in bytes.
pub(crate) const MAX_MESSAGE: usize = 4 * 1024;
/// How many messages may wait for a guest who reads slowly.
const QUEUE: usize = 64;
/// How often the lag of a connection is measured.
const PING_EVERY: Duration = Duration::from_secs(5);
/// How often a guest is slowed down before the connection is closed.
const MOST_SLOWED: u32 = 40;
/// How often somebody may say something for long, a second.
const TALK_PER_SECOND: f64 = 0.5;
/// How often somebody may say something at once.
const TALK_AT_ONCE: f64 = 5.0;
/// How long a guest who is shown the door has to close the connection.
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
    /// The log up to the picture that the guest has; whatever came after it is told over the connection.
    pub(crate) log: Vec<LogLine>,
    pub(crate) format: Format,
    /// What the browser shows; nothing for a program.
    pub(crate) screen: Option<Screen>,
    /// Held as long as the socket is open.
    pub(crate) _place: SocketPlace,
}

/// Closes a socket for which there is no place, with a word to a browser.
pub(crate) async fn turn_away(mut socket: WebSocket, lang: Lang) {
    let reason = CloseReason::TooManySockets;
    let bye = ServerMessage::Bye(Bye { reason, text: reason.text(lang) }).to_json();
    let close = CloseFrame { code: close_code::AGAIN, reason: reason.word().into() };
    // A client that does not read it is not waited for.
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
    let outbox = Outbox { queue, lost: lost.clone() };
    let Caller { table, guest, session, network, name, ends, have, opening, log, format, screen, _place } = caller;
    let now = house.0.clock.now();
    let rate = f64::from(house.0.config.messages_per_second);
    let connect = ToTable::Connect { connection, guest, have, outbox };
    let mut talk = Talk {
        house: house.clone(),
        table,
        network,
        mailbox: None,
        connection,
        ends,
        socket,
        speaker: Speaker::new(format, opening, log),
        screen,
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
        Err(_) => talk.say_goodbye(CloseReason::NoTable).await,
    }
    // A table that can't be woken has no connections to forget.
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
    screen: Option<Screen>,
    lost: Arc<AtomicBool>,
    bucket: Bucket,
    /// The name under which the guest speaks who only watches.
    name: String,
    /// How much the guest may say.
    talking: Bucket,
    slowed: u32,
    pings: Pings,
}

/// The pings of a connection.
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
    /// The house closes the connection.
    Close(CloseReason),
    /// The connection is to be opened again: the house closes, as everybody was told, or the guest has a new cookie.
    Closing,
}

impl Talk {
    async fn run(&mut self, mut incoming: mpsc::Receiver<Sent>, mut session: SessionWatch) {
        let mut ping = interval(PING_EVERY.min(self.house.0.config.timeouts.pong / 2));
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let result = tokio::select! {
                end = session.ended() => Err(match end {
                    SocketEnd::Ended => End::Close(CloseReason::SessionEnded),
                    SocketEnd::Renewed => End::Closing,
                }),
                sent = incoming.recv() => match sent {
                    Some(sent) => self.pass_on(sent, &mut incoming).await,
                    None if self.house.0.closing.load(Ordering::Relaxed) => Err(End::Closing),
                    None => Err(End::Close(CloseReason::NoTable)),
                },
                packet = self.socket.next() => match packet {
                    Some(Ok(packet)) => self.hear(packet).await,
                    Some(Err(error)) if is_too_long(&error) => Err(End::Close(CloseReason::TooLong)),
                    Some(Err(_)) | None => Err(End::Gone),
                },
                _ = ping.tick() => self.ping().await,
            };
            match result {
                Ok(()) => {}
                Err(End::Gone) => return,
                Err(End::Close(reason)) => {
                    self.pass_on_last_words(&mut incoming).await;
                    return self.say_goodbye(reason).await;
                }
                Err(End::Closing) => return self.close(close_code::AWAY, "Closing").await,
            }
        }
    }

    /// Sends what the table said, and asks for the whole picture if something got lost before it.
    async fn pass_on(&mut self, sent: Sent, incoming: &mut mpsc::Receiver<Sent>) -> Result<(), End> {
        match self.speaker.speak(sent, self.house.0.clock.now()) {
            None => {}
            Some(Speech::Text(text)) => self.send(text).await?,
            Some(Speech::Picture(picture)) => self.show(picture).await?,
        }
        if incoming.is_empty() && self.lost.swap(false, Ordering::Relaxed) {
            self.tell_table(Message::Lost { connection: self.connection }).await?;
        }
        Ok(())
    }

    /// Sends what the table said before the connection ends. A table that is gone may have said why, and that may
    /// still be in the queue when a ping or a message finds no table any more.
    async fn pass_on_last_words(&mut self, incoming: &mut mpsc::Receiver<Sent>) {
        while let Ok(sent) = incoming.try_recv() {
            if let Err(End::Gone) = self.pass_on(sent, incoming).await {
                return;
            }
        }
    }

    /// Makes the browser show this picture.
    async fn show(&mut self, picture: Picture) -> Result<(), End> {
        let Some(screen) = &mut self.screen else { return Ok(()) };
        let drawings = &self.house.0.drawings;
        let (key, drawing) = (picture.key.clone(), || picture.drawing(&self.speaker));
        let drawn = drawings.picture(&screen.table, Wanted::After(screen.base()), key, drawing).await;
        match screen.show(drawings, drawn).await {
            Some(message) => self.send_packet(message).await,
            None => Ok(()),
        }
    }

    /// The browser does not show what the house thinks it shows: it gets the whole picture.
    async fn redraw(&mut self) -> Result<(), End> {
        let Some(screen) = &mut self.screen else { return self.refuse(0, Refusal::Unreadable).await };
        screen.forget();
        match self.speaker.redraw() {
            Some(picture) => self.show(picture).await,
            None => Ok(()),
        }
    }

    async fn hear(&mut self, packet: Packet) -> Result<(), End> {
        // Whatever comes costs something, so all of it counts.
        self.slow_down().await?;
        let text = match packet {
            Packet::Text(text) => text,
            Packet::Close(_) => return Err(End::Gone),
            Packet::Binary(_) => return self.refuse(0, Refusal::Unreadable).await,
            // The socket library answers these itself.
            Packet::Ping(_) | Packet::Pong(_) => return Ok(()),
        };
        match ClientMessage::from_json(text.as_str()) {
            Ok(message) => self.take(message).await,
            Err(_) => self.refuse(0, Refusal::Unreadable).await,
        }
    }

    async fn take(&mut self, message: ClientMessage) -> Result<(), End> {
        let connection = self.connection;
        match message {
            ClientMessage::Choose { token, action } => {
                self.tell_table(Message::Choose { connection, token, action }).await
            }
            ClientMessage::TakeBack => self.tell_table(Message::TakeBack { connection }).await,
            ClientMessage::Agree => self.consent(Consent::Agree).await,
            ClientMessage::Decline => self.consent(Consent::Decline).await,
            ClientMessage::Hint => self.ask_hint().await,
            ClientMessage::Say { text } => self.say(Saying::Words(text)).await,
            ClientMessage::Gesture { gesture } => self.say(Saying::Gesture(gesture)).await,
            ClientMessage::OpenCurtain { seat } if usize::from(seat) < MAX_SEATS => {
                self.tell_table(Message::OpenCurtain { connection, seat: Seat::new(seat) }).await
            }
            ClientMessage::OpenCurtain { .. } => self.refuse(0, Refusal::NoSuchSeat).await,
            ClientMessage::Redraw => self.redraw().await,
            ClientMessage::Pong { n } => self.pong(n).await,
        }
    }

    /// Passes on that the guest wants a hint. A network that asks for too many is told so.
    async fn ask_hint(&mut self) -> Result<(), End> {
        if !self.house.0.usage.hints.allows(self.network, self.house.0.clock.now()) {
            return self.refuse(0, Refusal::TooFast).await;
        }
        self.tell_table(Message::AskHint { connection: self.connection }).await
    }

    async fn consent(&mut self, consent: Consent) -> Result<(), End> {
        self.tell_table(Message::Consent { connection: self.connection, consent }).await
    }

    /// Passes on what the guest says. A guest who talks too fast is told so, and what they said is dropped.
    async fn say(&mut self, saying: Saying) -> Result<(), End> {
        if self.talking.take(self.house.0.clock.now()).is_err() {
            return self.refuse(0, Refusal::TooFast).await;
        }
        let name = Some(self.name.clone());
        self.tell_table(Message::Say { connection: self.connection, name, saying }).await
    }

    /// A client that sends too much waits; the connection of one that goes on regardless is closed.
    async fn slow_down(&mut self) -> Result<(), End> {
        while let Err(wait) = self.bucket.take(self.house.0.clock.now()) {
            self.slowed += 1;
            if self.slowed > MOST_SLOWED {
                self.house.0.metrics.flooded.inc();
                tracing::warn!(table = %self.table, "a socket was closed for flooding");
                return Err(End::Close(CloseReason::Flooding));
            }
            sleep(Duration::from_millis(wait)).await;
        }
        Ok(())
    }

    async fn tell_table(&mut self, message: Message) -> Result<(), End> {
        self.tell(ToTable::Room(message)).await.map_err(|_| End::Close(CloseReason::NoTable))
    }

    async fn tell(&mut self, message: ToTable) -> Result<(), LoadError> {
        Hub::tell_at(&self.house, &self.table, &mut self.mailbox, message).await
    }

    async fn ping(&mut self) -> Result<(), End> {
        let now = self.house.0.clock.now();
        let since = self.pings.silent_since.get_or_insert(now);
        if now.saturating_sub(*since) >= self.house.0.config.timeouts.pong.as_millis() as Ms {
            return Err(End::Close(CloseReason::Silent));
        }
        // A pong can be delayed at will; the kernel's own measurement can't.
        if let Some(ms) = self.ends.round_trip_ms() {
            self.round_trip(RoundTripBy::Kernel, ms).await?;
        }
        self.pings.sent += 1;
        self.pings.sent_at = now;
        self.send(ServerMessage::Ping(Ping { n: self.pings.sent }).to_json()).await
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

    async fn refuse(&mut self, token: u32, code: Refusal) -> Result<(), End> {
        let text = code.text(self.speaker.lang());
        self.send(ServerMessage::Refused(Refused { token, code, text }).to_json()).await
    }

    async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), End> {
        self.send_packet(Packet::Text(text.into())).await
    }

    async fn send_packet(&mut self, packet: Packet) -> Result<(), End> {
        match timeout(SEND_PATIENCE, self.socket.send(packet)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn say_goodbye(&mut self, reason: CloseReason) {
        let text = reason.text(self.speaker.lang());
        let code = match reason {
            CloseReason::Flooding | CloseReason::TooLong | CloseReason::SessionEnded => close_code::POLICY,
            CloseReason::Silent | CloseReason::NoTable => close_code::NORMAL,
            CloseReason::TooManySockets => close_code::AGAIN,
        };
        if self.send(ServerMessage::Bye(Bye { reason, text }).to_json()).await.is_ok() {
            self.close(code, reason.word()).await;
        }
    }

    async fn close(&mut self, code: u16, reason: &str) {
        let close = CloseFrame { code, reason: reason.into() };
        let _ = timeout(SEND_PATIENCE, self.socket.send(Packet::Close(Some(close)))).await;
        // A socket that is dropped with something unread in it is cut at once, and the reason is lost with it.
        let _ = timeout(LAST_WORDS, async { while let Some(Ok(_)) = self.socket.next().await {} }).await;
    }
}

/// Whether a message was longer than [`MAX_MESSAGE`].
fn is_too_long(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}
