//! Twins: a world that a seat imagined goes on beside the true game, with the same inputs, for as long as the seat
//! hears the same in both.

use table::{Game, Input, Journal, Rng, Seat, Viewer};

use crate::case::{Breach, Case, Moment, is_listed};
use crate::heard::Memories;
use crate::observation::Observation;

/// In a long game each seat imagines a world at one moment in this many; in a short one more often.
const RAREST: usize = 8;
/// How many worlds go on at the same time.
const AT_ONCE: usize = 4;

/// The true game and a world that sounds the same to a seat.
pub(crate) struct Twins<'a, G: Game> {
    /// Who imagined the world.
    pub(crate) seat: Seat,
    /// How many inputs ago.
    pub(crate) age: usize,
    /// The true game.
    pub(crate) truth: &'a G,
    /// The imagined world.
    pub(crate) world: &'a G,
    /// What the seat heard in the true game since the moment before.
    pub(crate) heard: &'a [G::Event],
    /// What it heard in the world meanwhile, equal event by event.
    pub(crate) heard_in_world: &'a [G::Event],
}

/// A world that still sounds true.
struct World<G: Game> {
    seat: Seat,
    born: usize,
    game: G,
    /// What its seat heard in it last.
    heard: Vec<G::Event>,
}

/// Plays the case; shows every moment at which an imagined world still sounds the same to its seat.
pub(crate) fn side_by_side<G: Game>(
    case: &Case<G>,
    mut watch: impl FnMut(&Twins<'_, G>) -> Result<(), Breach>,
) -> Result<(), Breach> {
    let mut rng = case.side_rng(5);
    let rarity = (case.inputs.len() / 8).clamp(1, RAREST) as u32;
    let mut memories = Memories::<G>::new(case.seats);
    let mut worlds: Vec<World<G>> = Vec::new();
    let mut before = Rng::new(&case.seed);
    case.walk(|moment| {
        memories.hear(moment.journal);
        let heard: Vec<Vec<G::Event>> =
            Seat::all(case.seats).map(|seat| moment.journal.heard_by(Viewer::Seat(seat)).cloned().collect()).collect();
        if let Some(last) = moment.step.checked_sub(1) {
            worlds.retain_mut(|world| world.goes_on_alike(case.inputs[last], &heard, &mut before.clone()));
        }
        before = moment.rng.clone();
        if !moment.game.waiting().is_over() {
            for seat in Seat::all(case.seats) {
                if worlds.len() < AT_ONCE && rng.below(rarity) == 0 {
                    worlds.extend(World::imagine(moment, seat, memories.of(seat), &heard[seat.index()], &mut rng));
                }
            }
        }
        worlds.iter().try_for_each(|world| {
            watch(&Twins {
                seat: world.seat,
                age: moment.step - world.born,
                truth: moment.game,
                world: &world.game,
                heard: &heard[world.seat.index()],
                heard_in_world: &world.heard,
            })
        })
    })
}

impl<G: Game> World<G> {
    /// A world that the seat imagines now; none if it looks other from the start, which is for law 4.
    fn imagine(
        moment: &Moment<'_, G>,
        seat: Seat,
        memory: &G::Memory,
        heard: &[G::Event],
        rng: &mut Rng,
    ) -> Option<World<G>> {
        let viewer = Viewer::Seat(seat);
        let truth = Observation::of(moment.game, viewer);
        let game = G::imagine(&truth.view, memory, rng);
        let alike = Observation::of(&game, viewer) == truth;
        alike.then(|| World { seat, born: moment.step, game, heard: heard.to_vec() })
    }

    /// Carries the input out here too; whether that was possible and sounded as in the true game.
    ///
    /// Chance is the same as there, so that what it brings is often the same too.
    fn goes_on_alike(&mut self, input: Input<G::Action>, heard: &[Vec<G::Event>], rng: &mut Rng) -> bool {
        if !is_listed(&self.game, input) {
            return false;
        }
        let mut journal = Journal::open();
        self.game.apply(input, rng, &mut journal);
        self.heard = journal.heard_by(Viewer::Seat(self.seat)).cloned().collect();
        self.heard == heard[self.seat.index()]
    }
}
