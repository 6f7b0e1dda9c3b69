//! The task that drives one table: messages to its room, effects to sockets, store and bots.

mod bots;
mod calls;
mod closing;
mod effects;
mod guard;
mod mending;
mod messages;
mod saving;
mod turns;

use std::collections::HashMap;
use std::pin::Pin;

use catalog::AnyGame;
use room::{ConnectionId, Effect, GuestId, Message, Ms, RequestId, Room, RoomRefused, Sent};
use store::{AppendError, Appender, Health, Receipt, TableId, UnixMs, Visibility};
use table::{Seat, SeatSet};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};
use wire::{Notice, Refusal};

use crate::house::House;
use crate::hub::Hub;
use crate::push::Watch;
use crate::tables::{self, Loaded};
use crate::thinking::{Done, Owner, Replies};

use bots::{Desk, Hint};
use guard::{Broken, GuardedRoom};

#[cfg(test)]
pub(crate) use guard::Breaks;
pub(crate) use messages::{Look, Outbox, ToTable};
pub(crate) use turns::Turn;

/// One table and everything it holds in its hands.
pub(crate) struct Driver {
    house: House,
    id: TableId,
    game: &'static dyn AnyGame,
    room: GuardedRoom,
    appender: Appender,
    mailbox: mpsc::Sender<ToTable>,
    visibility: Visibility,
    /// Where to send what the room says. Who is at the other end is the room's business.
    outboxes: HashMap<ConnectionId, Outbox>,
    replies: HashMap<RequestId, oneshot::Sender<Result<Option<Seat>, RoomRefused>>>,
    desks: HashMap<Seat, Desk>,
    /// For whom the bots of this table think.
    owner: Owner,
    /// The hints that are being thought out.
    hints: HashMap<ConnectionId, Hint>,
    /// Where thoughts are sent, and where they arrive.
    replies_to_bots: Replies,
    thoughts: mpsc::UnboundedReceiver<Done>,
    storing: Option<Storing>,
    reopened: u32,
    /// When something happened last.
    moved_at: UnixMs,
    /// Whose turn it was when that was noted last.
    noted: Turn,
    /// Guests who are or were away while the game waits for them.
    watches: HashMap<GuestId, Watch>,
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
        let (replies_to_bots, thoughts) = mpsc::unbounded_channel();
        Driver {
            owner: bots::owner(&host, &id),
            hints: HashMap::new(),
            replies_to_bots,
            thoughts,
            room: GuardedRoom::new(room, house.0.clock),
            house,
            id,
            game,
            appender,
            mailbox,
            visibility,
            outboxes: HashMap::new(),
            replies: HashMap::new(),
            desks: HashMap::new(),
            storing: None,
            reopened: 0,
            moved_at: noted.moved_at,
            noted,
            watches,
        }
    }

    /// Drives the table until nobody needs it.
    pub(crate) async fn run(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        let mut health = self.house.0.store.health();
        let quiet_ms = self.quiet_ms();
        let mut done = self.act(|room, now| room.wake(now, quiet_ms)).await;
        loop {
            let go = match done {
                Ok(go) => go,
                Err(Broken) => self.reopen().await,
            };
            if let Go::Away = go {
                break;
            }
            done = self.next(&mut incoming, &mut health).await;
        }
        self.fall_asleep(incoming).await;
    }

    /// Waits for the next thing to happen, and does what it asks for.
    async fn next(
        &mut self,
        incoming: &mut mpsc::Receiver<ToTable>,
        health: &mut watch::Receiver<Health>,
    ) -> Result<Go, Broken> {
        self.cancel_stale_hints()?;
        if let Go::Away = self.update_urgency().await? {
            return Ok(Go::Away);
        }
        self.watch().await?;
        let next_call = self.next_call();
        let (wake, room_is_idle) = self.room.ask(|room| (room.next_wake(), room.is_idle()))?;
        let wake = [wake, next_call].into_iter().flatten().min();
        let wake = wake.map(|at| self.house.0.clock.instant(at));
        let is_idle = room_is_idle && self.storing.is_none() && next_call.is_none();
        tokio::select! {
            stored = stored(&mut self.storing), if self.storing.is_some() => self.stored(stored).await,
            message = incoming.recv() => match message {
                Some(message) => self.take(message).await,
                None => Ok(Go::Away),
            },
            Some(done) = self.thoughts.recv() => self.thought(done).await,
            () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => self.put(Message::Tick).await,
            changed = health.changed() => match changed {
                Ok(()) => {
                    let is_up = *health.borrow_and_update() == Health::Up;
                    self.put(if is_up { Message::StoreUp } else { Message::StoreDown }).await
                }
                Err(_) => Ok(Go::Away),
            },
            () = sleep(self.house.0.config.sleep_after), if is_idle => Ok(Go::Away),
        }
    }

    /// Who wrote to the table in its last moment finds it awake again.
    async fn fall_asleep(mut self, mut incoming: mpsc::Receiver<ToTable>) {
        if let Err(Broken) = self.note_turn().await {
            tracing::error!(table = %self.id, "the table broke as it fell asleep");
        }
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

    async fn take(&mut self, message: ToTable) -> Result<Go, Broken> {
        match message {
            ToTable::Connect { connection, guest, have, outbox } => {
                self.outboxes.insert(connection, outbox);
                return self.put(Message::Arrive { connection, guest, have }).await;
            }
            ToTable::Room(Message::AskHint { connection }) if self.awaits_hint(connection) => {
                self.send(connection, Sent::Refused { token: 0, reason: Refusal::HintRunning.into() });
            }
            ToTable::Room(Message::Depart { connection }) => {
                self.outboxes.remove(&connection);
                let go = self.put(Message::Depart { connection }).await?;
                self.note_turn().await?;
                return Ok(go);
            }
            ToTable::Room(message) => return self.put(message).await,
            ToTable::Request { request, message, reply } => {
                self.replies.insert(request, reply);
                return self.put(message).await;
            }
            ToTable::Look { guest, reply } => {
                let (game, visibility) = (self.game, self.visibility);
                let look = self.room.call(|room, now| look(room, guest.as_ref(), now, game, visibility))?;
                // Who asked may have gone.
                drop(reply.send(look));
            }
            ToTable::LookBack { guest, reply } => {
                drop(reply.send(self.room.ask(|room| room.look_back(guest.as_ref()))?));
            }
            ToTable::Turn { reply } => drop(reply.send(self.turn()?)),
            ToTable::Show(visibility) => self.visibility = visibility,
            ToTable::Close { guest, reply } => {
                let closed = self.close(&guest).await?;
                let go = if closed.is_ok() { Go::Away } else { Go::On };
                let _ = reply.send(closed);
                return Ok(go);
            }
            ToTable::Forget { guest, reply } => {
                let go = self.forget_for_good(&guest).await;
                let _ = reply.send(());
                return go;
            }
            ToTable::Closing => {
                self.note_turn().await?;
                return self.act(|room, _| room.announce(Notice::Closing)).await;
            }
            #[cfg(test)]
            ToTable::Break(breaks) => {
                self.room.set_breaks(breaks);
                if breaks == Breaks::Always {
                    return Err(Broken);
                }
            }
        }
        Ok(Go::On)
    }

    /// Tells the room something.
    async fn put(&mut self, message: Message) -> Result<Go, Broken> {
        self.act(|room, now| room.handle(now, message)).await
    }

    /// Lets the room do something.
    async fn act(&mut self, act: impl FnOnce(&mut Room, Ms) -> Vec<Effect>) -> Result<Go, Broken> {
        let effects = self.room.call(act)?;
        self.carry_out(effects).await
    }

    async fn stored(&mut self, result: Result<u32, AppendError>) -> Result<Go, Broken> {
        let since = self.storing.take().map(|storing| storing.since);
        match result {
            Ok(step) => {
                self.house.0.metrics.moves.inc();
                if let Some(since) = since {
                    self.house.0.metrics.append_seconds.observe(since.elapsed().as_secs_f64());
                }
                let go = self.put(Message::Stored { step }).await?;
                self.moved().await?;
                Ok(go)
            }
            Err(error) => self.append_failed(&error),
        }
    }
}

/// What a guest sees who looks at a table.
pub(crate) fn look(
    room: &Room,
    guest: Option<&GuestId>,
    now: Ms,
    game: &'static dyn AnyGame,
    visibility: Visibility,
) -> Look {
    Look {
        game,
        options: room.options().to_vec(),
        seats: room.seats(),
        you: guest.and_then(|guest| room.seat_of(guest)),
        yours: guest.map_or(SeatSet::NONE, |guest| room.seats_of(guest)),
        is_host: guest.is_some_and(|guest| room.is_host(guest)),
        settings: room.settings().clone(),
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
