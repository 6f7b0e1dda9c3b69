//! The wrappers that make levels.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use table::{Game, Input, Seat};
use testkit::toys::{Card, Hands, HandsEvent, HandsOptions};

use super::nim::{Nim, Take};
use super::{play_deal, rng, share_of_wins, tree, uniform};
use crate::{
    Attentive, AttentiveSettings, Bot, Estimate, Estimator, EventImportance, Forgetful, ForgetfulSettings, Reaction,
    Reflexes, ReflexesSettings, Wavering, WaveringSettings,
};

const A: Seat = Seat::new(0);
const ALL: [Take; 3] = [Take(1), Take(2), Take(3)];

/// A player with fixed opinions, who counts what it hears and always interrupts at once.
#[derive(Default)]
struct Fixed {
    heard: Arc<AtomicUsize>,
}

impl<G: Game> Bot<G> for Fixed {
    fn hear(&mut self, _seat: Seat, _event: &G::Event) {
        self.heard.fetch_add(1, Ordering::Relaxed);
    }

    fn choose(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        // The choice shows what it heard: nothing, or something.
        if self.heard.load(Ordering::Relaxed) == 0 { legal[0] } else { legal[1] }
    }

    fn react(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        Some(Reaction { action: legal[0], after_ms: 0 })
    }
}

impl Estimator<Nim> for Fixed {
    fn estimate(&mut self, _seat: Seat, _view: &Nim, legal: &[Take]) -> Vec<Estimate<Take>> {
        let value = [0.9, 0.8, 0.5];
        legal.iter().zip(value).map(|(&action, value)| Estimate { action, visits: 10, value }).collect()
    }
}

/// How often each of the three actions is taken in ten thousand choices.
fn frequencies(bot: &mut dyn Bot<Nim>) -> [f64; 3] {
    let mut counts = [0.0; 3];
    for _ in 0..10_000 {
        let Take(taken) = bot.choose(A, &Nim::of(9), &ALL);
        counts[usize::from(taken) - 1] += 1.0 / 10_000.0;
    }
    counts
}

#[test]
fn doubt_halves_the_chance_of_an_action_that_is_worse_by_so_much() {
    let settings = WaveringSettings { doubt: 0.1, top: 3 };
    let [best, second, third] = frequencies(&mut Wavering::new(Fixed::default(), settings, rng(0)));
    assert!((second / best - 0.5).abs() < 0.05, "{second} / {best}");
    assert!((third / best - 1.0 / 16.0).abs() < 0.02, "{third} / {best}");
}

#[test]
fn without_doubt_the_best_is_always_taken() {
    let settings = WaveringSettings { doubt: 0.0, top: 3 };
    assert_eq!(frequencies(&mut Wavering::new(Fixed::default(), settings, rng(0)))[1..], [0.0, 0.0]);
}

#[test]
fn nobody_wavers_beyond_the_top() {
    let settings = WaveringSettings { doubt: 10.0, top: 2 };
    let [_, second, third] = frequencies(&mut Wavering::new(Fixed::default(), settings, rng(0)));
    assert!(second > 0.4);
    assert_eq!(third, 0.0);
}

#[test]
fn a_wavering_player_is_weaker_than_a_sure_one_and_stronger_than_dice() {
    let wavering = |number| -> Box<dyn Bot<Nim>> {
        let settings = WaveringSettings { doubt: 0.3, top: 3 };
        Box::new(Wavering::new(tree::<Nim>(200, number), settings, rng(number)))
    };
    let against_sure = share_of_wins::<Nim>(&(), 40, wavering, |number| Box::new(tree::<Nim>(200, number)));
    let against_dice = share_of_wins::<Nim>(&(), 40, wavering, uniform);
    assert!(against_sure < 0.4, "{against_sure:.2}");
    assert!(against_dice > 0.6, "{against_dice:.2}");
}

#[test]
fn attention_is_the_share_of_questions_that_find_it_with_all_in_mind() {
    let settings = AttentiveSettings { attention: 0.7 };
    let mut bot = Attentive::new(settings, rng(1), |_| Fixed::default());
    Bot::<Nim>::hear(&mut bot, A, &Take(1));
    let [absent, awake, _] = frequencies(&mut bot);
    assert!((awake - 0.7).abs() < 0.02, "{awake}");
    assert!((absent - 0.3).abs() < 0.02, "{absent}");
}

#[test]
fn a_forgetful_player_misses_minor_events_and_no_essential_ones() {
    let importance = |&Take(taken): &Take| if taken == 3 { EventImportance::Essential } else { EventImportance::Minor };
    let heard = Arc::new(AtomicUsize::new(0));
    let player = Fixed { heard: Arc::clone(&heard) };
    let mut bot = Forgetful::new(player, ForgetfulSettings { attention: 0.25 }, importance, rng(2));
    for _ in 0..1_000 {
        Bot::<Nim>::hear(&mut bot, A, &Take(3));
    }
    assert_eq!(heard.load(Ordering::Relaxed), 1_000);
    for _ in 0..1_000 {
        Bot::<Nim>::hear(&mut bot, A, &Take(1));
    }
    let minor = heard.load(Ordering::Relaxed) - 1_000;
    assert!((200..300).contains(&minor), "{minor}");
}

/// The inputs of twenty games of a tree search that takes in played cards with the chance `attention`.
fn games_of_a_forgetful_search(attention: f32) -> Vec<Vec<Input<Card>>> {
    let importance = |event: &HandsEvent| match event {
        HandsEvent::Played(..) => EventImportance::Minor,
        HandsEvent::Dealt(..) | HandsEvent::Hand(_) | HandsEvent::Took(_) | HandsEvent::Shown(_) => {
            EventImportance::Essential
        }
    };
    let player = |number| -> Box<dyn Bot<Hands>> {
        let settings = ForgetfulSettings { attention };
        Box::new(Forgetful::new(tree::<Hands>(50, number), settings, importance, rng(number)))
    };
    let game = |deal| play_deal(HandsOptions::default(), deal, (1..=3).map(player).collect()).0.inputs().to_vec();
    (0..20).map(game).collect()
}

#[test]
fn a_searcher_that_forgets_cards_plays_legally_and_differently() {
    let sure = |deal| {
        let players = (1..=3).map(|number| -> Box<dyn Bot<Hands>> { Box::new(tree::<Hands>(50, number)) }).collect();
        play_deal(HandsOptions::default(), deal, players).0.inputs().to_vec()
    };
    let unwrapped: Vec<_> = (0..20).map(sure).collect();
    assert_eq!(games_of_a_forgetful_search(1.0), unwrapped, "full attention changes nothing");
    let forgetful = games_of_a_forgetful_search(0.0);
    assert!(forgetful.iter().zip(&unwrapped).any(|(one, other)| one != other), "what was played matters in no deal");
}

#[test]
fn reflexes_draw_delays_around_their_mean_and_never_below_the_fastest() {
    let settings = ReflexesSettings { fastest_ms: 200, typical_extra_ms: 300, alertness: 0.8 };
    let mut bot = Reflexes::new(Fixed::default(), settings, rng(3));
    let reactions: Vec<Option<Reaction<Take>>> =
        (0..5_000).map(|_| Bot::<Nim>::react(&mut bot, A, &Nim::of(9), &ALL)).collect();
    let delays: Vec<u32> = reactions.iter().flatten().map(|reaction| reaction.after_ms).collect();
    let noticed = delays.len() as f64 / 5_000.0;
    assert!((noticed - 0.8).abs() < 0.03, "{noticed}");
    assert!(delays.iter().all(|delay| (200..=1_100).contains(delay)));
    let mean = delays.iter().sum::<u32>() as f64 / delays.len() as f64;
    assert!((mean - 500.0).abs() < 10.0, "{mean}");
    let pace = Bot::<Nim>::pace(&mut bot, A, &Nim::of(9));
    assert!((200..=1_100).contains(&pace));
}
