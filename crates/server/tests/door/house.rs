//! An open house to visit, and a guest who plays.

use std::net::SocketAddr;

use guest::{Guest, GuestConnection};
use serde_json::{Value, json};
use server::{Config, Serving, serve};
use store::testing::Folder;
use store::{Durability, Occupant, Place, Store};
use table::Seed;
use tokio::runtime::Runtime;
use wire::{Frame, NewsStep};

/// An open house with threads of its own, so that a test can do one thing after the other.
pub(crate) struct House {
    runtime: Runtime,
    serving: Option<Serving>,
    pub(crate) address: SocketAddr,
    pub(crate) metrics_address: Option<SocketAddr>,
    config: Config,
    /// Removed when the house is.
    folder: Folder,
}

/// What the house wants to hear before it tells its figures.
pub(crate) const METRICS_TOKEN: &str = "figures-of-this-test";

impl House {
    /// A house in a folder of its own, whose bots answer at once.
    pub(crate) fn open() -> House {
        House::open_with(|_| {})
    }

    /// A house that is run in another way.
    pub(crate) fn open_with(change: impl FnOnce(&mut Config)) -> House {
        let folder = Folder::new().expect("a temporary folder");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), Place::Folder(folder.path().to_path_buf()));
        config.bot_delay_ms = 0..=0;
        config.messages_per_second = 10_000;
        config.limits = server::Limits::none();
        config.metrics_token = Some(METRICS_TOKEN.to_string());
        change(&mut config);
        let runtime = Runtime::new().expect("threads");
        let serving = runtime.block_on(serve(config.clone())).expect("an open house");
        let (address, metrics_address) = (serving.address, serving.metrics_address);
        House { address, metrics_address, runtime, serving: Some(serving), config, folder }
    }

    /// Closes the house in good order.
    pub(crate) fn close(&mut self) {
        let serving = self.serving.take().expect("it was open");
        self.runtime.block_on(serving.close());
    }

    /// Opens it again where it was.
    pub(crate) fn open_again(&mut self) {
        self.config.address = self.address;
        self.serving = Some(self.runtime.block_on(serve(self.config.clone())).expect("an open house"));
    }

    /// Opens it again, run in another way.
    pub(crate) fn open_again_with(&mut self, change: impl FnOnce(&mut Config)) {
        change(&mut self.config);
        self.open_again();
    }

    /// Where it keeps its tables.
    pub(crate) fn place(&self) -> &Place {
        &self.config.place
    }

    /// The id of the guest on the first seat of a table, while the house is closed.
    pub(crate) fn guest_id(&self, table: &str) -> String {
        self.runtime.block_on(async {
            let store = Store::open(&self.config.place, Durability::ProcessCrash).await.expect("a closed house");
            let seats = store.seats(&table.parse().expect("an id")).await.expect("seats");
            store.close(std::time::Duration::from_secs(30)).await.expect("it closes");
            match &seats[0].1 {
                Occupant::Guest { id, .. } => id.as_str().to_string(),
                Occupant::Bot { .. } => panic!("a bot sits there"),
            }
        })
    }

    /// The seed of a table, while the house is closed.
    pub(crate) fn seed_of(&self, table: &str) -> String {
        self.runtime.block_on(async {
            let store = Store::open(&self.config.place, Durability::ProcessCrash).await.expect("a closed house");
            let header = store.header(&table.parse().expect("an id")).await.expect("a store").expect("a table");
            store.close(std::time::Duration::from_secs(30)).await.expect("it closes");
            Seed::from_bytes(*header.opened.seed.bytes()).to_string()
        })
    }

    /// All that stands in its folder.
    pub(crate) fn files(&self) -> Vec<Vec<u8>> {
        let entries = std::fs::read_dir(self.folder.path()).expect("a folder");
        entries.map(|entry| std::fs::read(entry.expect("a file").path()).expect("a readable file")).collect()
    }

    /// Does something that takes time on the threads of the house.
    pub(crate) fn wait_for<T>(&self, what: impl Future<Output = T>) -> T {
        self.runtime.block_on(what)
    }

    /// A figure of the house, by its name at `/metrics`.
    pub(crate) fn figure(&self, name: &str) -> Option<u64> {
        let bearer = format!("Bearer {METRICS_TOKEN}");
        let figures = self.guest().get_with("/metrics", ("authorization", &bearer)).expect("figures").body;
        let of_line = |line: &str| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok();
        figures.lines().find_map(of_line)
    }

    /// Somebody who has never been here.
    pub(crate) fn guest(&self) -> Guest {
        Guest::at(self.address)
    }

    /// A guest at a table of Rinpa with two bots.
    pub(crate) fn guest_with_bots(&self) -> (Guest, String) {
        let mut guest = self.guest();
        let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "options": { "deals": "one" } });
        let table = guest.create_table(&wish).expect("a table").id;
        (guest, table)
    }
}

/// The next frame in which the guest is asked something.
pub(crate) fn next_question(connection: &mut GuestConnection) -> Box<Frame> {
    loop {
        let frame = connection.next_frame().expect("a frame");
        if frame.ask.is_some() {
            return frame;
        }
    }
}

/// The token of a question.
pub(crate) fn token(frame: &Frame) -> u32 {
    frame.ask.as_ref().expect("a question").token
}

/// The actions that a frame offers.
pub(crate) fn actions(frame: &Frame) -> Vec<String> {
    frame.ask.as_ref().expect("a question").legal_actions().expect("texts")
}

/// A field of what the viewer sees.
pub(crate) fn seen(frame: &Frame, field: &str) -> Value {
    frame.view.read::<Value>().expect("JSON")[field].clone()
}

/// The events of a step.
pub(crate) fn events(step: &NewsStep) -> Vec<Value> {
    step.events.iter().map(|event| event.read().expect("JSON")).collect()
}

/// Answers a question with the first action that is offered.
pub(crate) fn answer(connection: &mut GuestConnection, question: &Frame) {
    connection.choose(token(question), &actions(question)[0]).expect("an open connection");
}

/// Plays until the game is over and its result is written down: the table answers a look only after that.
pub(crate) fn finish(guest: &mut Guest, table: &str) {
    play_to_the_end(&mut guest.connect(table, None).expect("a connection"));
    guest.get(&format!("/table/{table}")).expect("the table");
}

/// Plays until the game is over, from a frame that may be a question on; returns all frames that came, the last one
/// with the result.
pub(crate) fn play_to_the_end(connection: &mut GuestConnection) -> Vec<Frame> {
    let mut frames = Vec::new();
    loop {
        frames.push(*connection.next_frame().expect("a frame"));
        let frame = &frames[frames.len() - 1];
        if frame.outcome.is_some() {
            return frames;
        }
        if frame.ask.is_some() {
            answer(connection, frame);
        }
    }
}
