//! A review is repeatable, its chances are chances, and it finds what was thrown away.

use edo_yashiki::EdoYashiki;
use iki::Iki;
use kabuki::Kabuki;
use players::Player;
use rinpa::Rinpa;
use table::{Journal, Record, Rng, Seed, Table, parse_options};
use ukiyo_e::UkiyoE;

use crate::{Block, Mistake, Review, ReviewReport};

fn record(player: &str) -> Record {
    let options = parse_options(&[("deals".to_string(), "one".to_string())]).expect("an option of Rinpa");
    let mut journal = Journal::open();
    let mut table = Table::<Rinpa>::open(3, options, Seed::numbered(8, 1), &mut journal).expect("three can play");
    let mut chance = Rng::new(&Seed::numbered(8, 2));
    let player = Player::<Rinpa>::named(player, 3).expect("a player of Rinpa");
    let mut bots: Vec<_> = (0..3).map(|_| player.make(chance.fork())).collect();
    bots::play(&mut table, &mut journal, &mut bots, |_| {});
    table.record()
}

/// A game of these players, one a seat.
fn played<G: catalog::Entry>(players: &[&str], number: u64) -> Record {
    let seats = players.len() as u8;
    let mut journal = Journal::open();
    let mut table = Table::<G>::open(seats, G::Options::default(), Seed::numbered(3, number), &mut journal)
        .expect("this many can play");
    let mut chance = Rng::new(&Seed::numbered(4, number));
    let make = |name: &&str| Player::<G>::named(name, seats).expect("a player of the game").make(chance.fork());
    let mut bots: Vec<_> = players.iter().map(make).collect();
    bots::play(&mut table, &mut journal, &mut bots, |_| {});
    table.record()
}

fn review(record: &Record, level: &str, worlds: u32) -> ReviewReport {
    let review = Review { level: level.to_string(), worlds, seed: 4 };
    review.run::<Rinpa>(record, &|| {}).expect("a good record")
}

#[test]
fn the_same_seed_gives_the_same_review_on_any_number_of_threads() {
    let record = record("uniform");
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        pool.install(|| review(&record, "greedy", 4))
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn there_is_a_moment_for_every_step_and_its_chances_add_up() {
    let record = record("uniform");
    let report = review(&record, "uniform", 6);
    assert_eq!(report.moments.len(), record.inputs.len() + 1);
    for moment in &report.moments {
        assert!((moment.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{moment:?}");
    }
    let outcome = record.result.expect("it was played to its end");
    let last = &report.moments[report.moments.len() - 1];
    for (seat, place) in outcome.places.iter() {
        assert_eq!(last.chances[seat.index()] > 0.0, *place == 1, "at the end the chances are the result");
    }
}

#[test]
fn players_of_dice_make_mistakes_that_a_greedy_player_would_not() {
    let report = review(&record("uniform"), "greedy", 60);
    assert!(!report.mistakes.is_empty());
    for pair in report.mistakes.windows(2) {
        assert!(pair[0].cost >= pair[1].cost, "the costliest come first");
    }
    for mistake in &report.mistakes {
        assert!(mistake.cost > mistake.half_width && mistake.action != mistake.better, "{mistake:?}");
        let input = report.moments[mistake.step].input.as_deref();
        let action = mistake.action.as_deref().expect("nobody can interrupt here");
        assert_eq!(input, Some(format!("{} {action}", mistake.seat).as_str()));
    }
    let text = report.to_text();
    assert!(text.contains("the turning points") && text.contains("what greedy would have done"), "{text}");
    let blocks = report.document().blocks;
    assert!(
        blocks.iter().any(|block| matches!(block, Block::Curves { curves, .. } if curves.len() == 3)),
        "{blocks:?}"
    );
}

#[test]
fn a_record_that_does_not_replay_is_refused() {
    let mut record = record("uniform");
    record.inputs.swap(0, 1);
    let review = Review { level: "uniform".to_string(), worlds: 2, seed: 1 };
    let refused = review.run::<Rinpa>(&record, &|| {}).expect_err("the inputs are out of order").to_string();
    assert!(refused.contains("it is not seat"), "{refused}");
    let nobody = Review { level: "godlike".to_string(), ..review };
    assert!(nobody.run::<Rinpa>(&record, &|| {}).expect_err("nobody").to_string().contains("choose from"));
}

#[test]
fn who_cries_for_nothing_or_misses_a_match_in_a_race_has_made_a_mistake() {
    let record = played::<Kabuki>(&["novice", "uniform", "novice", "uniform"], 3);
    let review = Review { level: "master".to_string(), worlds: 60, seed: 4 };
    let report = review.run::<Kabuki>(&record, &|| {}).expect("a good record");
    let stop = Some("stop".to_string());
    let cried = report.mistakes.iter().filter(|mistake| mistake.action == stop && mistake.better.is_none());
    let missed = report.mistakes.iter().filter(|mistake| mistake.action.is_none() && mistake.better == stop);
    assert!(cried.count() > 0 && missed.count() > 0, "{:?}", report.mistakes);
    let placed = |mistake: &&Mistake| mistake.action.as_ref().is_some_and(|action| action.starts_with("place"));
    assert!(report.mistakes.iter().any(|mistake| placed(&mistake)), "{:?}", report.mistakes);
    assert!(report.to_text().contains("let it pass"));
}

/// What is said about the chance of a seat and whether it won, for all seats at all steps of some games of four.
fn said<G: catalog::Entry>(player: &str, games: u64) -> Vec<(f64, f64)> {
    let of_game = |number| {
        let record = played::<G>(&[player; 4], number);
        let review = Review { level: "uniform".to_string(), worlds: 20, seed: number };
        let report = review.run::<G>(&record, &|| {}).expect("a good record");
        let (last, before) = report.moments.split_last().expect("a game has steps");
        let said = before.iter().flat_map(|moment| moment.chances.iter().copied().zip(last.chances.iter().copied()));
        said.collect::<Vec<_>>()
    };
    (0..games).flat_map(of_game).collect()
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

#[test]
fn chances_say_more_than_that_all_are_alike_also_where_people_race_or_rounds_are_short() {
    for said in [said::<Kabuki>("connoisseur", 6), said::<EdoYashiki>("carpenter", 6)] {
        assert!(said.iter().all(|&(said, won)| said < 1.0 || won > 0.0), "who was said to win surely lost");
        // One of four wins: a forecast of a quarter all the time is off by 0.1875.
        let off = mean(said.iter().map(|(said, won)| (said - won).powi(2)));
        assert!(off < 0.16, "{off}");
    }
}

/// Who is said to win so often wins so often.
fn wins_as_often_as_said(said: &[(f64, f64)]) {
    for part in 0..4 {
        let is_in = |chance: f64| ((chance * 4.0) as usize).min(3) == part;
        let in_part = || said.iter().filter(|(chance, _)| is_in(*chance));
        let (chance, won) = (mean(in_part().map(|(chance, _)| *chance)), mean(in_part().map(|(_, won)| *won)));
        assert!((chance - won).abs() < 0.1, "said {chance}, won {won}");
    }
}

#[test]
fn chances_in_rinpa_come_true_as_often_as_they_say() {
    wins_as_often_as_said(&said::<Rinpa>("greedy", 40));
}

#[test]
fn chances_in_kabuki_come_true_as_often_as_they_say() {
    wins_as_often_as_said(&said::<Kabuki>("connoisseur", 40));
}

#[test]
fn chances_in_ukiyo_e_come_true_as_often_as_they_say() {
    wins_as_often_as_said(&said::<UkiyoE>("greedy", 40));
}

#[test]
fn chances_in_iki_come_true_as_often_as_they_say() {
    wins_as_often_as_said(&said::<Iki>("merchant", 80));
}

#[test]
fn chances_in_edo_yashiki_come_true_as_often_as_they_say() {
    wins_as_often_as_said(&said::<EdoYashiki>("carpenter", 40));
}

#[test]
fn chances_in_edo_yashiki_depend_on_the_cards_to_come() {
    let record = played::<EdoYashiki>(&["novice"; 3], 3);
    let chances = |seed| {
        let review = Review { level: "uniform".to_string(), worlds: 4, seed };
        let report = review.run::<EdoYashiki>(&record, &|| {}).expect("a good record");
        report.moments[report.moments.len() / 4].chances.clone()
    };
    assert_ne!(chances(1), chances(2), "other worlds, other chances");
}
