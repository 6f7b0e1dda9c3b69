//! Law 8 on the wire: what the house sends to a seat, byte for byte, depends only on its view and its events.
//!
//! The bytes are made by the very code that makes them for sockets, for programs and for browsers in every language.

use boards::{Lang, Presence, Scene, SeatKind, Seated};
use catalog::{Asked, Entry, Visitor};
use room::{Ask, Frame, HeardStep, Reach};
use table::{Seat, Seed, Waiting};
use testkit::{Plan, law8_with};

use crate::protocol;
use crate::render::{self, Around, Sheet};

/// Games that are drawn for this law; drawing a board is slow beside playing it.
const GAMES: usize = 12;

struct OnTheWire;

impl Visitor for OnTheWire {
    type Output = ();

    fn visit<G: Entry>(self) {
        let result = law8_with(&Plan::<G>::new().games(GAMES), |view, heard, legal| {
            let frame = frame::<G>(view, heard, legal);
            let mut bytes = serde_json::to_vec(&protocol::frame(&frame)).expect("plain data");
            for lang in Lang::ALL {
                bytes.push(b'\n');
                bytes.extend(drawn::<G>(&frame, lang).into_bytes());
            }
            bytes
        });
        if let Err(violation) = result {
            panic!("{violation}");
        }
    }
}

#[test]
fn what_is_sent_to_a_seat_follows_from_its_view_and_events_in_every_game() {
    // A thread that panics lets the scope panic too.
    std::thread::scope(|scope| {
        for game in catalog::games() {
            scope.spawn(|| catalog::visit(game.name(), OnTheWire).expect("it is in the house"));
        }
    });
}

/// A frame as a room makes it. Numbers, the question's token and the hash are the same in every world.
fn frame<G: Entry>(view: &G::View, heard: &[G::Event], legal: &[G::Action]) -> Frame {
    let seen = serde_json::to_value(view).expect("plain data");
    let you = Seat::new(seen["viewer"].as_u64().expect("a view says whose it is") as u8);
    let asked = if legal.is_empty() { None } else { Some(Ask { token: 8, asked: Asked::Must }) };
    let events = heard.iter().map(|event| catalog::event::<G>(event.clone())).collect();
    Frame {
        seq: 8,
        reach: Reach::Step,
        you: Some(you),
        news: vec![HeardStep { seq: 8, events, took_back: None }],
        sight: catalog::sight::<G>(view.clone(), legal.to_vec()),
        ask: asked,
        waiting: Waiting::turn(you),
        time_left_ms: None,
        clocks: Vec::new(),
        acted: Some(0),
        curtain: None,
        hash: Seed::numbered(8, 8).hash(),
        over: None,
    }
}

/// The inside of the page and the lines of its log.
fn drawn<G: Entry>(frame: &Frame, lang: Lang) -> String {
    let guest = |number: usize| Seated {
        name: format!("guest {number}"),
        kind: SeatKind::Guest,
        presence: Presence::Here,
        host: number == 0,
    };
    let seats: Vec<Seated> = (0..usize::from(*G::SEATS.end())).map(guest).collect();
    let scene = Scene { lang, you: frame.you, seats: &seats };
    let log = render::log_lines(&frame.news, &scene);
    let sheet = Sheet {
        lang,
        id: "lawnumber8".to_string(),
        link: "http://localhost/table/lawnumber8".to_string(),
        game: catalog::of_type::<G>(),
        options: Vec::new(),
        visibility: store::Visibility::Private,
        is_host: false,
        hints: room::Hints::Offered,
        name: None,
        push_key: None,
    };
    sheet.inner(&seats, frame.you, Some(frame), &log, Around::default()).into_string()
}
