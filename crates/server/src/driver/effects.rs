//! What a room wants done is carried out here: sent, stored, or given to bots to think about.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;

use room::{ConnectionId, Effect, Sent};
use tokio::time::Instant;
use wire::Notice;

use super::guard::Broken;
use super::{Driver, Go, Storing};
use crate::clock::unix_now;
use crate::thinking::MoveJob;

impl Driver {
    /// Carries out what the room wants done, and what it wants done about that.
    pub(super) async fn carry_out(&mut self, effects: Vec<Effect>) -> Result<Go, Broken> {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let mut answer = None;
            match effect {
                Effect::Send(connection, sent) => self.send(connection, sent),
                Effect::Reply(request, reply) => {
                    if let Some(waiting) = self.replies.remove(&request) {
                        let _ = waiting.send(reply);
                    }
                }
                Effect::Append { step, line } => match self.appender.append(line).await {
                    Ok(receipt) => self.storing = Some(Storing { step, receipt, since: Instant::now() }),
                    Err(error) => return self.append_failed(&error),
                },
                Effect::SaveSeat(seat, occupant) => self.save_seat(seat, &occupant).await,
                Effect::SaveStart => {
                    let saved = self.house.0.store.start_table(&self.id, unix_now()).await;
                    self.note(saved);
                }
                Effect::SaveClocks { left_ms, due_in_ms } => self.save_clocks(left_ms, due_in_ms).await,
                Effect::Hint { connection, news, question, token } => {
                    self.advise(connection, news, question, token)?;
                }
                Effect::SaveResult(outcome) => {
                    let result = serde_json::to_string(&outcome).unwrap_or_default();
                    let saved = self.house.0.store.finish_table(&self.id, &result, unix_now()).await;
                    self.note(saved);
                    tracing::info!(table = %self.id, "game over");
                }
                Effect::Think { seat, level, first, news, question, token } => {
                    let job = MoveJob { game: self.game, level, seat, bot: None, news, question, token };
                    answer = self.think(first, job)?;
                }
                Effect::CancelThought(seat) => answer = self.cancel_thought(seat),
                Effect::DismissBot(seat) => drop(self.desks.remove(&seat)),
            }
            if let Some(message) = answer {
                effects.extend(self.room.call(|room, now| room.handle(now, message))?);
            }
        }
        Ok(Go::On)
    }

    pub(super) fn send(&mut self, connection: ConnectionId, sent: Sent) {
        if matches!(sent, Sent::Refused { .. }) {
            self.house.0.metrics.refusals.inc();
        }
        let Some(outbox) = self.outboxes.get(&connection) else { return };
        if outbox.queue.try_send(sent).is_err() {
            // It reads too slowly. What it missed would only delay it further: it gets the whole picture later.
            outbox.lost.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn send_all(&mut self, notice: Notice) {
        let connections: Vec<ConnectionId> = self.outboxes.keys().copied().collect();
        for connection in connections {
            self.send(connection, Sent::Notice(notice));
        }
    }
}
