//! Shortening: from a game that breaks a law to a shorter one, on the same seed, that breaks it too.

use table::{Game, Input, Journal, Rng};

use crate::case::{Breach, Case, is_listed, legal};
use crate::choices::Choices;
use crate::quiet::quietly;

/// How often the law may be tried again while a game is shortened.
const TRIES: usize = 600;
/// How many fresh games on the same seed are tried.
const FRESH: usize = 20;

/// How a case breaks a law, if it does; a panic of the rules breaks every law.
pub(crate) fn broken<G: Game>(case: &Case<G>, check: impl Fn(&Case<G>) -> Result<(), Breach>) -> Option<String> {
    match quietly(|| check(case)) {
        Ok(Ok(()) | Err(Breach::NotLegal)) => None,
        Ok(Err(Breach::Broken(why))) | Err(why) => Some(why),
    }
}

/// The shortest case found that breaks the law as `case` does, and how it breaks it.
pub(crate) fn shorten<G: Game>(
    case: &Case<G>,
    why: String,
    check: impl Fn(&Case<G>) -> Result<(), Breach>,
) -> (Case<G>, String) {
    let mut search = Search { best: case.clone(), why, tries: TRIES, check };
    search.cut();
    search.start_afresh();
    search.leave_out();
    search.do_something_else();
    (search.best, search.why)
}

struct Search<G: Game, C> {
    best: Case<G>,
    why: String,
    tries: usize,
    check: C,
}

impl<G: Game, C: Fn(&Case<G>) -> Result<(), Breach>> Search<G, C> {
    /// Keeps the candidate if it is shorter than the best and breaks the law too.
    fn consider(&mut self, candidate: Case<G>) -> bool {
        if candidate.inputs.len() >= self.best.inputs.len() || self.tries == 0 {
            return false;
        }
        self.tries -= 1;
        let Some(why) = broken(&candidate, &self.check) else { return false };
        self.best = candidate;
        self.why = why;
        true
    }

    /// Cuts off what comes after the break: a game that breaks a law somewhere breaks it in every longer piece.
    fn cut(&mut self) {
        let mut holds = 0;
        if self.consider(self.best.cut(0)) {
            return;
        }
        while holds + 1 < self.best.inputs.len() {
            let middle = holds + (self.best.inputs.len() - holds) / 2;
            if !self.consider(self.best.cut(middle)) {
                holds = middle;
            }
        }
    }

    /// Other choices on the same deal may break the law sooner.
    fn start_afresh(&mut self) {
        for number in 0..FRESH {
            let bound = self.best.inputs.len().saturating_sub(1);
            let (setting, seed) = (self.best.setting(), self.best.seed);
            if self.consider(Case::random(setting, seed, Choices::numbered(number), bound)) {
                self.cut();
            }
        }
    }

    /// Leaves out runs of inputs, long ones first.
    fn leave_out(&mut self) {
        let mut length = self.best.inputs.len().div_ceil(2);
        while length > 0 {
            let mut from = 0;
            while from < self.best.inputs.len() {
                let mut inputs = self.best.inputs.clone();
                inputs.drain(from..(from + length).min(inputs.len()));
                if self.consider(mend(&self.best, &inputs)) {
                    self.cut();
                } else {
                    from += length;
                }
            }
            length /= 2;
        }
    }

    /// Puts another action in the place of each, in case the law then breaks sooner.
    fn do_something_else(&mut self) {
        for at in 0..self.best.inputs.len() {
            for other in alternatives(&self.best, at) {
                if at + 1 >= self.best.inputs.len() {
                    return;
                }
                let mut inputs = self.best.inputs.clone();
                inputs[at] = other;
                inputs.pop();
                if self.consider(mend(&self.best, &inputs)) {
                    self.cut();
                }
            }
        }
    }
}

/// A legal game as near to the wanted inputs as possible: what is no longer legal gives way to the first action that
/// its seat has, or is left out.
pub(crate) fn mend<G: Game>(case: &Case<G>, wanted: &[Input<G::Action>]) -> Case<G> {
    let mut mended = case.cut(0);
    // If the rules panic, the game ends with the input that made them.
    drop(quietly(|| {
        let mut rng = Rng::new(&case.seed);
        let mut journal = Journal::closed();
        let mut game = G::setup_by(case.rules, case.seats, &case.options, &mut rng, &mut journal);
        for &input in wanted {
            let Some(input) = nearest(&game, input) else { continue };
            mended.inputs.push(input);
            game.apply(input, &mut rng, &mut journal);
        }
    }));
    mended
}

fn nearest<G: Game>(game: &G, wanted: Input<G::Action>) -> Option<Input<G::Action>> {
    if is_listed(game, wanted) {
        return Some(wanted);
    }
    let Input::Choose(seat, _) = wanted else { return None };
    let seat = if game.waiting().anyone().contains(seat) { seat } else { game.waiting().anyone().first()? };
    legal(game, seat).first().map(|&action| Input::Choose(seat, action))
}

/// What else could have happened in the place of input number `at`.
fn alternatives<G: Game>(case: &Case<G>, at: usize) -> Vec<Input<G::Action>> {
    let mut found = Vec::new();
    let look = || {
        case.walk(|moment| {
            if moment.step != at {
                return Ok(());
            }
            for seat in moment.game.waiting().anyone().iter() {
                found.extend(legal(moment.game, seat).into_iter().map(|action| Input::Choose(seat, action)));
            }
            Ok(())
        })
    };
    drop(quietly(look));
    found
}
