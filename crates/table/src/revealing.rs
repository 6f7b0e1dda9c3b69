//! Whether something that happened told anybody what had been hidden from them.
//!
//! There is one way for all games: a seat that could predict everything it heard and saw has learned nothing.
//! So for every seat worlds are imagined from what it knew before, the same is done in each of them, and what the seat
//! hears and sees there is compared with what it really heard and saw.

use crate::{Game, Input, Journal, Rng, Seat, Table, Viewer};

/// How many worlds are imagined for each seat.
const WORLDS: u32 = 32;

impl<G: Game> Table<G> {
    /// Whether the latest inputs told a seat something hidden: a card was drawn or shown, or a chance was decided.
    ///
    /// A secret that 32 imagined worlds agree on by chance is not noticed; such a secret was hardly one.
    pub fn has_revealed(&self, inputs: usize, rng: &mut Rng) -> bool {
        let (known, latest) = self.inputs().split_at(self.inputs().len().saturating_sub(inputs));
        let mut journal = Journal::open();
        let mut table =
            Table::<G>::open_by(self.rules(), self.game().seats(), self.options().clone(), *self.seed(), &mut journal)
                .expect("it was opened like this before");
        let mut memories = vec![G::Memory::default(); self.game().seats() as usize];
        remember::<G>(&mut memories, &mut journal);
        for &input in known {
            table.put_listed(input, &mut journal);
            remember::<G>(&mut memories, &mut journal);
        }
        let before = table.game().clone();
        let mut truth = Vec::new();
        for &input in latest {
            table.put_listed(input, &mut journal);
            let told = std::mem::replace(&mut journal, Journal::open());
            truth.push(PastInput { input, after: table.game().clone(), told });
        }
        Seat::all(before.seats()).any(|seat| {
            let view = before.view(Viewer::Seat(seat));
            (0..WORLDS).any(|_| {
                let world = G::imagine(&view, &memories[seat.index()], rng);
                !looks_the_same(world, seat, &truth, rng)
            })
        })
    }
}

/// Something that happened, and what was told of it.
struct PastInput<G: Game> {
    input: Input<G::Action>,
    after: G,
    told: Journal<G::Event>,
}

/// Every seat takes in what it hears.
fn remember<G: Game>(memories: &mut [G::Memory], journal: &mut Journal<G::Event>) {
    for (seat, memory) in Seat::all(memories.len() as u8).zip(memories) {
        for event in journal.heard_by(Viewer::Seat(seat)) {
            G::recall(memory, seat, event);
        }
    }
    journal.clear();
}

/// Whether the seat hears and sees the same in this world as it did in truth, step by step.
fn looks_the_same<G: Game>(mut world: G, seat: Seat, truth: &[PastInput<G>], rng: &mut Rng) -> bool {
    truth.iter().all(|PastInput { input, after, told: truly_told }| {
        let is_possible = match *input {
            Input::Choose(actor, action) => world.check(actor, action).is_ok(),
            Input::TimeUp => true,
        };
        if !is_possible {
            return false;
        }
        let mut told = Journal::open();
        world.apply(*input, rng, &mut told);
        let viewer = Viewer::Seat(seat);
        world.view(viewer) == after.view(viewer) && told.heard_by(viewer).eq(truly_told.heard_by(viewer))
    })
}
