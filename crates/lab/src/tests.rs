//! The arena is fair, repeatable and kind.

use std::sync::atomic::{AtomicU64, Ordering};

use rinpa::Rinpa;

use crate::{Arena, ArenaError, Interval};

fn arena(players: &[&str], deals: u64) -> Arena {
    Arena {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        players: players.iter().map(ToString::to_string).collect(),
        deals,
        seed: 5,
    }
}

#[test]
fn the_same_arena_gives_the_same_report_on_any_number_of_threads() {
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        let report = pool.install(|| arena(&["greedy", "uniform"], 6).run::<Rinpa>(&|| {}));
        serde_json::to_string(&report.expect("a good arena")).expect("a report is plain data")
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let games = AtomicU64::new(0);
    let count = || {
        games.fetch_add(1, Ordering::Relaxed);
    };
    let report = arena(&["uniform"], 7).run::<Rinpa>(&count).expect("a good arena");
    assert_eq!((report.games, games.into_inner()), (21, 21));
}

#[test]
fn a_player_against_itself_wins_exactly_its_share() {
    let report = arena(&["uniform", "uniform", "uniform"], 20).run::<Rinpa>(&|| {}).expect("a good arena");
    assert_eq!(report.standings.len(), 1);
    assert!((report.standings[0].win_share.mean - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn a_better_player_is_ahead_of_dice_clear_of_the_interval() {
    let report = arena(&["greedy", "uniform", "uniform"], 40).run::<Rinpa>(&|| {}).expect("a good arena");
    let gap = &report.gaps[0];
    assert!(gap.points.low() > 0.0, "{gap:?}");
}

#[test]
fn what_can_not_be_played_is_refused_before_anything_is() {
    let refusal = |arena: Arena| arena.run::<Rinpa>(&|| {}).expect_err("a bad arena").to_string();
    assert!(refusal(arena(&["godlike"], 1)).contains("choose from apprentice, dealer, master"));
    assert_eq!(arena(&[], 1).run::<Rinpa>(&|| {}).err(), Some(ArenaError::NoPlayers));
    assert_eq!(arena(&["uniform"], 0).run::<Rinpa>(&|| {}).err(), Some(ArenaError::NoDeals));
    assert!(refusal(arena(&["uniform"; 4], 1)).contains("4 players do not fit on 3 seats"));
    assert!(refusal(Arena { seats: 9, ..arena(&["uniform"], 1) }).contains("a game for 3 to 5, not for 9"));
}

#[test]
fn an_interval_is_that_of_student() {
    let interval = Interval::of(&[1.0, 2.0, 3.0, 4.0, 5.0]);
    // t with 4 degrees of freedom is 2.776, the standard error 0.7071.
    assert!((interval.mean - 3.0).abs() < 1e-12 && (interval.half_width - 1.963).abs() < 0.001, "{interval:?}");
    let many = Interval::of(&(0..30).map(|i| f64::from(i % 2)).collect::<Vec<_>>());
    // t with 29 degrees of freedom is 2.045.
    assert!((many.half_width - 2.045 * 0.092_848).abs() < 0.000_2, "{many:?}");
    assert_eq!(Interval::of(&[4.0]).half_width, f64::INFINITY);
}
