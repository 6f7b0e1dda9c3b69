//! Positions typed in as text, and a table to play them on, for tests: of these rules, and of players with the feature
//! `testing`.

use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::piles::Piles;
use crate::{Action, Artist, Cards, Event, Phase, Picture, UkiyoE, UkiyoEOptions};

/// Cards from text such as `hokusai 3 6 6, sharaku 1`.
pub fn cards(text: &str) -> Cards {
    let read = |part: &str| match format!("show {part}").parse() {
        Ok(Action::Show { artist, works }) => works.by(artist),
        other => panic!("'{part}' is not some cards of one artist: {other:?}"),
    };
    text.split(", ").filter(|part| !part.is_empty()).map(read).fold(Cards::NONE, Cards::plus)
}

/// Cards from text, in the order in which they are written.
pub fn list(text: &str) -> Vec<Picture> {
    text.split(", ").filter(|part| !part.is_empty()).map(card).collect()
}

/// One card from text such as `hokusai 3`.
pub fn card(text: &str) -> Picture {
    let cards: Vec<Picture> = cards(text).iter().collect();
    assert_eq!(cards.len(), 1, "'{text}' is one card");
    cards[0]
}

/// A seat from its letter.
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a test names seats that exist")
}

/// Where the cards go that a position does not mention.
pub enum Rest {
    /// To the bottom of the draw pile.
    Pile,
    /// To the bottom of the discard pile.
    Discards,
    /// To the hand of a seat that the test does not look at.
    Hand(&'static str),
}

/// A position in the making: seat A is about to draw, in round 1.
pub struct Board {
    game: UkiyoE,
    pile: Vec<Picture>,
    discards: Vec<Picture>,
    rest: Rest,
}

impl Board {
    /// A position for this number of seats, with empty hands.
    pub fn new(seats: u8) -> Board {
        let mut rng = Rng::new(&Seed::numbered(4, 0));
        let mut game = UkiyoE::setup(seats, &UkiyoEOptions::default(), &mut rng, &mut Journal::closed());
        for seat in Seat::all(seats) {
            game.hands[seat] = Cards::NONE;
        }
        Board { game, pile: Vec::new(), discards: Vec::new(), rest: Rest::Pile }
    }

    /// The hand of a seat.
    pub fn hand(mut self, letter: &str, text: &str) -> Board {
        self.game.hands[seat(letter)] = cards(text);
        self
    }

    /// An exhibition of one artist.
    pub fn show(mut self, letter: &str, text: &str) -> Board {
        let cards = cards(text);
        let artist = cards.pictures().next().expect("an exhibition has cards").artist();
        assert_eq!(cards.of(artist).by(artist), cards, "an exhibition has one artist");
        self.game.owners[artist.index()] = Some(seat(letter));
        self.game.shown = self.game.shown.plus(cards);
        self
    }

    /// The top of the draw pile, from below.
    pub fn pile(mut self, text: &str) -> Board {
        self.pile = list(text);
        self
    }

    /// The top of the discard pile, from below.
    pub fn discards(mut self, text: &str) -> Board {
        self.discards = list(text);
        self
    }

    /// Where all other cards are.
    pub fn rest(mut self, rest: Rest) -> Board {
        self.rest = rest;
        self
    }

    /// The number of the round, from 1.
    pub fn round(mut self, round: u8) -> Board {
        self.game.round = round - 1;
        self
    }

    /// What the turn waits for.
    pub fn phase(mut self, phase: Phase) -> Board {
        self.game.phase = phase;
        self
    }

    /// Whose turn it is, and who brought about the end.
    pub fn last_turn(mut self, letter: &str, ender: &str) -> Board {
        self.game.turn = seat(letter);
        self.game.ender = Some(seat(ender));
        self
    }

    /// The position with every card in its place.
    pub fn table(self) -> Table {
        let Board { mut game, pile, discards, rest } = self;
        let hands = game.hands.as_slice().iter().copied().fold(game.shown, Cards::plus);
        let placed = pile.iter().chain(&discards).fold(hands, |cards, &card| cards.plus(Cards::from_iter([card])));
        let others = game.options.deck.cards().minus(placed);
        let below = |cards: Vec<Picture>| others.iter().chain(cards).collect::<Vec<Picture>>();
        game.piles = match rest {
            Rest::Pile => Piles::new(&below(pile), &discards),
            Rest::Discards => Piles::new(&pile, &below(discards)),
            Rest::Hand(letter) => {
                game.hands[seat(letter)] = game.hands[seat(letter)].plus(others);
                Piles::new(&pile, &discards)
            }
        };
        game.audit().expect("the position of a test is a possible one");
        Table { game, rng: Rng::new(&Seed::numbered(4, 1)), journal: Journal::open() }
    }
}

/// A game that is played by text.
pub struct Table {
    /// The game.
    pub game: UkiyoE,
    /// Its generator.
    pub rng: Rng,
    /// What was told of the last action.
    pub journal: Journal<Event>,
}

impl Table {
    /// Carries out actions such as `A draw pile`, all of which must be legal; gives back what a spectator heard of
    /// the last one.
    pub fn play(&mut self, inputs: &[&str]) -> Vec<String> {
        for input in inputs {
            let (seat, action) = read(input);
            assert!(self.legal(seat).contains(&action), "{input} is legal among {:?}", self.legal(seat));
            assert_eq!(self.game.check(seat, action), Ok(()), "{input}");
            self.journal.clear();
            self.game.apply(Input::Choose(seat, action), &mut self.rng, &mut self.journal);
            self.game.audit().expect("the books balance");
        }
        self.heard_by(Viewer::Spectator)
    }

    /// What this viewer heard of the last action.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<String> {
        self.journal.heard_by(viewer).map(ToString::to_string).collect()
    }

    /// The sentence with which an action is refused.
    pub fn refusal(&self, input: &str) -> String {
        let (seat, action) = read(input);
        assert!(!self.legal(seat).contains(&action), "{input} is not legal");
        self.game.check(seat, action).expect_err("what is not in the list is refused").to_string()
    }

    /// What a seat can do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    /// The legal actions of the seat that is waited for, as text.
    pub fn listed(&self) -> Vec<String> {
        let seat = self.game.waiting().must.first().expect("somebody is waited for");
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    /// The hand of a seat.
    pub fn hand(&self, letter: &str) -> Cards {
        self.game.hands[seat(letter)]
    }

    /// The exhibition of an artist: whose, and which cards.
    pub fn exhibition(&self, artist: Artist) -> (Option<Seat>, Cards) {
        (self.game.owners[artist.index()], self.game.shown.of(artist).by(artist))
    }

    /// The top of the discard pile, the topmost first.
    pub fn top_discards(&self, count: usize) -> Vec<Picture> {
        self.game.piles.discard_pile()[..count].to_vec()
    }
}

fn read(input: &str) -> (Seat, Action) {
    let (letter, action) = input.split_once(' ').expect("an input has a seat and an action");
    (seat(letter), action.parse().expect("the action is well written"))
}
