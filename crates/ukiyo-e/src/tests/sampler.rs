//! Imagined worlds have the right chances: compared with every possible deal, one by one.

use std::collections::BTreeMap;

use table::{Game, Journal, Rng, Seat, Seed, Viewer};

use crate::{Cards, Deck, Event, Memory, Picture, UkiyoE, UkiyoEOptions};

/// Positions with at most this many unseen cards are enumerated: 5040 orders of seven cards.
const MOST_UNSEEN: usize = 7;
/// How many worlds are imagined for each way the cards can lie.
const WORLDS_FOR_EACH: usize = 60;

/// What a world hides: the other hands and the draw pile in order.
fn hidden(world: &UkiyoE) -> String {
    format!("{:?} {:?}", world.hands, world.piles.draw_pile())
}

/// The cards that seats took openly and have not given away since, counted plainly.
#[derive(Default)]
struct Ledger(BTreeMap<(Seat, Picture), i32>);

impl Ledger {
    fn note(&mut self, event: &Event) {
        let mut change = |seat: Seat, card: Picture, by: i32| {
            let count = self.0.entry((seat, card)).or_default();
            *count = (*count + by).max(0);
        };
        match event {
            Event::Took { seat, card } => change(*seat, *card, 1),
            Event::Discarded { seat, card } => change(*seat, *card, -1),
            Event::Opened { seat, cards, .. } => cards.iter().for_each(|card| change(*seat, card, -1)),
            Event::RoundBegun { .. } => self.0.clear(),
            Event::Dealt { .. }
            | Event::DealtUnseen { .. }
            | Event::Drew { .. }
            | Event::DrewUnseen { .. }
            | Event::NothingToDraw { .. }
            | Event::TurnSkipped { .. }
            | Event::Closed { .. }
            | Event::Laid { .. }
            | Event::EndBroughtAbout { .. }
            | Event::LastTurn { .. }
            | Event::HandDiscarded { .. }
            | Event::Kept { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn known(&self, seat: Seat) -> Cards {
        let held = |(&(owner, card), &count): (&(Seat, Picture), &i32)| {
            std::iter::repeat_n(card, if owner == seat { count as usize } else { 0 })
        };
        self.0.iter().flat_map(held).collect()
    }
}

/// Every deal of the unseen cards to the places they can be in, with its chance.
fn every_deal(truth: &UkiyoE, seat: Seat, ledger: &Ledger) -> Option<BTreeMap<String, f64>> {
    let others = || Seat::all(truth.seats()).filter(move |&other| other != seat);
    let mut unseen: Vec<Picture> = truth.piles.draw_pile().to_vec();
    for other in others() {
        unseen.extend(truth.hands[other].minus(ledger.known(other)).iter());
    }
    if unseen.len() > MOST_UNSEEN || others().all(|other| ledger.known(other).is_empty()) {
        return None;
    }
    let mut deals = BTreeMap::new();
    let orders = orders(&mut unseen);
    for order in &orders {
        let mut world = truth.clone();
        let mut rest = order.as_slice();
        for other in others() {
            let known = ledger.known(other);
            let (cards, left) = rest.split_at(usize::from(truth.hands[other].len() - known.len()));
            world.hands[other] = cards.iter().copied().chain(known.iter()).collect();
            rest = left;
        }
        world.piles = crate::piles::Piles::new(rest, &[]);
        *deals.entry(hidden(&world)).or_insert(0.0) += 1.0 / orders.len() as f64;
    }
    Some(deals)
}

/// Every order of the cards, equal cards told apart.
fn orders(cards: &mut Vec<Picture>) -> Vec<Vec<Picture>> {
    let Some(last) = cards.pop() else { return vec![Vec::new()] };
    let shorter = orders(cards);
    let insert = |order: &Vec<Picture>| {
        let order = order.clone();
        (0..=order.len()).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, last);
            longer
        })
    };
    shorter.iter().flat_map(insert).collect()
}

/// Compares the worlds of one position with all deals; by how much more they differ than chance would have it.
fn surprise(truth: &UkiyoE, seat: Seat, memory: &Memory, deals: &BTreeMap<String, f64>, rng: &mut Rng) -> f64 {
    let view = truth.view(Viewer::Seat(seat));
    let count = WORLDS_FOR_EACH * deals.len();
    let mut seen: BTreeMap<String, f64> = BTreeMap::new();
    for _ in 0..count {
        let world = hidden(&UkiyoE::imagine(&view, memory, rng));
        assert!(deals.contains_key(&world), "{world} is not possible, the truth is {}", hidden(truth));
        *seen.entry(world).or_default() += 1.0;
    }
    let squares: f64 = deals
        .iter()
        .map(|(deal, chance)| {
            let expected = chance * count as f64;
            (seen.get(deal).copied().unwrap_or(0.0) - expected).powi(2) / expected
        })
        .sum();
    // The sum of squares has this mean and this spread if the chances are right.
    let freedom = (deals.len() - 1).max(1) as f64;
    (squares - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn every_possible_deal_is_imagined_with_its_chance() {
    let mut rng = Rng::new(&Seed::numbered(4, 5));
    let options = UkiyoEOptions { deck: Deck::Small, ..UkiyoEOptions::default() };
    let mut compared = 0;
    for seats in [2, 3, 2, 3, 2, 3, 2, 3] {
        let mut journal = Journal::open();
        let mut game = UkiyoE::setup(seats, &options, &mut rng, &mut journal);
        let seat = Seat::new(0);
        let (mut memory, mut ledger, mut legal) = (Memory::default(), Ledger::default(), Vec::new());
        let mut compared_here = 0;
        while let Some(mover) = game.waiting().must.first() {
            for event in journal.heard_by(Viewer::Seat(seat)) {
                UkiyoE::recall(&mut memory, seat, event);
                ledger.note(event);
            }
            journal.clear();
            if compared_here < 3
                && let Some(deals) = every_deal(&game, seat, &ledger)
            {
                let surprise = surprise(&game, seat, &memory, &deals, &mut rng);
                assert!(surprise.abs() < 5.0, "{} deals, {surprise} spreads from the mean", deals.len());
                compared += 1;
                compared_here += 1;
            }
            legal.clear();
            game.legal(mover, &mut legal);
            let action = *rng.choose(&legal).expect("a seat that is waited for can act");
            game.apply(table::Input::Choose(mover, action), &mut rng, &mut journal);
        }
    }
    assert!(compared >= 10, "only {compared} positions were small enough");
}
