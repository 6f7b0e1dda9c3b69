//! The task that drives one table: messages to its room, effects to sockets, store and bots.

mod closing;
mod turns;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::{Advice, AnyBot, AnyEvent, AnyGame};
use room::{
    ConnectionId, Effect, FirstThought, Frame, GuestId, Manners, Message, Notice, RequestId, Room, RoomRefused,
    SeatNote, Sent,
};
use store::{AppendError, Appender, ClockNote, Health, Receipt, Store, StoreError, TableId, UnixMs, Visibility};
use table::{Record, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::clock::unix_now;
use crate::house::House;
use crate::hub::Hub;
use crate::tables::{self, Loaded};
use crate::thinking::{Task, Thought};

pub(crate) use closing::CloseRefused;
pub(crate) use turns::Turn;

/// How often a table that breaks is set up again before it is given up.
const MOST_REOPENINGS: u32 = 3;

/// What a table is told.
pub(crate) enum ToTable {
    /// A guest opened a socket.
    Connect { connection: ConnectionId, guest: GuestId, have: Option<u32>, line: LineEnd },
    /// A message for the room.
    Room(Message),
    /// A message for the room that is answered.
    Request { request: RequestId, message: Message, reply: oneshot::Sender<Result<Option<Seat>, RoomRefused>> },
    /// Somebody wants to look at the table without a socket.
    Look { guest: Option<GuestId>, reply: oneshot::Sender<Look> },
    /// A bot has thought.
    Thought(Thought),
    /// The strongest player has thought for somebody.
    Advice { connection: ConnectionId, token: u32, best: Vec<Advice> },
    /// A list of games asks whose turn it is.
    Turn { reply: oneshot::Sender<Turn> },
    /// The host shows or hides the table.
    Show(Visibility),
    /// The host closes the table for good.
    Close { guest: GuestId, reply: oneshot::Sender<Result<(), CloseRefused>> },
    /// A guest wants to be forgotten.
    Forget { guest: GuestId, reply: oneshot::Sender<()> },
    /// The house closes.
    Closing,
    /// Breaks the table, to show that it mends.
    #[cfg(test)]
    Break,
}

/// A look at a table.
pub(crate) struct Look {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Arc<[SeatNote]>,
    pub(crate) you: Option<Seat>,
    pub(crate) is_host: bool,
    /// What the table has agreed on beside the rules.
    pub(crate) manners: Manners,
    pub(crate) visibility: Visibility,
    /// How things stand, once the game has begun.
    pub(crate) frame: Option<Frame>,
    /// The record, once the game is over.
    pub(crate) record: Option<Record>,
}

/// The table's end of a socket.
pub(crate) struct LineEnd {
    pub(crate) queue: mpsc::Sender<Sent>,
    /// Set when something did not fit into the queue; the socket then asks for the whole picture.
    pub(crate) lost: Arc<AtomicBool>,
}

/// One table and everything it holds in its hands.
pub(crate) struct Driver {
    house: House,
    id: TableId,
    game: &'static dyn AnyGame,
    room: Room,
    appender: Appender,
    mailbox: mpsc::Sender<ToTable>,
    visibility: Visibility,
    lines: HashMap<ConnectionId, (GuestId, LineEnd)>,
    /// When a line to a guest who sits here was closed last.
    last_seen: HashMap<GuestId, Instant>,
    replies: HashMap<RequestId, oneshot::Sender<Result<Option<Seat>, RoomRefused>>>,
    desks: Vec<Desk>,
    storing: Option<Storing>,
    reopened: u32,
    /// When something happened last.
    moved_at: UnixMs,
    /// Whose turn it was when that was noted last.
    noted: Turn,
}

/// An input on its way to the store.
struct Storing {
    step: u32,
    receipt: Receipt,
    since: Instant,
}

/// The bot of a seat.
#[derive(Default)]
struct Desk {
    bot: Option<Box<dyn AnyBot>>,
    thinking: Busy,
    next: Option<Waiting>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Busy {
    #[default]
    Idle,
    Thinking,
    /// It thinks about a table that is no longer; what comes of it is thrown away.
    Outdated,
}

/// A question that waits until the bot has answered the one before.
struct Waiting {
    level: String,
    news: Vec<Arc<dyn AnyEvent>>,
    question: catalog::AnyQuestion,
    token: u32,
}

/// Whether the table goes on.
enum Go {
    On,
    Away,
}

impl Driver {
    pub(crate) fn new(house: House, id: TableId, loaded: Loaded, mailbox: mpsc::Sender<ToTable>) -> Driver {
        let Loaded { room, game, appender, visibility, noted } = loaded;
        let desks = room.seats().iter().map(|_| Desk::default()).collect();
        Driver {
            house,
            id,
            game,
            room,
            appender,
            mailbox,
            visibility,
            lines: HashMap::new(),
            last_seen: HashMap::new(),
            replies: HashMap::new(),
            desks,
            storing: None,
            reopened: 0,
            moved_at: noted.moved_at,
            noted,
        }
    }

    /// Drives the table until nobody needs it.
    pub(crate) async fn run(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        let mut health = self.house.0.store.health();
        let effects = self.room.wake(self.house.0.clock.now());
        self.carry_out(effects).await;
        loop {
            let wake = self.room.next_wake().map(|at| self.house.0.clock.instant(at));
            let is_idle = self.room.is_idle() && self.storing.is_none();
            let go = tokio::select! {
                stored = stored(&mut self.storing), if self.storing.is_some() => self.stored(stored).await,
                message = incoming.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => Go::Away,
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                    self.put(Message::Tick).await
                }
                changed = health.changed() => match changed {
                    Ok(()) => {
                        let is_up = *health.borrow_and_update() == Health::Up;
                        self.put(if is_up { Message::StoreUp } else { Message::StoreDown }).await
                    }
                    Err(_) => Go::Away,
                },
                () = sleep(self.house.0.config.sleep_after), if is_idle => Go::Away,
            };
            if matches!(go, Go::Away) {
                break;
            }
        }
        self.fall_asleep(incoming).await;
    }

    /// Whoever wrote to the table in its last moment finds it awake again.
    async fn fall_asleep(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        self.note_turn().await;
        self.house.0.hub.retire(&self.id).await;
        self.house.0.metrics.tables.dec();
        incoming.close();
        while let Some(message) = incoming.recv().await {
            if !matches!(message, ToTable::Thought(_) | ToTable::Advice { .. } | ToTable::Closing) {
                // If the table can't be woken, the socket that waits for it finds its queue closed.
                let _ = tell_again(&self.house, &self.id, message).await;
            }
        }
    }

    async fn take(&mut self, message: ToTable) -> Go {
        match message {
            ToTable::Connect { connection, guest, have, line } => {
                self.lines.insert(connection, (guest.clone(), line));
                self.put(Message::Arrive { connection, guest, have }).await
            }
            ToTable::Room(message) => {
                if let Message::Depart { connection } = message {
                    self.left(connection);
                    self.note_turn().await;
                }
                self.put(message).await
            }
            ToTable::Request { request, message, reply } => {
                self.replies.insert(request, reply);
                self.put(message).await
            }
            ToTable::Look { guest, reply } => {
                // Whoever asked may have gone.
                let _ = reply.send(self.look(guest.as_ref()));
                Go::On
            }
            ToTable::Thought(thought) => self.thought(thought).await,
            ToTable::Advice { connection, token, best } => {
                self.send(connection, Sent::Advice { token, best: best.into() });
                Go::On
            }
            ToTable::Turn { reply } => {
                let _ = reply.send(self.turn());
                Go::On
            }
            ToTable::Show(visibility) => {
                self.visibility = visibility;
                Go::On
            }
            ToTable::Close { guest, reply } => {
                let closed = self.close(&guest).await;
                let go = if closed.is_ok() { Go::Away } else { Go::On };
                let _ = reply.send(closed);
                go
            }
            ToTable::Forget { guest, reply } => {
                let go = self.forget(&guest).await;
                let _ = reply.send(());
                go
            }
            ToTable::Closing => {
                self.note_turn().await;
                let effects = self.room.announce(Notice::Closing);
                self.carry_out(effects).await
            }
            #[cfg(test)]
            ToTable::Break => self.guarded(|_, _| panic!("this table is broken on purpose")).await,
        }
    }

    /// A line was closed.
    fn left(&mut self, connection: ConnectionId) {
        let Some((guest, _)) = self.lines.remove(&connection) else { return };
        if self.room.seat_of(&guest).is_some() {
            self.last_seen.insert(guest, Instant::now());
        }
    }

    fn look(&self, guest: Option<&GuestId>) -> Look {
        Look {
            game: self.game,
            options: self.room.options().to_vec(),
            seats: self.room.seats(),
            you: guest.and_then(|guest| self.room.seat_of(guest)),
            is_host: guest.is_some_and(|guest| self.room.is_host(guest)),
            manners: self.room.manners().clone(),
            visibility: self.visibility,
            frame: self.room.look(guest, self.house.0.clock.now()),
            record: self.room.record(),
        }
    }

    async fn put(&mut self, message: Message) -> Go {
        self.guarded(|room, now| room.handle(now, message)).await
    }

    /// Lets the room do something. If it breaks, the table is set up again from its record.
    async fn guarded(&mut self, act: impl FnOnce(&mut Room, room::Ms) -> Vec<Effect>) -> Go {
        let now = self.house.0.clock.now();
        match catch_unwind(AssertUnwindSafe(|| act(&mut self.room, now))) {
            Ok(effects) => self.carry_out(effects).await,
            Err(_) => self.reopen().await,
        }
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) -> Go {
        for effect in effects {
            match effect {
                Effect::Send(connection, sent) => self.send(connection, sent),
                Effect::Reply(request, reply) => {
                    if let Some(waiting) = self.replies.remove(&request) {
                        let _ = waiting.send(reply);
                    }
                }
                Effect::Append { step, line } => match self.appender.append(line).await {
                    Ok(receipt) => self.storing = Some(Storing { step, receipt, since: Instant::now() }),
                    Err(error) => return self.append_failed(&error).await,
                },
                Effect::SaveSeat(seat, occupant) => self.save_seat(seat, &occupant).await,
                Effect::SaveStart => {
                    let saved = self.house.0.store.start_table(&self.id, unix_now()).await;
                    self.note(saved);
                }
                Effect::SaveClocks { left_ms, due_in_ms } => {
                    let saved_at = unix_now();
                    let due_at = due_in_ms.map(|ms| UnixMs(saved_at.0 + ms));
                    let saved =
                        self.house.0.store.save_clocks(&self.id, &ClockNote { left_ms, saved_at, due_at }).await;
                    self.note(saved);
                }
                Effect::Hint { connection, news, question, token } => {
                    self.advise(connection, news, question, token);
                }
                Effect::SaveResult(outcome) => {
                    let result = serde_json::to_string(&outcome).unwrap_or_default();
                    let saved = self.house.0.store.finish_table(&self.id, &result, unix_now()).await;
                    self.note(saved);
                    tracing::info!(table = %self.id, "game over");
                }
                Effect::Think { seat, level, first, news, question, token } => {
                    self.think(seat, first, Waiting { level, news, question, token });
                }
            }
        }
        Go::On
    }

    /// Lets the strongest player think for somebody, on the threads of the bots.
    fn advise(
        &mut self,
        connection: ConnectionId,
        news: Vec<Arc<dyn AnyEvent>>,
        question: catalog::AnyQuestion,
        token: u32,
    ) {
        let (game, mailbox) = (self.game, self.mailbox.clone());
        self.house.0.thinking.advise(game, news, question, move |best| {
            // A table that has fallen asleep meanwhile has nobody to tell.
            drop(mailbox.blocking_send(ToTable::Advice { connection, token, best }));
        });
    }

    fn send(&mut self, connection: ConnectionId, sent: Sent) {
        if matches!(sent, Sent::Refused { .. }) {
            self.house.0.metrics.refusals.inc();
        }
        let Some((_, line)) = self.lines.get(&connection) else { return };
        if line.queue.try_send(sent).is_err() {
            // It reads too slowly. What it missed would only delay it further: it gets the whole picture later.
            line.lost.store(true, Ordering::Relaxed);
        }
    }

    /// Writes who sits on a seat, however long the store is away.
    async fn save_seat(&mut self, seat: Seat, occupant: &room::Occupant) {
        let wish = tables::to_store(occupant);
        let mut holding = false;
        loop {
            match write_seat(&self.house.0.store, &self.id, seat, wish.as_ref()).await {
                Err(StoreError::Unavailable { .. }) => {
                    if !holding {
                        self.send_all(Notice::Holding);
                    }
                    holding = true;
                    sleep(Duration::from_millis(500)).await;
                }
                saved => {
                    self.note(saved);
                    if holding {
                        self.send_all(Notice::GoingOn);
                    }
                    return;
                }
            }
        }
    }

    fn note(&self, saved: Result<(), StoreError>) {
        if let Err(error) = saved {
            tracing::error!(table = %self.id, %error, "the store refused");
        }
    }

    async fn stored(&mut self, result: Result<u32, AppendError>) -> Go {
        let since = self.storing.take().map(|storing| storing.since);
        match result {
            Ok(step) => {
                self.house.0.metrics.moves.inc();
                if let Some(since) = since {
                    self.house.0.metrics.append_seconds.observe(since.elapsed().as_secs_f64());
                }
                let go = self.put(Message::Stored { step }).await;
                self.moved().await;
                go
            }
            Err(error) => self.append_failed(&error).await,
        }
    }

    /// The table in memory is no longer the one in the store: only the one in the store counts.
    async fn append_failed(&mut self, error: &AppendError) -> Go {
        self.storing = None;
        match error {
            AppendError::Closed => Go::Away,
            AppendError::Conflict { .. }
            | AppendError::AfterRefusal { .. }
            | AppendError::NotALine
            | AppendError::Refused { .. }
            | AppendError::QueueFull => {
                tracing::error!(table = %self.id, %error, "an input was not stored");
                self.reopen().await
            }
        }
    }

    /// Sets the table up again from its record.
    async fn reopen(&mut self) -> Go {
        self.reopened += 1;
        self.house.0.metrics.reopened.inc();
        tracing::error!(table = %self.id, times = self.reopened, "the table broke and is set up again");
        let loaded = loop {
            match tables::load(&self.house, &self.id).await {
                Ok(loaded) if self.reopened <= MOST_REOPENINGS => break Some(loaded),
                Err(tables::LoadError::Store(StoreError::Unavailable { .. })) => {
                    sleep(Duration::from_millis(500)).await;
                }
                Ok(_) | Err(_) => break None,
            }
        };
        let Some(Loaded { room, appender, .. }) = loaded else {
            tracing::error!(table = %self.id, "the table is given up");
            self.send_all(Notice::Broken);
            return Go::Away;
        };
        self.room = room;
        self.appender = appender;
        self.storing = None;
        self.replies.clear();
        for desk in &mut self.desks {
            let thinking = if desk.thinking == Busy::Idle { Busy::Idle } else { Busy::Outdated };
            *desk = Desk { thinking, ..Desk::default() };
        }
        self.send_all(Notice::Reopened);
        let now = self.house.0.clock.now();
        let mut effects = self.room.wake(now);
        for (&connection, (guest, _)) in &self.lines {
            effects.extend(self.room.handle(now, Message::Arrive { connection, guest: guest.clone(), have: None }));
        }
        Box::pin(self.carry_out(effects)).await
    }

    fn send_all(&mut self, notice: Notice) {
        let connections: Vec<ConnectionId> = self.lines.keys().copied().collect();
        for connection in connections {
            self.send(connection, Sent::Notice(notice));
        }
    }

    fn think(&mut self, seat: Seat, first: FirstThought, mut waiting: Waiting) {
        let desk = &mut self.desks[seat.index()];
        if first == FirstThought::Yes {
            desk.bot = None;
            desk.next = None;
            if desk.thinking == Busy::Thinking {
                desk.thinking = Busy::Outdated;
            }
        }
        if desk.thinking != Busy::Idle {
            if let Some(before) = desk.next.take() {
                waiting.news.splice(0..0, before.news);
            }
            desk.next = Some(waiting);
            return;
        }
        desk.thinking = Busy::Thinking;
        let Waiting { level, news, question, token } = waiting;
        let task = Task { game: self.game, level, seat, bot: desk.bot.take(), news, question, token };
        let mailbox = self.mailbox.clone();
        // A mailbox that is full for a moment is waited for on the bot's own thread; one that is gone needs no answer.
        self.house.0.thinking.start(task, move |thought| drop(mailbox.blocking_send(ToTable::Thought(thought))));
    }

    async fn thought(&mut self, thought: Thought) -> Go {
        let Thought { seat, token, result } = thought;
        let desk = &mut self.desks[seat.index()];
        let outdated = desk.thinking == Busy::Outdated;
        desk.thinking = Busy::Idle;
        let message = match result {
            _ if outdated => None,
            Some((bot, answer)) => {
                desk.bot = Some(bot);
                Some(Message::BotAnswered { seat, token, answer })
            }
            None => {
                tracing::error!(table = %self.id, %seat, "a bot broke");
                Some(Message::BotFailed { seat, token })
            }
        };
        if let Some(next) = desk.next.take() {
            self.think(seat, FirstThought::No, next);
        }
        match message {
            Some(message) => self.put(message).await,
            None => Go::On,
        }
    }
}

async fn write_seat(store: &Store, id: &TableId, seat: Seat, wish: Option<&store::Occupant>) -> Result<(), StoreError> {
    let seat = seat.index() as u8;
    let seated = store.seats(id).await?.into_iter().find(|(taken, _)| *taken == seat);
    if let Some((_, sitting)) = seated {
        store.release_seat(id, seat, &sitting).await?;
    }
    match wish {
        Some(wish) => store.claim_seat(id, seat, wish).await.map(drop),
        None => Ok(()),
    }
}

/// Passes a message on to the table as it will be awake next. The box keeps the compiler from going round in circles:
/// a table that falls asleep may wake a table.
fn tell_again<'a>(
    house: &'a House,
    id: &'a TableId,
    message: ToTable,
) -> Pin<Box<dyn Future<Output = Result<(), tables::LoadError>> + Send + 'a>> {
    Box::pin(async move { Hub::tell(house, id, message).await.map(drop) })
}

/// Waits until the input on its way is stored.
async fn stored(storing: &mut Option<Storing>) -> Result<u32, AppendError> {
    match storing {
        Some(Storing { step, receipt, .. }) => receipt.await.map(|()| *step),
        None => std::future::pending().await,
    }
}
