//! The task that drives one table: messages to its room, effects to sockets, store and bots.

mod calls;
mod closing;
mod desks;
mod mending;
mod messages;
mod saving;
mod turns;

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::Ordering;

use catalog::AnyGame;
use room::{Attendance, ConnectionId, Effect, GuestId, Message, Notice, RequestId, Room, RoomRefused, Sent};
use store::{AppendError, Appender, Health, Receipt, TableId, UnixMs, Visibility};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::clock::unix_now;
use crate::house::House;
use crate::hub::Hub;
use crate::push::Watch;
use crate::tables::{self, Loaded};
use crate::thinking::{Owner, Replies, Thought};

use desks::{Desk, Hint, Question};

pub(crate) use closing::CloseRefused;
pub(crate) use messages::{LineEnd, Look, ToTable};
pub(crate) use turns::Turn;

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
    /// For whom the bots of this table think.
    owner: Owner,
    /// Who was at the table when the bots were last told how urgent they are.
    attendance: Attendance,
    /// When bots are asked again whose questions were not taken.
    ask_bots_at: Option<Instant>,
    /// The hints that are being thought out.
    hints: HashMap<ConnectionId, Hint>,
    /// Where thoughts are sent, and where they arrive.
    replies_to_bots: Replies,
    thoughts: mpsc::UnboundedReceiver<Thought>,
    storing: Option<Storing>,
    reopened: u32,
    /// When something happened last.
    moved_at: UnixMs,
    /// Whose turn it was when that was noted last.
    noted: Turn,
    /// Guests who are or were away while the game waits for them.
    watches: HashMap<GuestId, Watch>,
    #[cfg(test)]
    breaks_for_good: bool,
}

/// An input on its way to the store.
struct Storing {
    step: u32,
    receipt: Receipt,
    since: Instant,
}

/// Whether the table goes on.
enum Go {
    On,
    Away,
}

impl Driver {
    pub(crate) fn new(house: House, id: TableId, loaded: Loaded, mailbox: mpsc::Sender<ToTable>) -> Driver {
        let Loaded { room, game, appender, host, visibility, noted, watches } = loaded;
        let desks = room.seats().iter().map(|_| Desk::default()).collect();
        let (replies_to_bots, thoughts) = mpsc::unbounded_channel();
        Driver {
            owner: desks::owner(&host, &id),
            attendance: room.attendance(),
            ask_bots_at: None,
            hints: HashMap::new(),
            replies_to_bots,
            thoughts,
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
            watches,
            #[cfg(test)]
            breaks_for_good: false,
        }
    }

    /// Drives the table until nobody needs it.
    pub(crate) async fn run(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        let mut health = self.house.0.store.health();
        let mut go = self.guarded(Room::wake).await;
        while matches!(go, Go::On) {
            self.cancel_stale_hints();
            self.note_attendance();
            self.watch().await;
            let next_call = self.next_call();
            let wake = [self.room.next_wake(), next_call].into_iter().flatten().min();
            let wake = wake.map(|at| self.house.0.clock.instant(at));
            let is_idle = self.room.is_idle() && self.storing.is_none() && next_call.is_none();
            let ask_bots_at = self.ask_bots_at;
            go = tokio::select! {
                stored = stored(&mut self.storing), if self.storing.is_some() => self.stored(stored).await,
                message = incoming.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => Go::Away,
                },
                Some(thought) = self.thoughts.recv() => self.thought(thought).await,
                () = sleep_until(ask_bots_at.unwrap_or_else(Instant::now)), if ask_bots_at.is_some() => {
                    self.ask_bots_again();
                    Go::On
                }
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
        }
        self.fall_asleep(incoming).await;
    }

    /// Whoever wrote to the table in its last moment finds it awake again.
    async fn fall_asleep(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        self.note_turn().await;
        self.house.0.hub.retire(&self.id, &self.mailbox);
        self.house.0.metrics.tables.dec();
        incoming.close();
        while let Some(message) = incoming.recv().await {
            if !matches!(message, ToTable::Closing) {
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
            ToTable::Room(Message::AskHint { connection }) if self.awaits_hint(connection) => {
                self.send(connection, Sent::Refused { token: 0, reason: RoomRefused::HintRunning });
                Go::On
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
                let (game, visibility) = (self.game, self.visibility);
                match self.attempt(|room, now| look(room, guest.as_ref(), now, game, visibility)) {
                    // Whoever asked may have gone.
                    Some(look) => drop(reply.send(look)),
                    None => return self.reopen().await,
                }
                Go::On
            }
            ToTable::LookBack { guest, reply } => {
                match self.attempt(|room, _| room.look_back(guest.as_ref())) {
                    Some(past) => drop(reply.send(past)),
                    None => return self.reopen().await,
                }
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
                self.guarded(|room, _| room.announce(Notice::Closing)).await
            }
            #[cfg(test)]
            ToTable::BreakForGood => {
                self.breaks_for_good = true;
                self.reopen().await
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

    async fn put(&mut self, message: Message) -> Go {
        self.guarded(|room, now| room.handle(now, message)).await
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
                Effect::SaveClocks { left_ms, due_in_ms } => self.save_clocks(left_ms, due_in_ms).await,
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
                    self.think(seat, first, Question { level, news, question, token });
                }
            }
        }
        Go::On
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

    fn send_all(&mut self, notice: Notice) {
        let connections: Vec<ConnectionId> = self.lines.keys().copied().collect();
        for connection in connections {
            self.send(connection, Sent::Notice(notice));
        }
    }
}

/// What a guest sees who looks at a table.
fn look(
    room: &Room,
    guest: Option<&GuestId>,
    now: room::Ms,
    game: &'static dyn AnyGame,
    visibility: Visibility,
) -> Look {
    Look {
        game,
        options: room.options().to_vec(),
        seats: room.seats(),
        you: guest.and_then(|guest| room.seat_of(guest)),
        is_host: guest.is_some_and(|guest| room.is_host(guest)),
        manners: room.manners().clone(),
        visibility,
        frame: room.look(guest, now),
        record: room.record(),
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
