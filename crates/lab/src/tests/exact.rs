//! Small games are solved exactly.

use std::fs;
use std::path::Path;

use bots::Uniform;
use rinpa::Rinpa;
use table::Seat;

use super::kuhn::Kuhn;
use crate::exact::asked;
use crate::exact_tree::{Tree, equally_likely};
use crate::{Exact, ExactError, Stake};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn kuhn() -> Tree<Kuhn> {
    Tree::unfold(2, &(), (600, 1), Stake::Points, 1_000).expect("a small game")
}

fn close(one: f64, other: f64, by: f64) {
    assert!((one - other).abs() < by, "{one} is not {other}");
}

#[test]
fn kuhns_poker_has_its_known_size() {
    let tree = kuhn();
    assert_eq!((tree.roots.len(), tree.sets.len()), (6, 12), "six deals; each seat has three cards and two histories");
    assert!(tree.roots.iter().all(|&(_, chance)| chance == 1.0 / 6.0), "deals drawn fairly are equally likely");
    // Of nine positions of a deal four are choices and five are ends.
    assert_eq!(tree.nodes.len(), 6 * 9);
}

#[test]
fn kuhns_poker_costs_the_first_seat_an_eighteenth() {
    let tree = kuhn();
    let equilibrium = tree.equilibrium(3_000, &|| {});
    close(tree.values(&equilibrium)[0], -1.0 / 18.0, 1e-3);
    assert!(tree.gains(&equilibrium).iter().sum::<f64>() < 2e-3, "{:?}", tree.gains(&equilibrium));
    // In every equilibrium a seat answers a bet with the lowest card by folding and with the highest by calling.
    let calls = |card: u8| {
        let heard = format!("[Card({card}), Did(Bet)]");
        let set = tree.sets.iter().position(|known| known.seat == B && format!("{:?}", known.heard) == heard);
        equilibrium[set.expect("the second seat may face a bet")][1]
    };
    close(calls(0), 0.0, 0.01);
    close(calls(1), 1.0 / 3.0, 0.01);
    close(calls(2), 1.0, 0.01);
}

#[test]
fn a_player_of_kuhns_poker_by_coin_is_exploited_for_eleven_twelfths() {
    let tree = kuhn();
    let gains = tree.gains(&tree.uniform());
    close(gains.iter().sum::<f64>(), 11.0 / 12.0, 1e-9);
    close(tree.best_response(&tree.uniform(), A), 0.5, 1e-9);
    close(tree.best_response(&tree.uniform(), B), 5.0 / 12.0, 1e-9);
}

#[test]
fn with_open_cards_the_higher_one_wins_a_point() {
    // Each seat has the higher card in three of six deals.
    kuhn().open_values().into_iter().for_each(|value| close(value, 0.0, 1e-9));
}

#[test]
fn a_bot_is_known_by_asking_it_often() {
    let tree = kuhn();
    let profile = asked(&tree, &|rng| Box::new(Uniform::new(rng)), 2_000, 5, &|| {});
    assert!(profile.iter().flatten().all(|chance| (chance - 0.5).abs() < 0.06), "{profile:?}");
}

#[test]
fn what_is_drawn_unfairly_is_not_taken_for_equally_likely() {
    assert!(equally_likely(&[100, 95, 108, 97]));
    assert!(!equally_likely(&[100, 100, 300, 100]));
    assert!(!equally_likely(&[3, 4, 3, 2]), "what was drawn so seldom says nothing");
}

fn tiny(players: &[&str]) -> Exact {
    Exact {
        seats: 3,
        options: [("deck", "tiny"), ("deals", "one")].map(|(name, value)| (name.to_string(), value.to_string())).into(),
        players: players.iter().map(ToString::to_string).collect(),
        stake: Stake::Victory,
        draws: 160_000,
        asks: 1,
        rounds: 30,
        most: 1_000_000,
        seed: 1,
    }
}

#[test]
fn a_tiny_deck_of_rinpa_is_solved() {
    let report = tiny(&["uniform", "greedy"]).run::<Rinpa>(&|_| {}, &|| {}).expect("a small game");
    let of_cards = 8 * 7 * 6 * 5 * 4 * 3 / (2 * 2 * 2);
    assert_eq!(report.deals, 3 * of_cards, "two of eight cards for each of three seats, any of whom may lead");
    close(report.equilibrium.values.iter().sum::<f64>(), 1.0, 1e-9);
    assert!(report.equilibrium.exploitability() < 0.002, "{:?}", report.equilibrium);
    let [uniform, greedy] = &report.players[..] else { panic!("two players were named") };
    assert!(uniform.alike.exploitability() > greedy.alike.exploitability(), "{report:?}");
    assert!(greedy.alike.exploitability() >= 0.0 && uniform.loss.iter().sum::<f64>() > 0.0);
    let text = report.to_text();
    assert!(text.contains(&format!("Drawn 160000 times; the last new deal came after {} draws.", report.last_new)));
    assert!(text.contains("7560 deals") && text.contains("| equilibrium |"), "{text}");
}

#[test]
fn the_table_of_what_is_solved_is_what_its_command_prints() {
    let players = ["uniform", "greedy", "pimc:20", "tree:100", "apprentice", "dealer"];
    let exact = Exact { draws: 200_000, asks: 4, rounds: 400, ..tiny(&players) };
    let text = exact.run::<Rinpa>(&|_| {}, &|| {}).expect("a small game").to_text();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let command = format!("zashiki exact rinpa -s 3 -o deck=tiny -o deals=one --asks 4 -p {}\n", players.join(","));
    assert!(page.contains(&command), "docs/bots.md must say {command}");
    let table = &text[text.find("| who plays").expect("the report has a table")..];
    assert!(page.contains(table), "docs/bots.md must say\n{table}");
}

#[test]
fn what_was_not_drawn_often_enough_is_not_called_solved() {
    for draws in [16_000, 30_000, 60_000] {
        let refused = Exact { draws, ..tiny(&["uniform"]) }.run::<Rinpa>(&|_| {}, &|| {});
        let refused = refused.expect_err("deals are missing, or might be").to_string();
        assert!(refused.starts_with(&format!("drawn {draws} times, found ")), "{refused}");
        assert!(refused.ends_with("so some may be missing: draw more with --draws"), "{refused}");
    }
}

#[test]
fn a_game_that_is_too_large_is_refused() {
    let refused = Exact { most: 1_000, ..tiny(&["uniform"]) }.run::<Rinpa>(&|_| {}, &|| {});
    assert_eq!(refused, Err(ExactError::TooLarge { most: 1_000 }));
    let whole = Exact { options: Vec::new(), ..tiny(&["uniform"]) }.run::<Rinpa>(&|_| {}, &|| {});
    assert_eq!(whole, Err(ExactError::TooManyDeals { draws: 160_000 }));
    let refused = tiny(&["nobody"]).run::<Rinpa>(&|_| {}, &|| {}).expect_err("there is no such player");
    assert!(refused.to_string().contains("rinpa has no player 'nobody'"));
}
