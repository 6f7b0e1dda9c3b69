//! Somebody who only wants to play while others attack: two people at one table, and one against bots at another.
//!
//! Both tables run on a thread of their own. What is measured is the time from sending an action until it is
//! acknowledged, and the time a bot takes to answer.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Context as _;
use guest::Guest;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use wire::{CreateTable, Frame, SeatWish, ServerMessage};

use super::said::hear;
use crate::sockets::{self, Socket};

/// How often the two people move.
const MOVE_EVERY: Duration = Duration::from_millis(40);
/// How long somebody whose connection was cut waits before they come back.
const COME_BACK_AFTER: Duration = Duration::from_millis(100);

/// Somebody who only wants to play.
pub(crate) struct Bystander {
    waits: Arc<Mutex<Waiting>>,
    stop: watch::Sender<bool>,
    thread: JoinHandle<anyhow::Result<()>>,
}

/// How long the bystander waited, in milliseconds.
#[derive(Clone, Default, Debug)]
pub(crate) struct Waits {
    /// From sending an action until it is acknowledged.
    pub(crate) human: Times,
    /// From the bot's turn until its answer.
    pub(crate) bot: Times,
}

/// A number of times in milliseconds.
#[derive(Clone, Default, Debug)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    /// The time below which this share lies; nothing if nothing was measured.
    pub(crate) fn quantile(&self, share: f64) -> Option<f64> {
        let mut sorted = self.0.clone();
        sorted.sort_unstable_by(f64::total_cmp);
        sorted.get((sorted.len().saturating_sub(1) as f64 * share).round() as usize).copied()
    }

    /// The longest.
    pub(crate) fn worst(&self) -> Option<f64> {
        self.quantile(1.0)
    }

    /// How many were measured.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }
}

/// What is measured, and what is still waited for.
#[derive(Default)]
struct Waiting {
    done: Waits,
    human_since: Option<Instant>,
    bot_since: Option<Instant>,
}

impl Bystander {
    /// Sits down at both tables, and plays from then on.
    pub(crate) fn sit(house: SocketAddr) -> anyhow::Result<Bystander> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("no runtime")?;
        let waits: Arc<Mutex<Waiting>> = Arc::default();
        let (stop, stopped) = watch::channel(false);
        let table = Table { house, waits: Arc::clone(&waits) };
        let thread = std::thread::spawn(move || {
            let mut stopped = stopped;
            runtime.block_on(async {
                tokio::select! {
                    ended = table.play_together() => ended,
                    ended = table.play_against_bots() => ended,
                    _ = stopped.wait_for(|stop| *stop) => Ok(()),
                }
            })
        });
        Ok(Bystander { waits, stop, thread })
    }

    /// What was measured since this was asked last. What is still waited for counts with the time it has taken.
    pub(crate) fn take(&self) -> Waits {
        let mut waiting = lock(&self.waits);
        let (human, bot) = (waiting.human_since, waiting.bot_since);
        let mut waits = std::mem::take(&mut waiting.done);
        waits.human.0.extend(human.map(ms_since));
        // A bot takes its time: a wait that has hardly begun says nothing.
        waits.bot.0.extend(bot.map(ms_since).filter(|ms| *ms > super::BOT_DELAY.as_secs_f64() * 1e3));
        waits
    }

    /// Plays on undisturbed for this long, and says what was measured. The first moves don't count.
    pub(crate) async fn measure(&self, time: Duration) -> Waits {
        sleep(time / 4).await;
        self.take();
        sleep(time).await;
        self.take()
    }

    /// Gets up.
    pub(crate) fn leave(self) -> anyhow::Result<()> {
        self.stop.send_replace(true);
        self.thread.join().map_err(|_| anyhow::anyhow!("the bystander broke"))?
    }
}

fn ms_since(moment: Instant) -> f64 {
    moment.elapsed().as_secs_f64() * 1e3
}

fn lock(waits: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waits.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where the bystander plays.
struct Table {
    house: SocketAddr,
    waits: Arc<Mutex<Waiting>>,
}

impl Table {
    /// Two people play game after game, a move every few milliseconds.
    async fn play_together(&self) -> anyhow::Result<()> {
        loop {
            let (table, cookies) = self.lay(CreateTable::new("iki", [SeatWish::Me, SeatWish::Open])).await?;
            let path = format!("/socket/{table}?format=json");
            let mut is_over = false;
            while !is_over {
                let open = |cookies| sockets::open(self.house, &path, cookies);
                let Ok(connections) = tokio::try_join!(open(&cookies[0]), open(&cookies[1])) else {
                    sleep(COME_BACK_AFTER).await;
                    continue;
                };
                is_over = self.move_in_turn(connections.into()).await;
            }
        }
    }

    /// Plays until the game is over, or a connection is cut; returns whether it is over.
    async fn move_in_turn(&self, mut connections: [Socket; 2]) -> bool {
        let mut acted = [None; 2];
        let mut answers = [const { None }; 2];
        let mut answered = [None; 2];
        let mut due = Instant::now();
        let mut sent: Option<usize> = None;
        loop {
            let ready = answers.iter().position(Option::is_some).filter(|_| sent.is_none());
            let [one, other] = &mut connections;
            let (who, said) = tokio::select! {
                said = hear(one) => (0, said),
                said = hear(other) => (1, said),
                () = sleep_until(due), if ready.is_some() => {
                    let answer = ready.and_then(|who| Some((who, answers[who].take()?)));
                    let Some((who, message)) = answer else { continue };
                    lock(&self.waits).human_since = Some(Instant::now());
                    (sent, due) = (Some(who), Instant::now() + MOVE_EVERY);
                    if sockets::send(&mut connections[who], &message).await.is_err() {
                        return false;
                    }
                    continue;
                }
            };
            let Some(said) = said else { return false };
            if matches!(said, ServerMessage::Refused(_)) {
                // Another answer to the same question would be refused as well.
                sent = sent.filter(|sender| *sender != who);
            }
            let ServerMessage::Frame(frame) = said else { continue };
            if sent == Some(who) && frame.acted > acted[who] {
                let mut waits = lock(&self.waits);
                let since = waits.human_since.take();
                waits.done.human.0.extend(since.map(ms_since));
                sent = None;
            }
            acted[who] = acted[who].max(frame.acted);
            if frame.outcome.is_some() {
                return true;
            }
            // While the other chooses too, the same question is shown again.
            let token = frame.ask.as_ref().map(|ask| ask.token);
            if token.is_some() && answered[who] != token {
                let Ok(answer) = sockets::answer(&frame) else { return false };
                (answered[who], answers[who]) = (token, answer);
            }
        }
    }

    /// One person plays game after game against two bots, and answers at once.
    async fn play_against_bots(&self) -> anyhow::Result<()> {
        loop {
            let (table, cookies) = self.lay(CreateTable::new("rinpa", [SeatWish::Me, master(), master()])).await?;
            let path = format!("/socket/{table}?format=json");
            let mut is_over = false;
            while !is_over {
                match sockets::open(self.house, &path, &cookies[0]).await {
                    Ok(connection) => is_over = self.wait_for_bots(connection).await,
                    Err(_) => sleep(COME_BACK_AFTER).await,
                }
            }
        }
    }

    async fn wait_for_bots(&self, mut connection: Socket) -> bool {
        while let Some(message) = hear(&mut connection).await {
            let ServerMessage::Frame(frame) = message else { continue };
            {
                let mut waits = lock(&self.waits);
                let since = waits.bot_since.take();
                waits.done.bot.0.extend(since.map(ms_since));
                waits.bot_since = is_for_bots(&frame).then(Instant::now);
            }
            if frame.outcome.is_some() {
                return true;
            }
            let Ok(answer) = sockets::answer(&frame) else { return false };
            if let Some(answer) = answer
                && sockets::send(&mut connection, &answer).await.is_err()
            {
                return false;
            }
        }
        false
    }

    /// Lays a table; a friend takes the open seat, if there is one. Returns the table and the cookies of both.
    async fn lay(&self, wish: CreateTable) -> anyhow::Result<(String, [String; 2])> {
        let house = self.house;
        let has_open_seat = wish.seats.contains(&SeatWish::Open);
        let laid = tokio::task::spawn_blocking(move || {
            let [mut host, mut friend] = [(); 2].map(|()| Guest::at(house));
            let table = host.create_table(&wish)?.id;
            if has_open_seat {
                friend.sit(&table, "friend")?;
            }
            Ok::<_, guest::GuestError>((table, [host.cookie_header(), friend.cookie_header()]))
        });
        laid.await.context("the bystander broke")?.context("the bystander got no table")
    }
}

/// Whether the game waits for bots alone.
fn is_for_bots(frame: &Frame) -> bool {
    let must = frame.waiting.must;
    !must.is_empty() && !frame.you.is_some_and(|you| must.contains(you))
}

/// The strongest bot.
fn master() -> SeatWish {
    SeatWish::Bot("master".to_string())
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn quantiles_are_of_all_times_in_order() {
        let times = Times((0..=100).rev().map(f64::from).collect());
        assert_eq!([0.0, 0.5, 0.99, 1.0].map(|share| times.quantile(share)), [0.0, 50.0, 99.0, 100.0].map(Some));
        assert_eq!(Times::default().worst(), None);
    }
}
