//! Hidden hands: one card is set aside unseen, the others are dealt; the highest card takes the trick.

mod words;

use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Viewer, Waiting};

use super::cards::{draw, draw_one};
use super::{Card, Cards};
pub use words::{Deck, HandsEvent, HandsMemory, HandsOptions, HandsRefusal, HandsView};

/// A trick-taking game for two or three with ranks alone. Everybody may play any card of their hand; the highest card
/// takes the trick, a point, and leads the next. The card that was set aside is shown when all hands are empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands {
    pub(crate) deck: Deck,
    pub(crate) aside: Card,
    pub(crate) hands: BySeat<Cards, 3>,
    /// The cards of tricks that were taken.
    pub(crate) gone: Cards,
    pub(crate) trick: BySeat<Option<Card>, 3>,
    pub(crate) turn: Seat,
    pub(crate) points: BySeat<i32>,
}

impl Hands {
    fn is_over(&self) -> bool {
        self.hands.iter().all(|(_, hand)| hand.is_empty()) && self.trick.iter().all(|(_, card)| card.is_none())
    }

    /// The trick goes to the highest card, and its cards are covered.
    fn take_trick(&mut self, journal: &mut Journal<HandsEvent>) {
        let played = self.trick.iter().filter_map(|(seat, card)| Some((card.as_ref().copied()?, seat)));
        let Some((_, winner)) = played.max() else { return };
        self.points[winner] += 1;
        self.gone = self.gone.or(self.trick.iter().filter_map(|(_, &card)| card).collect());
        self.trick = BySeat::all(self.seats(), None);
        self.turn = winner;
        journal.tell(HandsEvent::Took(winner));
        if self.is_over() {
            journal.tell(HandsEvent::Shown(self.aside));
        }
    }
}

impl Game for Hands {
    type Options = HandsOptions;
    type Action = Card;
    type Event = HandsEvent;
    type View = HandsView;
    type Memory = HandsMemory;
    type Refusal = HandsRefusal;

    const NAME: &'static str = "toy-hands";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &HandsOptions,
        rng: &mut Rng,
        journal: &mut Journal<HandsEvent>,
    ) -> Hands {
        let mut cards = options.deck.cards();
        let each = (cards.len() - 1) / seats;
        let turn = Seat::new(rng.below(u32::from(seats)) as u8);
        let hands = BySeat::from_fn(seats, |_| draw(&mut cards, each, rng));
        let aside = draw_one(&mut cards, rng).expect("one card is left when the others are dealt evenly");
        journal.tell(HandsEvent::Dealt(options.deck, turn));
        for (seat, &hand) in hands.iter() {
            journal.whisper(seat, HandsEvent::Hand(hand));
        }
        let (trick, points) = (BySeat::all(seats, None), BySeat::all(seats, 0));
        Hands { deck: options.deck, aside, hands, gone: Cards::NONE, trick, turn, points }
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn waiting(&self) -> Waiting {
        if self.is_over() { Waiting::OVER } else { Waiting::turn(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Card>) {
        if seat == self.turn {
            actions.extend(self.hands[seat].iter());
        }
    }

    fn check(&self, seat: Seat, card: Card) -> Result<(), HandsRefusal> {
        if self.hands[seat].contains(card) { Ok(()) } else { Err(HandsRefusal(card)) }
    }

    fn apply(&mut self, input: Input<Card>, _rng: &mut Rng, journal: &mut Journal<HandsEvent>) {
        let Input::Choose(seat, card) = input else { unreachable!("no limit ever runs") };
        self.hands[seat] = self.hands[seat].without(card);
        self.trick[seat] = Some(card);
        self.turn = seat.left(1, self.seats());
        journal.tell(HandsEvent::Played(seat, card));
        if self.trick.iter().all(|(_, card)| card.is_some()) {
            self.take_trick(journal);
        }
    }

    fn view(&self, viewer: Viewer) -> HandsView {
        HandsView {
            viewer,
            deck: self.deck,
            hand: viewer.seat().map(|seat| self.hands[seat]),
            held: BySeat::from_fn(self.seats(), |seat| self.hands[seat].len()),
            trick: self.trick,
            turn: self.turn,
            points: self.points,
            aside: self.is_over().then_some(self.aside),
        }
    }

    fn recall(memory: &mut HandsMemory, _seat: Seat, event: &HandsEvent) {
        match event {
            HandsEvent::Played(_, card) => memory.played = memory.played.with(*card),
            HandsEvent::Dealt(..) | HandsEvent::Hand(_) | HandsEvent::Took(_) | HandsEvent::Shown(_) => {}
        }
    }

    fn imagine(view: &HandsView, memory: &HandsMemory, rng: &mut Rng) -> Hands {
        let own = view.hand.unwrap_or_default();
        let shown: Cards = view.aside.into_iter().collect();
        let mut unseen = view.deck.cards().less(memory.played).less(own).less(shown);
        let hands = BySeat::from_fn(view.held.seats(), |seat| {
            if view.viewer == Viewer::Seat(seat) { own } else { draw(&mut unseen, view.held[seat], rng) }
        });
        let aside =
            view.aside.or_else(|| draw_one(&mut unseen, rng)).expect("one card was set aside, so one is left over");
        let in_trick = view.trick.iter().filter_map(|(_, &card)| card).collect();
        let gone = memory.played.less(in_trick);
        Hands { deck: view.deck, aside, hands, gone, trick: view.trick, turn: view.turn, points: view.points }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::by_points(self.points))
    }

    fn audit(&self) -> Result<(), String> {
        let held = self.hands.iter().flat_map(|(_, hand)| hand.iter());
        let played = self.trick.iter().filter_map(|(_, &card)| card);
        let all: Vec<Card> = held.chain(played).chain(self.gone.iter()).chain([self.aside]).collect();
        let different: Cards = all.iter().copied().collect();
        if all.len() != usize::from(different.len()) || different != self.deck.cards() {
            return Err(format!("the deck is {}, but on the table are {all:?}", self.deck.cards()));
        }
        Ok(())
    }
}

impl Hands {
    /// The points so far.
    pub fn points(&self) -> BySeat<i32> {
        self.points
    }

    /// The cards that a seat holds.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The cards that the game is played with.
    pub fn deck(&self) -> Cards {
        self.deck.cards()
    }
}
