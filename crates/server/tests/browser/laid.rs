//! A table whose shuffle the test knows: it is laid before the house opens, with a seed of the test's choice.
//!
//! So a test can think a game out on the same seed first, and then play it by clicking.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::{AnyGame, AnyTable};
use store::{Durability, NewTable, Place, Secret, Store, TableId, UnixMs, Visibility};
use table::{Choice, Input, InputHistory, Record, Seat, Seed};
use wire::{ClientMessage, Frame, Question, ServerMessage};

use crate::guest::Guest;
use crate::stage::Stage;

/// A table with only open seats, which nobody hosts.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) option: (&'static str, &'static str),
    pub(crate) seed: Seed,
}

const ID: &str = "laid-before-the-house-opened";
/// A program that was pinged so often without being able to do what it wants never will.
const MOST_PINGS: u32 = 8;
const CLOSING: Duration = Duration::from_secs(10);

impl Laid {
    /// The first of the numbered seeds on which something comes of a table like this; also what.
    ///
    /// # Panics
    /// If nothing comes of very many: what is looked for should not be that rare.
    pub(crate) fn on_a_seed<T>(
        game: &'static str,
        seats: u8,
        option: (&'static str, &'static str),
        mut what: impl FnMut(&Laid) -> Option<T>,
    ) -> (Laid, T) {
        let tables = (0..20_000).map(|number| Laid { game, seats, option, seed: Seed::numbered(77, number) });
        let found = tables.into_iter().find_map(|table| what(&table).map(|what| (table, what)));
        found.unwrap_or_else(|| panic!("none of 20000 seeds of {game} is what the test looks for"))
    }

    fn rules(&self) -> &'static dyn AnyGame {
        catalog::game(self.game).expect("the game is in the house")
    }

    /// All options of the game, as a record has them: every one but the test's own at its default.
    fn options(&self) -> Vec<(String, String)> {
        let value = |choice: &Choice| {
            if choice.name == self.option.0 { self.option.1 } else { choice.values[0].name }.to_string()
        };
        self.rules().options().iter().map(|choice| (choice.name.to_string(), value(choice))).collect()
    }

    /// The same game without a house, to think it out.
    pub(crate) fn open(&self) -> Box<dyn AnyTable> {
        self.rules().open(self.seats, &self.options(), self.seed).expect("a game for this many with this option").0
    }

    /// Puts the table into a store.
    pub(crate) async fn lay(&self, place: &Place) {
        let table = NewTable {
            id: id(),
            game: self.game.to_string(),
            rules: self.rules().rules(),
            seats: self.seats,
            options: self.options(),
            seed: Secret::from_bytes(*self.seed.bytes()),
            visibility: Visibility::Private,
            host: "nobody".parse().expect("letters make an id"),
            settings: String::new(),
            created_at: now(),
        };
        let store = open(place).await;
        store.create_table(&table, &[]).await.expect("a new store takes a table");
        store.close(CLOSING).await.expect("there is nothing to wait for");
    }

    /// What was put in so far, from the store of a house that has closed.
    pub(crate) async fn read(&self, place: &Place) -> Record {
        let store = open(place).await;
        let stored = store.table(&id()).await.expect("the store can be read").expect("the table was laid");
        store.close(CLOSING).await.expect("there is nothing to wait for");
        let mut history = InputHistory::default();
        for line in &stored.inputs {
            let line = line.parse().expect("a line of a record");
            history.push(line).expect("no more is taken back than was put in");
        }
        Record {
            game: self.game.to_string(),
            rules: self.rules().rules(),
            seats: self.seats,
            options: self.options(),
            seed: self.seed,
            players: Vec::new(),
            inputs: history.inputs().cloned().collect(),
            taken_back: history.taken_back(),
            result: None,
        }
    }
}

impl Guest {
    /// Comes to the table that was laid before the house opened and takes the next open seat.
    pub(crate) async fn sit_down(&self, stage: &Stage, name: &str) {
        self.go(&stage.address(&format!("/table/{ID}"))).await;
        self.write("#name", name).await;
        self.follow("#sit button[type='submit']").await;
    }
}

/// A table that was laid long ago and never began would be cleaned up.
fn now() -> UnixMs {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    UnixMs(since.as_millis() as u64)
}

/// A program at the table, which does what the test says.
pub(crate) struct Program {
    connection: guest::GuestConnection,
    /// The number of the question that it answered last; the same may be asked again while others still think.
    answered: u32,
    /// The frames that it was sent, in order.
    pub(crate) heard: Vec<Frame>,
}

impl Program {
    /// Takes the next open seat.
    pub(crate) fn sit_down(stage: &Stage, name: &str) -> Program {
        tokio::task::block_in_place(|| {
            let mut guest = stage.program();
            guest.sit(ID, name).expect("a seat is open");
            let connection = guest.connect(ID, None).expect("who sits there may listen");
            Program { connection, answered: 0, heard: Vec::new() }
        })
    }

    /// Does this as soon as it can.
    ///
    /// # Panics
    /// If it can't for very long.
    pub(crate) fn act(&mut self, action: &str) {
        tokio::task::block_in_place(|| {
            let mut pings = 0;
            while pings < MOST_PINGS {
                let text = self.connection.next_text().expect("the house stays open");
                let message = ServerMessage::from_json(&text).expect("the house speaks the protocol");
                if let ServerMessage::Ping(ping) = message {
                    pings += 1;
                    self.connection.send(&ClientMessage::Pong { n: ping.n }).expect("the connection is open");
                    continue;
                }
                let ServerMessage::Frame(frame) = message else { continue };
                let can = |ask: &Question| ask.legal_actions().expect("texts").iter().any(|can| can == action);
                let ask = frame.ask.as_ref().filter(|ask| ask.token > self.answered && can(ask));
                let token = ask.map(|ask| ask.token);
                self.heard.push(*frame);
                if let Some(token) = token {
                    self.answered = token;
                    return self.connection.choose(token, action).expect("the connection is open");
                }
            }
            panic!("could not {action}, and heard at last {:?}", self.heard.last());
        });
    }
}

/// The seat of this number.
pub(crate) const fn seat(number: u8) -> Seat {
    Seat::new(number)
}

async fn open(place: &Place) -> Store {
    Store::open(place, Durability::ProcessCrash).await.expect("nobody else has this store")
}

fn id() -> TableId {
    ID.parse().expect("letters make an id")
}

/// What the seats chose, in this order, where nobody waits for a clock.
///
/// # Panics
/// If the record holds a limit of time that ran out.
pub(crate) fn chosen(record: &Record) -> Vec<(Seat, String)> {
    let choice = |input: &Input<String>| match input {
        Input::Choose(seat, action) => (*seat, action.clone()),
        Input::TimeUp => panic!("nobody waits for a clock"),
    };
    record.inputs.iter().map(choice).collect()
}
