//! The searchers find what there is to find.

use table::{Game, Input, Seat, Viewer};
use testkit::toys::{Bids, BidsOptions, Card, Deck, Hands, HandsOptions, Ladder};

use super::nim::{Nim, NimMind, Take};
use super::toys::ToyMind;
use super::{Known, play_deal, rng, share_of_wins, tree, uniform};
use crate::{
    Attentive, AttentiveSettings, Bot, Budget, Estimator, Greedy, GreedySettings, Pimc, PimcSettings, TreeSearch,
    TreeSearchSettings,
};

/// Two seats hold six cards each, and one card is set aside.
const SIX_CARDS_EACH: HandsOptions = HandsOptions { deck: Deck::Thirteen };
const A: Seat = Seat::new(0);

fn choice(bot: &mut dyn Bot<Nim>, sticks: u8) -> Take {
    let game = Nim::of(sticks);
    let mut legal = Vec::new();
    game.legal(A, &mut legal);
    bot.choose(A, &game.view(Viewer::Seat(A)), &legal)
}

#[test]
fn tree_search_finds_the_forced_win() {
    for sticks in (2..16).filter(|sticks| sticks % 4 != 0) {
        let Take(taken) = choice(&mut tree::<Nim>(4_000, u64::from(sticks)), sticks);
        assert_eq!((sticks - taken) % 4, 0, "of {sticks} sticks it took {taken}");
    }
}

#[test]
fn greedy_takes_what_the_game_expects_most_of() {
    for sticks in (2..16).filter(|sticks| sticks % 4 != 0) {
        let Take(taken) = choice(&mut Greedy::new(GreedySettings::default(), NimMind, rng(0)), sticks);
        assert_eq!((sticks - taken) % 4, 0, "of {sticks} sticks it took {taken}");
    }
}

#[test]
fn determinised_search_takes_the_last_stick_when_it_can() {
    for sticks in 1..=3 {
        assert_eq!(choice(&mut Pimc::new(PimcSettings::default(), NimMind, rng(1)), sticks), Take(sticks));
    }
}

#[test]
fn with_one_legal_action_nobody_thinks() {
    let mut bot = tree::<Nim>(1_000_000_000, 0);
    assert_eq!(choice(&mut bot, 1), Take(1));
}

#[test]
fn the_estimates_name_every_action_and_add_up_to_the_iterations() {
    let mut bot = tree::<Nim>(777, 2);
    let estimates = bot.estimate(A, &Nim::of(7), &[Take(1), Take(2), Take(3)]);
    assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), 777);
    let mut named: Vec<u8> = estimates.iter().map(|estimate| estimate.action.0).collect();
    assert_eq!(named[0], 3, "the best comes first");
    named.sort_unstable();
    assert_eq!(named, [1, 2, 3]);
    assert!(estimates.iter().all(|estimate| (0.0..=1.0).contains(&estimate.value)));
    assert!(estimates.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
}

#[test]
fn a_forced_win_is_worth_more_than_a_lost_game() {
    let value = |sticks| tree::<Nim>(5_000, 3).estimate(A, &Nim::of(sticks), &[Take(1), Take(2), Take(3)])[0].value;
    assert!(value(7) > 0.9, "{}", value(7));
    assert!(value(8) < 0.1, "{}", value(8));
}

fn greedy<G: Known>(number: u64) -> Box<dyn Bot<G>> {
    Box::new(Greedy::new(GreedySettings::default(), G::MIND, rng(number)))
}

fn pimc<G: Known>(number: u64) -> Box<dyn Bot<G>> {
    Box::new(Pimc::new(
        PimcSettings { worlds: Budget::Iterations(60), ..PimcSettings::default() },
        G::MIND,
        rng(number),
    ))
}

fn searcher<G: Known>(number: u64) -> Box<dyn Bot<G>> {
    Box::new(tree::<G>(300, number))
}

#[test]
fn greedy_beats_dice_at_hidden_hands() {
    let share = share_of_wins::<Hands>(&SIX_CARDS_EACH, 100, greedy, uniform);
    assert!(share > 0.6, "greedy won {share:.2} of the games");
}

#[test]
fn determinised_search_beats_dice_at_hidden_hands() {
    let share = share_of_wins::<Hands>(&SIX_CARDS_EACH, 100, pimc, uniform);
    assert!(share > 0.6, "determinised search won {share:.2} of the games");
}

#[test]
fn tree_search_beats_dice_at_hidden_hands() {
    let share = share_of_wins::<Hands>(&SIX_CARDS_EACH, 100, searcher, uniform);
    assert!(share > 0.6, "tree search won {share:.2} of the games");
}

#[test]
fn tree_search_beats_dice_at_nim_nearly_always() {
    let share = share_of_wins::<Nim>(&(), 60, searcher, uniform);
    assert!(share > 0.9, "tree search won {share:.2} of the games");
}

#[test]
fn every_searcher_beats_dice_at_simultaneous_bids() {
    let six_prizes = BidsOptions { ladder: Ladder::Six };
    for (name, player) in [("pimc", pimc as fn(u64) -> Box<dyn Bot<Bids>>), ("tree search", searcher)] {
        let share = share_of_wins::<Bids>(&six_prizes, 100, player, uniform);
        assert!(share > 0.6, "{name} won {share:.2} of the games");
    }
}

#[test]
fn the_same_seeds_give_the_same_game() {
    let game = |deal, number| -> Vec<Input<Card>> {
        let players: Vec<Box<dyn Bot<Hands>>> = vec![searcher(number), pimc(number + 1), uniform(number + 2)];
        play_deal(SIX_CARDS_EACH, deal, players).0.inputs().to_vec()
    };
    for deal in 0..10 {
        assert_eq!(game(deal, 1), game(deal, 1));
    }
    assert!((0..10).any(|deal| game(deal, 1) != game(deal, 2)), "other seeds give other games");
}

#[test]
fn a_searcher_that_listened_beats_one_that_did_not() {
    let absent_minded = |number| -> Box<dyn Bot<Hands>> {
        Box::new(Attentive::new(AttentiveSettings { attention: 0.0 }, rng(number), |rng| {
            TreeSearch::new(TreeSearchSettings { budget: Budget::Iterations(300), ..Default::default() }, ToyMind, rng)
        }))
    };
    let share = share_of_wins::<Hands>(&SIX_CARDS_EACH, 600, searcher, absent_minded);
    assert!(share > 0.53, "the listener won {share:.3} of the games");
}
