//! A game whose next masks are known, for tests: of these rules, and of players with the feature `testing`.

use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::masks::Masks;
use crate::{Action, Actor, DeckSize, Event, Kabuki, KabukiOptions, Mask, Refusal, View, Window};

/// The first seat.
pub const A: Seat = Seat::new(0);
/// The second seat.
pub const B: Seat = Seat::new(1);
/// The third seat.
pub const C: Seat = Seat::new(2);
/// The fourth seat.
pub const D: Seat = Seat::new(3);

/// A game in which seat A starts and everybody knows what comes from the deck.
pub struct Scene {
    /// The game as it stands.
    pub game: Kabuki,
    rng: Rng,
    journal: Journal<Event>,
}

impl Scene {
    /// A game of quick windows with these masks on top of the deck.
    pub fn quick(seats: u8, masks: &[Mask]) -> Scene {
        Scene::new(seats, Window::Quick, masks)
    }

    /// A game without a clock with these masks on top of the deck.
    pub fn untimed(seats: u8, masks: &[Mask]) -> Scene {
        Scene::new(seats, Window::Untimed, masks)
    }

    /// A game with this window and these masks on top of the deck.
    pub fn new(seats: u8, window: Window, masks: &[Mask]) -> Scene {
        let mut rng = Rng::new(&Seed::numbered(1, 1));
        let mut journal = Journal::open();
        let options = KabukiOptions { window, deck: DeckSize::Full };
        let mut game = Kabuki::setup(seats, &options, &mut rng, &mut journal);
        game.active = A;
        game.masks = Masks::deck(stacked(masks));
        Scene { game, rng, journal }
    }

    /// The same game, to go on differently.
    pub fn fork(&self) -> Scene {
        Scene { game: self.game.clone(), rng: self.rng.clone(), journal: self.journal.clone() }
    }

    /// Carries an input out, which must be one the game waits for.
    pub fn put(&mut self, input: Input<Action>) -> &mut Scene {
        let waiting = self.game.waiting();
        match input {
            Input::Choose(seat, action) => {
                assert!(waiting.anyone().contains(seat), "seat {seat} is not asked in {:?}", self.game.phase);
                assert_eq!(self.game.check(seat, action), Ok(()));
            }
            Input::TimeUp => assert!(waiting.limit_ms.is_some(), "no time runs in {:?}", self.game.phase),
        }
        self.journal.clear();
        self.game.apply(input, &mut self.rng, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// The seat turns a mask.
    pub fn turn(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Turn))
    }

    /// The seat cries "Stop!".
    pub fn stop(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Stop))
    }

    /// The seat lets the mask pass.
    pub fn pass(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Pass))
    }

    /// The seat has seen enough of the open stack.
    pub fn cover(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Cover))
    }

    /// Time is up.
    pub fn time(&mut self) -> &mut Scene {
        self.put(Input::TimeUp)
    }

    /// The active seat places the mask it has shown on this actor, from 1 to 4.
    pub fn place(&mut self, number: usize) -> &mut Scene {
        self.put(Input::Choose(self.game.active, Action::Place(actor(number))))
    }

    /// In a game with a clock, places one mask after the other and nobody stops any; the last one's window is open.
    pub fn place_all(&mut self, numbers: &[usize]) -> &mut Scene {
        for (index, &number) in numbers.iter().enumerate() {
            if index > 0 {
                self.time().time();
            }
            self.place(number);
        }
        self
    }

    /// The tokens of all seats.
    pub fn tokens(&self) -> &[u8] {
        self.game.tokens.as_slice()
    }

    /// Why the seat may not do this, if it may not.
    pub fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.game.check(seat, action).err()
    }

    /// What the seat can do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    /// What the seat sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// How long the game waits.
    pub fn limit_ms(&self) -> Option<u32> {
        self.game.waiting().limit_ms
    }

    /// What a viewer heard of the last input.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<Event> {
        self.journal.heard_by(viewer).copied().collect()
    }

    /// What a spectator heard of the last input.
    pub fn news(&self) -> Vec<Event> {
        self.heard_by(Viewer::Spectator)
    }
}

/// The actor with this number, from 1 to 4.
pub fn actor(number: usize) -> Actor {
    Actor::ALL[number - 1]
}

/// A whole deck with these masks on top.
fn stacked(masks: &[Mask]) -> Vec<Mask> {
    let mut rest: Vec<Mask> = Masks::sorted(DeckSize::Full).iter().collect();
    for mask in masks {
        let found = rest.iter().position(|other| other == mask).expect("there are five of each kind");
        rest.remove(found);
    }
    masks.iter().copied().chain(rest).collect()
}
