//! One table under load: two guests who play anything legal, and a bot on the third seat.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use guest::Guest;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::Phase;
use super::measure::Tally;
use super::pace::Pace;

/// Lays tables for the same two guests.
#[derive(Clone)]
pub(crate) struct Laying {
    address: SocketAddr,
    guests: Arc<Mutex<[Guest; 2]>>,
    game: String,
}

/// The sockets of both guests at a table.
pub(crate) type Sockets = [WebSocketStream<TcpStream>; 2];

impl Laying {
    pub(crate) fn new(address: SocketAddr, game: String) -> Laying {
        let guests = Arc::new(Mutex::new([Guest::at(address), Guest::at(address)]));
        Laying { address, guests, game }
    }

    /// Lays a table over the JSON API and opens a socket for each of the two guests.
    pub(crate) async fn lay(&self) -> anyhow::Result<Sockets> {
        let (table, [host, friend]) = self.lay_without_sockets().await?;
        Ok([self.socket(&table, &host).await?, self.socket(&table, &friend).await?])
    }

    /// Lays a table over the JSON API. Returns its id, and the cookies of the two guests.
    pub(crate) async fn lay_without_sockets(&self) -> anyhow::Result<(String, [String; 2])> {
        let guests = Arc::clone(&self.guests);
        let game = self.game.as_str();
        // Nobody can be quick under load: where being first matters, everybody is asked instead.
        let options = if game == "kabuki" { json!({ "window": "untimed" }) } else { json!({}) };
        let wish = json!({ "game": game, "seats": ["me", "open", "uniform"], "options": options, "name": "host" });
        let laid = tokio::task::spawn_blocking(move || {
            let mut guests = guests.lock().unwrap_or_else(PoisonError::into_inner);
            let [host, friend] = &mut *guests;
            let table = host.lay(&wish)?;
            friend.sit(&table, "friend")?;
            Ok::<_, guest::GuestError>((table, [host.cookie_header(), friend.cookie_header()]))
        });
        Ok(laid.await.context("the guest who lays tables broke")??)
    }

    pub(crate) async fn socket(&self, table: &str, cookies: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
        let stream = TcpStream::connect(self.address).await.context("the house takes no more sockets")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/socket/{table}?format=json", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", cookies.parse()?);
        // The buffer is wiped before every read: a large one would cost the guests more than the messages do.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(socket)
    }
}

/// What the house says, as far as the guests listen.
#[derive(Deserialize)]
pub(crate) struct Said<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    seq: Option<u32>,
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

/// An answer that waits for its time.
struct Answer {
    who: usize,
    seq: u32,
    token: u32,
    text: String,
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
    loop {
        let (seq, answered) = ([0; 2], [None; 2]);
        let mut game = Playing { sockets, seq, answered, answer: None, sent: None, phase: *phase.borrow() };
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

/// One game.
struct Playing {
    sockets: Sockets,
    /// The last sequence number of each guest; the game shows every step to both, so that the numbers are the same.
    seq: [u32; 2],
    /// The question that each guest answered last: while others still choose, it is shown again.
    answered: [Option<u32>; 2],
    answer: Option<Answer>,
    /// When the latest action was sent, and the sequence number of the step that it makes.
    sent: Option<(Instant, u32)>,
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
            let is_ready = self.is_ready();
            let [host, friend] = &mut self.sockets;
            let (who, message) = tokio::select! {
                message = host.next() => (0, message),
                message = friend.next() => (1, message),
                () = sleep_until(pace.due()), if is_ready => {
                    self.send().await?;
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
            let is_over = self.hear(who, &text, pace, tally).await?;
            if is_over && self.seq[0] == self.seq[1] {
                return Ok(End::Game);
            }
            if self.is_ready() && pace.due() <= Instant::now() {
                self.send().await?;
            }
        }
    }

    /// Whether there is something to send. Everybody at the table has to know the step before, or two moves would be
    /// under way at once and neither could be timed.
    fn is_ready(&self) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.seq <= self.seq[0].min(self.seq[1]))
    }

    /// Takes a message in; returns whether the game is over.
    async fn hear(&mut self, who: usize, text: &Utf8Bytes, pace: &mut Pace, tally: &mut Tally) -> anyhow::Result<bool> {
        let said: Said<'_> = serde_json::from_str(text).context("the house does not speak the protocol")?;
        match (said.kind, said.seq) {
            ("frame", Some(seq)) => {
                let everybody = self.seq[0].min(self.seq[1]);
                let is_first = self.seq[who] == 0;
                tally.gaps += u64::from(!is_first && seq != self.seq[who] + 1);
                self.seq[who] = seq;
                if self.seq[0].min(self.seq[1]) > everybody && everybody > 0 {
                    self.everybody_has(self.seq[0].min(self.seq[1]), pace, tally);
                }
                if let (Some(text), Some(Ask { token, .. })) = (said.answer(), &said.ask)
                    && self.answered[who] != Some(*token)
                {
                    self.answer = Some(Answer { who, seq, token: *token, text });
                }
                Ok(said.outcome.is_some())
            }
            ("ping", _) => {
                let pong = format!("{{\"type\":\"pong\",\"n\":{}}}", said.n.unwrap_or(0));
                self.sockets[who].send(Message::text(pong)).await?;
                Ok(false)
            }
            ("refused", _) => {
                tally.refused += 1;
                Ok(false)
            }
            ("bye", _) => bail!("the house says goodbye: {text}"),
            _ => Ok(false),
        }
    }

    /// Both guests have this step.
    fn everybody_has(&mut self, seq: u32, pace: &mut Pace, tally: &mut Tally) {
        pace.moved();
        if let Some((sent, _)) = self.sent.take_if(|(_, step)| *step <= seq)
            && self.phase == Phase::Measuring
        {
            tally.took(sent.elapsed());
        }
    }

    async fn send(&mut self) -> anyhow::Result<()> {
        if let Some(Answer { who, seq, token, text }) = self.answer.take() {
            self.answered[who] = Some(token);
            self.sent = Some((Instant::now(), seq + 1));
            self.sockets[who].send(Message::text(text)).await?;
        }
        Ok(())
    }
}
