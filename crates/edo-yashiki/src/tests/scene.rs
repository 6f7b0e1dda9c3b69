//! A stage for the tests: a game whose deck is known, and houses built card by card.

use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::state::Pile;
use crate::{
    Action, Card, Deck, EdoYashiki, EdoYashikiOptions, Event, Grab, House, Kinds, Line, Place, Position, Refusal,
    Rules, Turn, View,
};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);

/// A game in which seat A starts and everybody knows what comes from the deck.
pub(super) struct Scene {
    pub(super) game: EdoYashiki,
    rng: Rng,
    journal: Journal<Event>,
}

impl Scene {
    /// A draft with these cards on top of the deck: first one for each house, then the lines.
    pub(super) fn draft(seats: u8, cards: &[&str]) -> Scene {
        Scene::new(seats, Grab::Draft, Rules::Standard, cards)
    }

    /// A rush with these cards on top of the deck.
    pub(super) fn rush(seats: u8, cards: &[&str]) -> Scene {
        Scene::new(seats, Grab::Rush, Rules::Standard, cards)
    }

    pub(super) fn new(seats: u8, grab: Grab, rules: Rules, cards: &[&str]) -> Scene {
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
    pub(super) fn put(&mut self, input: Input<Action>) -> &mut Scene {
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

    pub(super) fn settle(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Settle))
    }

    pub(super) fn hajime(&mut self, seat: Seat) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Hajime))
    }

    /// All hands go on laps, and the start player begins.
    pub(super) fn begin_rush(&mut self) -> &mut Scene {
        for seat in self.game.unready.iter() {
            self.settle(seat);
        }
        self.hajime(self.game.start)
    }

    /// The seat grabs the card with this number of the line, from 1.
    pub(super) fn grab(&mut self, seat: Seat, number: usize) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Grab(position(number))))
    }

    pub(super) fn place(&mut self, seat: Seat, place: Place) -> &mut Scene {
        self.put(Input::Choose(seat, Action::Place(place)))
    }

    /// The seat places its card where nothing is and nothing scores: above its house, upright, at the first such place.
    pub(super) fn place_idly(&mut self, seat: Seat) -> &mut Scene {
        let view = self.game.view(Viewer::Seat(seat));
        let idle = view.prospects(seat).into_iter().find(|prospect| prospect.tally.lines().count() == 0);
        self.place(seat, idle.expect("there is always a corner in which nothing lines up").place)
    }

    /// Everybody takes the first card in order and places it where it scores nothing.
    pub(super) fn idle_round(&mut self) -> &mut Scene {
        while let Some(seat) = self.game.drafter() {
            let free = self.game.slots().iter().position(|slot| slot.taken.is_none());
            self.grab(seat, free.expect("a card for everybody") + 1);
        }
        for seat in Seat::all(self.game.seats()) {
            self.place_idly(seat);
        }
        self
    }

    pub(super) fn time(&mut self) -> &mut Scene {
        self.put(Input::TimeUp)
    }

    pub(super) fn points(&self) -> &[u8] {
        self.game.points.as_slice()
    }

    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.game.check(seat, action).err()
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat, &mut actions);
        actions
    }

    pub(super) fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// What everybody heard of the last input.
    pub(super) fn news(&self) -> Vec<Event> {
        self.journal.heard_by(Viewer::Spectator).copied().collect()
    }
}

/// The card of these letters.
pub(super) fn card(letters: &str) -> Card {
    Card::from_letters(letters).unwrap_or_else(|| panic!("there is no card {letters}"))
}

/// The place in the line with this number, from 1.
pub(super) fn position(number: usize) -> Position {
    number.to_string().parse().expect("a line has up to five cards")
}

pub(super) const fn at(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Upright }
}

pub(super) const fn turned(column: i8, row: i8) -> Place {
    Place { column, row, turn: Turn::Turned }
}

/// A house of these cards, each of which may lie where it is laid.
pub(super) fn house(cards: &[(&str, Place)]) -> House {
    let (&(first, place), others) = cards.split_first().expect("a house has a card");
    assert_eq!(place, at(0, 0));
    others.iter().fold(House::founded(card(first)), |mut house, &(letters, place)| {
        assert_eq!(house.may_place(place), Ok(()), "{letters} at {place}");
        house.lay(card(letters), place);
        house
    })
}

/// What a card scores in a house under the standard rules: the lines by their words and the points of all.
pub(super) fn standard(house: &House, letters: &str, place: Place) -> (Vec<String>, u8) {
    assert_eq!(house.may_place(place), Ok(()));
    let tally = house.tally(card(letters), place, Rules::Standard, Kinds::ALL);
    let mut lines: Vec<String> = tally.lines().map(|judged| judged.line.to_string()).collect();
    lines.sort();
    (lines, tally.gain.points)
}

/// A line as text, with where it begins.
pub(super) fn describe(line: Line) -> String {
    format!("{line} from {} {}", line.start.column, line.start.row)
}
