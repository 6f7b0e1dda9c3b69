//! Simultaneous bids: everybody commits a card unseen, and the highest that is bid only once takes the prize.
//!
//! The toy with two versions of its rules. Under rules 1 a prize that nobody wins is out of the game; under rules 2 it
//! is added to the next one.

mod words;

use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, SeatSet, Viewer, Waiting};

use super::cards::draw_one;
use super::{Card, Cards};
pub use words::{BidsEvent, BidsOptions, BidsRefusal, BidsView, Ladder};

/// A bidding game for two to four. Each prize is bid for by all seats at the same time, each with one of its cards;
/// cards that are bid are gone. The next prize is drawn only when the last one is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bids {
    rules: u32,
    ladder: Ladder,
    prize: Option<Card>,
    to_come: Cards,
    hands: BySeat<Cards, 4>,
    pub(crate) bids: BySeat<Option<Card>, 4>,
    points: BySeat<i32>,
    /// Prizes that nobody won and that are out of the game.
    unclaimed: i32,
    /// Prizes that nobody won and that come with the next one.
    carried: i32,
}

impl Bids {
    fn committed(&self) -> SeatSet {
        self.bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Shows the bids, gives the prize away and turns the next one up.
    fn settle(&mut self, rng: &mut Rng, journal: &mut Journal<BidsEvent>) {
        journal.tell(BidsEvent::Shown(self.bids));
        let winner = self.winner();
        let prize = i32::from(self.prize.map_or(0, Card::rank));
        match (winner, self.rules) {
            (Some(seat), _) => self.points[seat] += prize + std::mem::take(&mut self.carried),
            (None, 1) => self.unclaimed += prize,
            (None, _) => self.carried += prize,
        }
        journal.tell(BidsEvent::Won(winner));
        for seat in Seat::all(self.seats()) {
            if let Some(bid) = self.bids[seat].take() {
                self.hands[seat] = self.hands[seat].without(bid);
            }
        }
        self.turn_up(rng, journal);
    }

    fn turn_up(&mut self, rng: &mut Rng, journal: &mut Journal<BidsEvent>) {
        self.prize = draw_one(&mut self.to_come, rng);
        if let Some(prize) = self.prize {
            journal.tell(BidsEvent::Prize(prize));
        }
    }

    /// Who bid the highest card that nobody else bid.
    fn winner(&self) -> Option<Seat> {
        let times = |bid: Option<Card>| self.bids.iter().filter(|&(_, &other)| other == bid).count();
        let alone = self.bids.iter().filter(|&(_, &bid)| bid.is_some() && times(bid) == 1);
        alone.max_by_key(|&(_, &bid)| bid).map(|(seat, _)| seat)
    }
}

impl Game for Bids {
    type Options = BidsOptions;
    type Action = Card;
    type Event = BidsEvent;
    type View = BidsView;
    type Memory = ();
    type Refusal = BidsRefusal;

    const NAME: &'static str = "toy-bids";
    const RULES: u32 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn setup_by(rules: u32, seats: u8, options: &BidsOptions, rng: &mut Rng, journal: &mut Journal<BidsEvent>) -> Bids {
        let ladder = options.ladder;
        journal.tell(BidsEvent::Begun(ladder));
        let hands = BySeat::all(seats, ladder.cards());
        let (bids, points) = (BySeat::all(seats, None), BySeat::all(seats, 0));
        let to_come = ladder.cards();
        let mut game = Bids { rules, ladder, prize: None, to_come, hands, bids, points, unclaimed: 0, carried: 0 };
        game.turn_up(rng, journal);
        game
    }

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn waiting(&self) -> Waiting {
        match self.prize {
            None => Waiting::OVER,
            Some(_) => Waiting::together(Seat::all(self.seats()).filter(|&seat| self.bids[seat].is_none()).collect()),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Card>) {
        if self.waiting().must.contains(seat) {
            actions.extend(self.hands[seat].iter());
        }
    }

    fn check(&self, seat: Seat, card: Card) -> Result<(), BidsRefusal> {
        if self.bids[seat].is_some() {
            return Err(BidsRefusal::Committed);
        }
        if self.hands[seat].contains(card) { Ok(()) } else { Err(BidsRefusal::NotHeld(card)) }
    }

    fn apply(&mut self, input: Input<Card>, rng: &mut Rng, journal: &mut Journal<BidsEvent>) {
        let Input::Choose(seat, card) = input else { unreachable!("no limit ever runs") };
        self.bids[seat] = Some(card);
        journal.split(seat, BidsEvent::YouBid(card), BidsEvent::HasBid(seat));
        if self.committed() == SeatSet::all(self.seats()) {
            self.settle(rng, journal);
        }
    }

    fn view(&self, viewer: Viewer) -> BidsView {
        BidsView {
            viewer,
            rules: self.rules,
            ladder: self.ladder,
            prize: self.prize,
            to_come: self.to_come,
            hands: self.hands,
            committed: self.committed(),
            own_bid: viewer.seat().and_then(|seat| self.bids[seat]),
            points: self.points,
            carried: self.carried,
        }
    }

    fn recall(_memory: &mut (), _seat: Seat, _event: &BidsEvent) {}

    fn imagine(view: &BidsView, _memory: &(), rng: &mut Rng) -> Bids {
        let bids = BySeat::from_fn(view.hands.seats(), |seat| {
            if view.viewer == Viewer::Seat(seat) {
                return view.own_bid;
            }
            if view.committed.contains(seat) { draw_one(&mut view.hands[seat].clone(), rng) } else { None }
        });
        let claimed: i32 = view.points.as_slice().iter().sum();
        let settled = view.ladder.cards().less(view.to_come).less(view.prize.into_iter().collect());
        let BidsView { rules, ladder, prize, to_come, hands, points, carried, .. } = *view;
        let unclaimed = settled.iter().map(|card| i32::from(card.rank())).sum::<i32>() - claimed - carried;
        Bids { rules, ladder, prize, to_come, hands, bids, points, unclaimed, carried }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.prize.is_none().then(|| Outcome::by_points(self.points))
    }

    fn audit(&self) -> Result<(), String> {
        let sum = |cards: Cards| cards.iter().map(|card| i32::from(card.rank())).sum::<i32>();
        let open = sum(self.to_come) + self.prize.map_or(0, |card| i32::from(card.rank()));
        let given = self.points.as_slice().iter().sum::<i32>() + self.unclaimed + self.carried;
        if open + given != sum(self.ladder.cards()) {
            return Err(format!("prizes worth {} are in the game, not {}", open + given, sum(self.ladder.cards())));
        }
        match self.bids.iter().find(|&(seat, bid)| bid.is_some_and(|bid| !self.hands[seat].contains(bid))) {
            Some((seat, bid)) => Err(format!("seat {seat} bid {bid:?}, which it does not hold")),
            None => Ok(()),
        }
    }
}

impl Bids {
    /// The points so far.
    pub fn points(&self) -> BySeat<i32> {
        self.points
    }
}
