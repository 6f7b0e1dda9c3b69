//! One of two rooms that are told the same, and every byte that one of its guests is sent.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use boards::{Lang, RegionCache};
use catalog::{AnyGame, Entry};
use room::{ConnectionId, Effect, Frame, GuestId, Message, Ms, Occupant, Room, RoomSetup, Sent};
use table::{Rng, Seat, Seed};
use wire::{Hints, ServerMessage, TablePage, TableSettings};

use super::moment::{Leak, Moment, Swap};
use super::world::{Leaked, WorldGame};
use crate::drawings::Sketch;
use crate::render::Sheet;
use crate::speaker::{Format, Opening, Picture, Speaker, Speech};

/// How two rooms are set up alike.
#[derive(Clone, Copy)]
pub(super) struct Setting {
    pub(super) seats: u8,
    pub(super) seed: Seed,
    /// The seat whose messages are compared.
    pub(super) seat: Seat,
    pub(super) leak: Leak,
}

pub(super) struct Side<G: Entry> {
    room: Room,
    pub(super) now: Ms,
    seat: Seat,
    /// What speaks to the seat's guest: to a program and to a browser, in every language.
    speakers: Vec<Speaker>,
    /// Everything that the guest was sent, in every form.
    pub(super) bytes: Vec<String>,
    /// What every guest was shown last.
    pub(super) frames: BTreeMap<ConnectionId, Box<Frame>>,
    pub(super) steps: usize,
    log: Arc<Mutex<Vec<Moment<G>>>>,
}

fn guest(seat: Seat) -> GuestId {
    GuestId(format!("guest{seat}").into())
}

/// The connection of the guest on a seat.
pub(super) fn connection(seat: Seat) -> ConnectionId {
    ConnectionId(seat.index() as u64)
}

impl<G: Entry> Side<G> {
    /// A room in which everybody has come and the game has begun.
    pub(super) fn new(setting: Setting, swap: Option<Swap<G>>) -> Side<G> {
        let Setting { seats, seed, seat, leak } = setting;
        let log = Arc::default();
        let (parser, _) = catalog::of_type::<G>().open(seats, &[], seed).expect("defaults are playable");
        let world: &'static WorldGame<G> =
            Box::leak(Box::new(WorldGame { seat, swap, leak, parser, log: Arc::clone(&log) }));
        let game: &'static dyn AnyGame = Box::leak(Box::new(Leaked(world)));
        let place = |seat: Seat| Occupant::Guest { id: guest(seat), name: format!("Guest {seat}") };
        let setup = RoomSetup {
            game,
            rules: G::RULES,
            options: Vec::new(),
            seed,
            places: Seat::all(seats).map(place).collect(),
            host: guest(Seat::new(0)),
            bot_delay_ms: 0..=0,
            settings: TableSettings::default(),
        };
        let room = Room::new(setup, Rng::new(&Seed::numbered(8, 8)));
        let formats = Lang::ALL.into_iter().flat_map(|lang| [Format::Program(lang), browser(game, lang)]);
        let speakers = formats.map(|format| Speaker::new(format, Opening::Board, Vec::new())).collect();
        let (bytes, frames) = (Vec::new(), BTreeMap::new());
        let mut side = Side { room, now: 1_000_000, seat, speakers, bytes, frames, steps: 0, log };
        let effects = side.room.wake(side.now, 0);
        side.carry_out(effects);
        for seat in Seat::all(seats) {
            side.put(Message::Arrive { connection: connection(seat), guest: guest(seat), have: None });
        }
        side
    }

    pub(super) fn put(&mut self, message: Message) {
        let effects = self.room.handle(self.now, message);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send(to, sent) => {
                    if let Sent::Frame(frame) = &sent {
                        self.frames.insert(to, frame.clone());
                    }
                    if to == connection(self.seat) {
                        self.hear(&sent);
                    }
                }
                Effect::Append { step, .. } => {
                    self.steps = step as usize + 1;
                    self.put(Message::Stored { step });
                }
                Effect::Reply(..)
                | Effect::SaveClocks { .. }
                | Effect::Hint { .. }
                | Effect::SaveSeat(..)
                | Effect::SaveStart
                | Effect::SaveResult(_)
                | Effect::Think { .. }
                | Effect::CancelThought(_)
                | Effect::DismissBot(_) => {}
            }
        }
    }

    /// What is hidden behind everything that was shown.
    pub(super) fn game(&self) -> Option<G> {
        self.log.lock().expect("a test has one thread").last().map(|moment| moment.game.clone())
    }

    fn hear(&mut self, sent: &Sent) {
        for speaker in &mut self.speakers {
            let text = match speaker.speak(sent.clone(), self.now) {
                Some(Speech::Text(text)) => text,
                Some(Speech::Picture(picture)) => drawn(speaker, picture),
                None => continue,
            };
            self.bytes.push(text);
        }
    }

    /// Lets time pass until the room wants nothing more within these milliseconds.
    pub(super) fn wait(&mut self, ms: Ms) {
        let end = self.now + ms;
        while let Some(at) = self.room.next_wake().filter(|&at| at <= end) {
            self.now = self.now.max(at);
            self.put(Message::Tick);
        }
        self.now = end;
    }

    pub(super) fn is_over(&self) -> bool {
        self.room.outcome().is_some()
    }

    /// Everything that happened so far.
    pub(super) fn log(&self) -> Vec<Moment<G>> {
        self.log.lock().expect("a test has one thread").clone()
    }
}

/// The message that brings a picture to a browser, whose number means nothing.
///
/// It is drawn with the regions that every other seat and world of these games left behind, and shows nothing of them.
fn drawn(speaker: &Speaker, picture: Picture) -> String {
    static SHARED: LazyLock<Mutex<RegionCache>> = LazyLock::new(Mutex::default);
    let again = speaker.redraw().expect("it speaks to a browser").drawing(speaker);
    let shared = again(&mut SHARED.lock().expect("no drawing panicked")).picture.html();
    let Sketch { picture, seq, reach, announce } = picture.drawing(speaker)(&mut RegionCache::default());
    let html = picture.html();
    assert_eq!(shared, html, "a region shows only what it was drawn for");
    ServerMessage::Table(TablePage { html, picture: 0, seq, reach, announce }).to_json()
}

fn browser(game: &'static dyn AnyGame, lang: Lang) -> Format {
    Format::Browser(Arc::new(Sheet {
        lang,
        id: "lawnumber8".to_string(),
        link: "http://localhost/table/lawnumber8".to_string(),
        game,
        options: Vec::new(),
        visibility: store::Visibility::Private,
        is_host: false,
        hints: Hints::Offered,
        name: None,
        push_key: None,
    }))
}
