//! What the strongest player of a game would do, for a player who asks for a hint.

use bots::{Forecaster, Stop};
use table::{Rng, Seat};

use crate::{Asked, Entry};

/// How many worlds are played in all to find the actions that look best.
const GLANCES: usize = 400;
/// How many worlds are played for each of those.
const WORLDS: u32 = 80;
/// How many actions are named.
const NAMED: usize = 3;

/// Something that could be done, and what may come of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The chance to win after it, as far as the seat can know.
    pub chance: f32,
}

/// What the strongest player would do comes first; then what looks best beside it. Nothing where it would rather let a
/// chance to cut in pass, or if nobody waits for it any more: then `stop` is set.
pub(crate) fn advise<G: Entry>(
    (seat, asked): (Seat, Asked),
    view: &G::View,
    legal: &[G::Action],
    heard: impl Iterator<Item = G::Event>,
    stop: &Stop,
    mut rng: Rng,
) -> Vec<Advice> {
    let Some(level) = G::LEVELS.last() else { return Vec::new() };
    let mut bot = (level.make)(rng.fork());
    bot.stop_on(stop);
    let mut memory = G::Memory::default();
    for event in heard {
        G::recall(&mut memory, seat, &event);
        bot.hear(seat, &event);
    }
    let choice = match (asked, legal) {
        (_, []) => None,
        (Asked::Must, [only]) => Some(*only),
        (Asked::Must, several) => Some(bot.choose(seat, view, several)),
        (Asked::May, chances) => bot.react(seat, view, chances).map(|reaction| reaction.action),
    };
    let Some(choice) = choice else { return Vec::new() };
    let mut forecaster = Forecaster::new(G::MIND, rng);
    forecaster.stop_on(stop);
    let worlds = (GLANCES / legal.len()).max(1) as u32;
    let mut glanced: Vec<(G::Action, f32)> = legal
        .iter()
        .filter(|&&action| action != choice)
        .take_while(|_| !stop.is_set())
        .map(|&action| (action, forecaster.chance_after(seat, action, view, &memory, worlds)))
        .collect();
    if stop.is_set() {
        return Vec::new();
    }
    glanced.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut weigh = |action: G::Action| Advice {
        action: action.to_string(),
        chance: forecaster.chance_after(seat, action, view, &memory, WORLDS),
    };
    let mut advice = vec![weigh(choice)];
    advice.extend(glanced.iter().take(NAMED - 1).map(|(action, _)| weigh(*action)));
    advice
}
