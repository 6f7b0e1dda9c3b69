//! A game whose deck is known, and houses built card by card, for tests: of these rules, and of players with the
//! feature
//! `testing`.

use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::state::Pile;
use crate::{
    ALL_KINDS, Action, Card, Deck, EdoYashiki, EdoYashikiOptions, Event, Grab, House, Place, Position, Refusal, Rules,
    Run, Turn, View,
};

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
    pub game: EdoYashiki,
    rng: Rng,
    journal: Journal<Event>,
}

impl Scene {
    /// A draft with these cards on top of the deck: first one for each house, then the lines.
    pub fn draft(seats: u8, cards: &[&str]) -> Scene {
        Scene::new(seats, Grab::Draft, Rules::Standard, cards)
    }

    /// A rush with these cards on top of the deck.
    pub fn rush(seats: u8, cards: &[&str]) -> Scene {
        Scene::new(seats, Grab::Rush, Rules::Standard, cards)
    }

    /// A game with these cards on top of the deck.
    pub fn new(seats: u8, grab: Grab, rules: Rules, cards: &[&str]) -> Scene {
        let options = EdoYashikiOptions { grab, rules, deck: Deck::Full };
        let on_top: Vec<Card> = cards.iter().map(|letters| card(letters)).collect();
        let rest = Card::all().filter(|card| !on_top.contains(card));
        let mut pile: Vec<Card> = on_top.iter().copied().chain(rest).collect();
        pile.reverse();
        let mut journal = Journal::open();
        let game = EdoYashiki::deal(seats, options, A, Pile::new(pile), &mut journal);
        Scene { game, rng: Rng::new(&Seed::numbered(1, 1)), journal }
    }

    /// Carries an input out, which must be one the game waits for.
    pub fn put(&mut self, input: Input<Action>) -> &mut Scene {
        let waiting = self.game.waiting();
        match input {
            Input::Choose(seat, action) => {
                assert!(waiting.anyone().contains(seat), "seat {seat} is not asked in {:?}", self.game.stage);
                assert_eq!(self.game.check(seat, action), Ok(()));
            }
            Input::TimeUp => assert!(waiting.limit_ms.is_some(), "no time runs in {:?}", self.game.stage),
        }
        self.journal.clear();
        self.game.apply(input, &mut self.rng, &mut self.journal);
        assert_eq!(self.game.audit(), Ok(()));
        self
    }

    /// The seat puts its hands on its lap.
    pub fn settle(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Settle))
    }

    /// The seat says "hajime!".
    pub fn hajime(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Hajime))
    }

    /// All hands go on laps, and the start player begins.
    pub fn begin_rush(&mut self) -> &mut Scene {
        for seat in self.game.unready.iter() {
            self.settle(seat);
        }
        self.hajime(self.game.start)
    }

    /// The seat grabs the card with this number of the line, from 1.
    pub fn grab(&mut self, seat: Seat, number: usize) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Grab(position(number))))
    }

    /// The seat places its card.
    pub fn place(&mut self, seat: Seat, place: Place) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Place(place)))
    }

    /// The seat places its card where nothing is and nothing scores: above its house, upright, at the first such place.
    pub fn place_idly(&mut self, seat: Seat) -> &mut Scene {
        let view = self.game.view(Viewer::Seat(seat));
        let idle = view.prospects(seat).into_iter().find(|prospect| prospect.scoring.runs().count() == 0);
        self.place(seat, idle.expect("there is always a corner in which nothing lines up").place)
    }

    /// Everybody takes the first card in order and places it where it scores nothing.
    pub fn idle_round(&mut self) -> &mut Scene {
        while let Some(seat) = self.game.drafter() {
            let free = self.game.slots().iter().position(|slot| slot.taken.is_none());
            self.grab(seat, free.expect("a card for everybody") + 1);
        }
        for seat in Seat::all(self.game.seats()) {
            self.place_idly(seat);
        }
        self
    }

    /// Time is up.
    pub fn time(&mut self) -> &mut Scene {
        self.put(Input::TimeUp)
    }

    /// Gives the seat these points.
    pub fn give_points(&mut self, seat: Seat, points: u8) -> &mut Scene {
        self.game.points[seat] = points;
        self
    }

    /// The points of all seats.
    pub fn points(&self) -> &[u8] {
        self.game.points.as_slice()
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

    /// What everybody heard of the last input.
    pub fn news(&self) -> Vec<Event> {
        self.journal.heard_by(Viewer::Spectator).copied().collect()
    }
}

/// The card of these letters.
pub fn card(letters: &str) -> Card {
    Card::from_letters(letters).unwrap_or_else(|| panic!("there is no card {letters}"))
}

/// The place in the line with this number, from 1.
pub fn position(number: usize) -> Position {
    number.to_string().parse().expect("a line has up to five cards")
}

/// An upright card at this column and row.
pub const fn at(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Upright }
}

/// A turned card at this column and row.
pub const fn turned(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Turned }
}

/// A house of these cards, each of which may lie where it is laid.
pub fn house(cards: &[(&str, Place)]) -> House {
    let (&(first, place), others) = cards.split_first().expect("a house has a card");
    assert_eq!(place, at(0, 0));
    others.iter().fold(House::founded(card(first)), |mut house, &(letters, place)| {
        assert_eq!(house.may_place(place), Ok(()), "{letters} at {place}");
        house.lay(card(letters), place);
        house
    })
}

/// What a card scores in a house under the standard rules: the runs in words and the points of all.
pub fn standard(house: &House, letters: &str, place: Place) -> (Vec<String>, u8) {
    assert_eq!(house.may_place(place), Ok(()));
    let scoring = house.scoring(card(letters), place, Rules::Standard, ALL_KINDS);
    let mut runs: Vec<String> = scoring.runs().map(|judged| judged.run.to_string()).collect();
    runs.sort();
    (runs, scoring.gain.points)
}

/// A run as text, with where it begins.
pub fn describe(run: Run) -> String {
    format!("{run} from {} {}", run.start.column, run.start.row)
}
