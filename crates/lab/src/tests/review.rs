//! A review is repeatable, its chances are chances, and it finds what was thrown away.

use rinpa::Rinpa;
use table::{Journal, Record, Rng, Seed, Table, parse_options};

use crate::{Review, ReviewReport};

fn record(player: &str) -> Record {
    let options = parse_options(&[("deals".to_string(), "one".to_string())]).expect("an option of Rinpa");
    let mut journal = Journal::open();
    let mut table = Table::<Rinpa>::open(3, options, Seed::numbered(8, 1), &mut journal).expect("three can play");
    let mut chance = Rng::new(&Seed::numbered(8, 2));
    let player = catalog::Player::<Rinpa>::named(player).expect("a player of Rinpa");
    let mut bots: Vec<_> = (0..3).map(|_| player.make(chance.fork())).collect();
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
        assert_eq!(input, Some(format!("{} {}", mistake.seat, mistake.action).as_str()));
    }
    let text = report.to_text();
    assert!(text.contains("the turning points") && text.contains("what greedy would have done"), "{text}");
    let page = report.to_html("zashiki review one.game");
    assert!(page.contains("<polyline") && !page.contains("<script"));
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
