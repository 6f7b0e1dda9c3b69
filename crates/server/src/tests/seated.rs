//! A guest with a connection to a table, without a socket.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use room::{ConnectionId, Frame, GuestId, Message, Sent};
use store::testing::Folder;
use store::{Durability, Occupant, Place, Store, TableId, Visibility};
use tokio::sync::mpsc;
use tokio::time::timeout;
use wire::{Notice, Reach};

use crate::clock::unix_now;
use crate::config::Config;
use crate::driver::{Outbox, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::reviews::Reviews;
use crate::serve::open_identity;
use crate::tables::{self, Wish};
use crate::thinking::Thinking;

/// A guest with a connection to a table, without a socket.
pub(super) struct Seated {
    pub(super) house: House,
    pub(super) table: TableId,
    pub(super) connection: ConnectionId,
    pub(super) incoming: mpsc::Receiver<Sent>,
    /// A question that came with the news of the guest's own action: who plays the last card and wins the trick leads.
    pub(super) question: Option<Box<Frame>>,
}

/// A house with one thread for bots.
pub(super) async fn open(folder: &Folder) -> House {
    open_with(folder, 1).await
}

/// A house in which bots answer at once. Without threads nothing is thought out before the test says so.
pub(super) async fn open_with(folder: &Folder, threads: usize) -> House {
    open_changed(folder, threads, |_| {}).await
}

/// Such a house that is run in another way.
pub(super) async fn open_changed(folder: &Folder, threads: usize, change: impl FnOnce(&mut Config)) -> House {
    let place = Place::Folder(folder.path().to_path_buf());
    let store = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), place);
    config.bot_delay_ms = 0..=0;
    config.tables_per_minute = 1_000;
    config.limits.tables_per_minute = 1_000;
    change(&mut config);
    let (thinking, reviews) = (Thinking::new(threads).expect("a thread"), Reviews::new(3).expect("a thread"));
    let identity = open_identity(&store, unix_now()).await.expect("keys");
    House::new(config, store, thinking, reviews, None, identity)
}

/// A bot that does anything legal.
pub(super) fn bot() -> Option<Occupant> {
    Some(Occupant::Bot { level: "uniform".to_string() })
}

/// Lays a table of Rinpa with these players for this guest.
pub(super) async fn lay(house: &House, host: &str, places: Vec<Option<Occupant>>) -> TableId {
    let wish = Wish {
        game: catalog::game("rinpa").expect("it is in the house"),
        options: Vec::new(),
        places,
        host: host.parse().expect("an id"),
        network: crate::network::Network::of(std::net::Ipv4Addr::LOCALHOST.into()),
        visibility: Visibility::Private,
        settings: wire::TableSettings::default(),
    };
    tables::lay(house, wish).await.expect("a table")
}

impl Seated {
    /// Sits at a new table with two bots.
    pub(super) async fn at_new_table(house: &House) -> Seated {
        Seated::at_new_table_of(house, "guestofthistest").await
    }

    /// The same as this guest.
    pub(super) async fn at_new_table_of(house: &House, guest: &str) -> Seated {
        let seat = Occupant::Guest { id: guest.parse().expect("an id"), nickname: "Anne".to_string() };
        let table = lay(house, guest, vec![Some(seat), bot(), bot()]).await;
        Seated::arrive(house, &table, guest).await
    }

    /// Comes to a table, with a new connection.
    pub(super) async fn arrive(house: &House, table: &TableId, guest: &str) -> Seated {
        let (queue, incoming) = mpsc::channel(512);
        let outbox = Outbox { queue, lost: Arc::new(AtomicBool::new(false)) };
        let connection = house.next_connection();
        let connect = ToTable::Connect { connection, guest: GuestId(guest.into()), have: None, outbox };
        Hub::tell(house, table, connect).await.expect("an open table");
        Seated { house: house.clone(), table: table.clone(), connection, incoming, question: None }
    }

    /// Waits until the table has done everything that it was told before.
    pub(super) async fn settle(&self) {
        let look = |reply| ToTable::Look { guest: None, reply };
        Hub::ask(&self.house, &self.table, look).await.expect("an answer");
    }

    /// The same, for a table that may break over it: then nobody who waits is answered.
    pub(super) async fn settle_if_awake(&self) {
        for _ in 0..2 {
            let _ = Hub::ask(&self.house, &self.table, |reply| ToTable::Look { guest: None, reply }).await;
        }
    }

    pub(super) async fn tell(&self, message: ToTable) {
        Hub::tell(&self.house, &self.table, message).await.expect("an open table");
    }

    pub(super) async fn next(&mut self) -> Sent {
        let sent = timeout(Duration::from_secs(30), self.incoming.recv()).await.expect("the table says something");
        sent.expect("the connection is open")
    }

    pub(super) async fn next_frame(&mut self) -> Box<Frame> {
        loop {
            match self.next().await {
                Sent::Frame(frame) => return frame,
                Sent::Seats { .. }
                | Sent::Notice(_)
                | Sent::TakeBackRequest(_)
                | Sent::Talk(_)
                | Sent::Said(_)
                | Sent::Advice { .. } => {}
                Sent::Refused { reason, .. } => panic!("refused: {reason:?}"),
            }
        }
    }

    pub(super) async fn next_notice(&mut self) -> Notice {
        loop {
            match self.next().await {
                Sent::Notice(notice) => return notice,
                Sent::Seats { .. }
                | Sent::Frame(_)
                | Sent::TakeBackRequest(_)
                | Sent::Talk(_)
                | Sent::Said(_)
                | Sent::Advice { .. } => {}
                Sent::Refused { reason, .. } => panic!("refused: {reason:?}"),
            }
        }
    }

    /// The next question, which is open when this returns.
    pub(super) async fn next_question(&mut self) -> Box<Frame> {
        if let Some(question) = self.question.take() {
            return question;
        }
        loop {
            let frame = self.next_frame().await;
            if frame.ask.is_some() {
                return frame;
            }
        }
    }

    /// Answers, and returns the number of the step that this makes.
    pub(super) async fn answer(&mut self, question: &Frame) -> u32 {
        let token = question.ask.expect("a question").token;
        let action = question.sight.legal().swap_remove(0);
        self.tell(ToTable::Room(Message::Choose { connection: self.connection, token, action })).await;
        let frame = self.next_frame().await;
        assert_eq!((frame.seq, frame.reach), (question.seq + 1, Reach::Step));
        let seq = frame.seq;
        self.question = Some(frame).filter(|frame| frame.ask.is_some());
        seq
    }
}
