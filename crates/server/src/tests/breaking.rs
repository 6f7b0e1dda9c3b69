//! A table that breaks mends itself, and no other table notices.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use room::{ConnectionId, Frame, GuestId, Message, Notice, Reach, Sent};
use store::testing::Folder;
use store::{Durability, Occupant, Place, Secret, Store, TableId, Visibility};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::config::Config;
use crate::driver::{LineEnd, ToTable};
use crate::house::House;
use crate::hub::Hub;
use crate::reviews::Reviews;
use crate::tables::{self, Wish};
use crate::thinking::Thinking;

/// A guest with a line to a table, without a socket.
struct Seated {
    house: House,
    table: TableId,
    connection: ConnectionId,
    incoming: mpsc::Receiver<Sent>,
    /// A question that came with the news of the guest's own action: who plays the last card and wins the trick leads.
    question: Option<Box<Frame>>,
}

async fn open(folder: &Folder) -> House {
    let place = Place::Folder(folder.path().to_path_buf());
    let store = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), place);
    config.bot_delay_ms = 0..=0;
    let (thinking, reviews) = (Thinking::new(1).expect("a thread"), Reviews::new().expect("a thread"));
    House::new(config, store, thinking, reviews, None, &Secret::from_bytes([8; 32]))
}

impl Seated {
    /// Sits at a new table with two bots.
    async fn at_new_table(house: &House) -> Seated {
        let host: store::GuestId = "guestofthistest".parse().expect("an id");
        let guest = Occupant::Guest { id: host.clone(), nickname: "Anne".to_string() };
        let bot = Occupant::Bot { level: "uniform".to_string() };
        let wish = Wish {
            game: catalog::game("rinpa").expect("it is in the house"),
            options: Vec::new(),
            places: vec![Some(guest), Some(bot.clone()), Some(bot)],
            host: host.clone(),
            network: crate::network::Network::of(std::net::Ipv4Addr::LOCALHOST.into()),
            visibility: Visibility::Private,
            manners: room::Manners::default(),
        };
        let table = tables::lay(house, wish).await.expect("a table");
        let (queue, incoming) = mpsc::channel(64);
        let line = LineEnd { queue, lost: Arc::new(AtomicBool::new(false)) };
        let connection = house.next_connection();
        let guest = GuestId(host.as_str().into());
        let connect = ToTable::Connect { connection, guest, have: None, line };
        Hub::tell(house, &table, connect).await.expect("an open table");
        Seated { house: house.clone(), table, connection, incoming, question: None }
    }

    async fn tell(&self, message: ToTable) {
        Hub::tell(&self.house, &self.table, message).await.expect("an open table");
    }

    async fn next(&mut self) -> Sent {
        let sent = timeout(Duration::from_secs(30), self.incoming.recv()).await.expect("the table says something");
        sent.expect("the line is open")
    }

    async fn next_frame(&mut self) -> Box<Frame> {
        loop {
            match self.next().await {
                Sent::Frame(frame) => return frame,
                Sent::Seats(_)
                | Sent::Notice(_)
                | Sent::Plea(_)
                | Sent::Talk(_)
                | Sent::Said(_)
                | Sent::Advice { .. } => {}
                Sent::Refused { reason, .. } => panic!("refused: {reason}"),
            }
        }
    }

    async fn next_notice(&mut self) -> Notice {
        loop {
            match self.next().await {
                Sent::Notice(notice) => return notice,
                Sent::Seats(_)
                | Sent::Frame(_)
                | Sent::Plea(_)
                | Sent::Talk(_)
                | Sent::Said(_)
                | Sent::Advice { .. } => {}
                Sent::Refused { reason, .. } => panic!("refused: {reason}"),
            }
        }
    }

    /// The next question, which is open when this returns.
    async fn next_question(&mut self) -> Box<Frame> {
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
    async fn answer(&mut self, question: &Frame) -> u32 {
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_breaks_is_set_up_again_from_its_record_and_its_guests_are_told() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    for _ in 0..4 {
        let question = seated.next_question().await;
        seated.answer(&question).await;
    }
    let before = seated.next_question().await;
    seated.tell(ToTable::Break).await;
    assert_eq!(seated.next_notice().await, Notice::Reopened);
    let after = seated.next_question().await;
    assert_eq!((after.seq, after.reach, after.you), (before.seq, Reach::Whole, before.you));
    assert_eq!(after.sight.json().get(), before.sight.json().get(), "nothing is lost");
    assert_eq!(after.news.last().map(|step| step.seq), Some(before.seq), "and the whole story is there");
    seated.answer(&after).await;
    seated.next_question().await;
    assert_eq!(house.0.metrics.reopened.get(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_tables_do_not_notice() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut broken = Seated::at_new_table(&house).await;
    let mut other = Seated::at_new_table(&house).await;
    let question = other.next_question().await;
    broken.next_question().await;
    broken.tell(ToTable::Break).await;
    assert_eq!(broken.next_notice().await, Notice::Reopened);
    assert!(other.incoming.is_empty(), "it is asked nothing anew and told nothing");
    other.answer(&question).await;
    other.next_question().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_breaks_again_and_again_is_given_up_and_says_so() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open(&folder).await;
    let mut seated = Seated::at_new_table(&house).await;
    seated.next_question().await;
    for _ in 0..3 {
        seated.tell(ToTable::Break).await;
        assert_eq!(seated.next_notice().await, Notice::Reopened);
        seated.next_question().await;
    }
    seated.tell(ToTable::Break).await;
    assert_eq!(seated.next_notice().await, Notice::Broken);
}
