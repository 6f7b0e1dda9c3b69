//! A snap race: cards are turned by the clock, and the first seat that calls a pair takes the pile.

mod words;

use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, SeatSet, Viewer, Waiting};

use super::Card;
pub use words::{Pile, SnapAction, SnapEvent, SnapMemory, SnapOptions, SnapRefusal, SnapView};

/// How long a card lies before the next one is turned.
const LIMIT_MS: u32 = 1_500;

/// A race for two to four. Everybody may call a pair at any time, also where there is none: being asked gives nothing
/// away. When the time is up the next card is turned; when there is none, the game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snap {
    pub(crate) pile: Pile,
    /// The cards to be turned, the next one last, as far as `to_turn` says.
    pub(crate) rest: [Option<Card>; 12],
    pub(crate) to_turn: Option<u8>,
    turned: [u8; 4],
    top: [Option<Card>; 2],
    to_take: u8,
    out: SeatSet,
    points: BySeat<i32>,
}

impl Snap {
    fn is_pair(&self) -> bool {
        self.top[0].is_some() && self.top[0] == self.top[1]
    }

    /// Turns the next card, or ends the game if there is none.
    fn turn(&mut self, journal: &mut Journal<SnapEvent>) {
        self.out = SeatSet::NONE;
        let Some(left) = self.to_turn.and_then(|left| left.checked_sub(1)) else {
            self.to_turn = None;
            journal.tell(SnapEvent::Ended);
            return;
        };
        let card = self.rest[usize::from(left)].take().expect("there are as many cards as counted");
        self.to_turn = Some(left);
        self.turned[picture(card)] += 1;
        self.top = [Some(card), self.top[0]];
        self.to_take += 1;
        journal.tell(SnapEvent::Turned(card));
    }

    fn call(&mut self, seat: Seat, journal: &mut Journal<SnapEvent>) {
        if !self.is_pair() {
            self.points[seat] -= 1;
            self.out = self.out.with(seat);
            journal.tell(SnapEvent::Wrong(seat));
            return;
        }
        self.points[seat] += i32::from(self.to_take);
        journal.tell(SnapEvent::Took(seat, self.to_take));
        self.to_take = 0;
        self.top = [None; 2];
        self.turn(journal);
    }
}

fn picture(card: Card) -> usize {
    usize::from(card.rank() - 1)
}

/// The cards that were not turned yet, in a random order.
fn shuffled(pile: Pile, turned: [u8; 4], rng: &mut Rng) -> ([Option<Card>; 12], u8) {
    let (pictures, each) = pile.pictures();
    let mut rest = [None; 12];
    let mut count = 0;
    for card in (1..=pictures).map(Card::new) {
        for _ in turned[picture(card)]..each {
            rest[count] = Some(card);
            count += 1;
        }
    }
    rng.shuffle(&mut rest[..count]);
    (rest, count as u8)
}

impl Game for Snap {
    type Options = SnapOptions;
    type Action = SnapAction;
    type Event = SnapEvent;
    type View = SnapView;
    type Memory = SnapMemory;
    type Refusal = SnapRefusal;

    const NAME: &'static str = "toy-snap";
    const RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn setup_by(
        _rules: u32,
        seats: u8,
        options: &SnapOptions,
        rng: &mut Rng,
        journal: &mut Journal<SnapEvent>,
    ) -> Snap {
        let pile = options.pile;
        let (rest, count) = shuffled(pile, [0; 4], rng);
        journal.tell(SnapEvent::Begun(pile));
        let points = BySeat::all(seats, 0);
        let (turned, top, out) = ([0; 4], [None; 2], SeatSet::NONE);
        let mut game = Snap { pile, rest, to_turn: Some(count), turned, top, to_take: 0, out, points };
        game.turn(journal);
        game
    }

    fn seats(&self) -> u8 {
        self.points.seats()
    }

    fn waiting(&self) -> Waiting {
        let may = Seat::all(self.seats()).filter(|&seat| !self.out.contains(seat)).collect();
        match self.to_turn {
            Some(_) => Waiting { must: SeatSet::NONE, may, limit_ms: Some(LIMIT_MS) },
            None => Waiting::OVER,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<SnapAction>) {
        if self.waiting().may.contains(seat) {
            actions.push(SnapAction);
        }
    }

    fn check(&self, seat: Seat, _action: SnapAction) -> Result<(), SnapRefusal> {
        if self.out.contains(seat) { Err(SnapRefusal) } else { Ok(()) }
    }

    fn apply(&mut self, input: Input<SnapAction>, _rng: &mut Rng, journal: &mut Journal<SnapEvent>) {
        match input {
            Input::Choose(seat, SnapAction) => self.call(seat, journal),
            Input::TimeUp => self.turn(journal),
        }
    }

    fn view(&self, viewer: Viewer) -> SnapView {
        let Snap { pile, top, to_take, to_turn, out, points, .. } = *self;
        SnapView { viewer, pile, top, to_take, to_turn, out, points }
    }

    fn recall(memory: &mut SnapMemory, _seat: Seat, event: &SnapEvent) {
        match event {
            SnapEvent::Turned(card) => memory.turned[picture(*card)] += 1,
            SnapEvent::Begun(_) | SnapEvent::Took(..) | SnapEvent::Wrong(_) | SnapEvent::Ended => {}
        }
    }

    fn imagine(view: &SnapView, memory: &SnapMemory, rng: &mut Rng) -> Snap {
        let SnapView { pile, top, to_take, to_turn, out, points, .. } = *view;
        let (rest, _) = shuffled(pile, memory.turned, rng);
        Snap { pile, rest, to_turn, turned: memory.turned, top, to_take, out, points }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.to_turn.is_none().then(|| Outcome::by_points(self.points))
    }

    fn audit(&self) -> Result<(), String> {
        let (pictures, each) = self.pile.pictures();
        let mut counts = self.turned;
        let rest = self.rest.iter().flatten();
        rest.clone().for_each(|&card| counts[picture(card)] += 1);
        if rest.count() != usize::from(self.to_turn.unwrap_or(0)) {
            return Err(format!("{:?} cards are to be turned, but the rest is {:?}", self.to_turn, self.rest));
        }
        let expected = |index: usize| if index < usize::from(pictures) { each } else { 0 };
        match (0..counts.len()).find(|&index| counts[index] != expected(index)) {
            Some(index) => Err(format!("picture {} is there {} times", index + 1, counts[index])),
            None => Ok(()),
        }
    }
}

impl Snap {
    /// The points so far.
    pub fn points(&self) -> BySeat<i32> {
        self.points
    }
}
