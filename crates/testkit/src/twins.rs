//! Twins: a world that a seat imagined goes on beside the true game, with the same inputs, for as long as the seat
//! hears the same in both.

use table::{Game, Input, Journal, Rng, Seat, Viewer};

use crate::case::{Breach, Case, Moment, is_listed};
use crate::memories::Memories;
use crate::sight::Sight;

/// At each moment each seat imagines a world with a chance of one in this.
const RARITY: u32 = 6;
/// So many worlds go on at the same time.
const AT_ONCE: usize = 6;

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
    /// What the seat heard in the true game, from the set-up on.
    pub(crate) heard: &'a [G::Event],
    /// What it would have heard in the world, equal event by event.
    pub(crate) heard_in_world: &'a [G::Event],
}

/// A world that still sounds true.
struct World<G: Game> {
    seat: Seat,
    born: usize,
    game: G,
    heard: Vec<G::Event>,
}

/// Plays the case; shows every moment at which an imagined world still sounds the same to its seat.
pub(crate) fn side_by_side<G: Game>(
    case: &Case<G>,
    mut watch: impl FnMut(&Twins<'_, G>) -> Result<(), Breach>,
) -> Result<(), Breach> {
    let mut rng = case.side_rng(5);
    let mut memories = Memories::<G>::new(case.seats);
    let mut heard = vec![Vec::new(); usize::from(case.seats)];
    let mut worlds: Vec<World<G>> = Vec::new();
    let mut before = Rng::new(&case.seed);
    case.walk(|moment| {
        memories.hear(moment.journal);
        for seat in Seat::all(case.seats) {
            heard[seat.index()].extend(moment.journal.heard_by(Viewer::Seat(seat)).cloned());
        }
        if let Some(last) = moment.step.checked_sub(1) {
            worlds.retain_mut(|world| world.goes_on_alike(case.inputs[last], moment, &mut before.clone()));
        }
        before = moment.rng.clone();
        imagine_more(moment, &memories, &heard, &mut worlds, &mut rng);
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

fn imagine_more<G: Game>(
    moment: &Moment<'_, G>,
    memories: &Memories<G>,
    heard: &[Vec<G::Event>],
    worlds: &mut Vec<World<G>>,
    rng: &mut Rng,
) {
    if moment.game.waiting().is_over() {
        return;
    }
    for seat in Seat::all(moment.game.seats()) {
        if worlds.len() < AT_ONCE && rng.below(RARITY) == 0 {
            let view = moment.game.view(Viewer::Seat(seat));
            let game = G::imagine(&view, memories.of(seat), rng);
            // A world that looks other from the start is for law 4.
            let viewer = Viewer::Seat(seat);
            if Sight::of(&game, viewer) != Sight::of(moment.game, viewer) {
                continue;
            }
            worlds.push(World { seat, born: moment.step, game, heard: heard[seat.index()].clone() });
        }
    }
}

impl<G: Game> World<G> {
    /// Carries the input out here too; whether that was possible and sounded as in the true game.
    ///
    /// Chance is the same as there, so that what it brings is often the same too.
    fn goes_on_alike(&mut self, input: Input<G::Action>, truth: &Moment<'_, G>, rng: &mut Rng) -> bool {
        if !is_listed(&self.game, input) {
            return false;
        }
        let viewer = Viewer::Seat(self.seat);
        let mut journal = Journal::open();
        self.game.apply(input, rng, &mut journal);
        self.heard.extend(journal.heard_by(viewer).cloned());
        journal.heard_by(viewer).eq(truth.journal.heard_by(viewer))
    }
}
