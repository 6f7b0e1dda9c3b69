//! The arena is fair, repeatable and kind.

use std::sync::atomic::{AtomicU64, Ordering};

use rinpa::Rinpa;

use crate::{Arena, ArenaError, Block, Detail, Interval};

fn arena(players: &[&str], deals: u64) -> Arena {
    Arena {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        players: players.iter().map(ToString::to_string).collect(),
        deals,
        seed: 5,
        early_stop: None,
        detail: Detail::Standings,
    }
}

#[test]
fn the_same_arena_gives_the_same_report_on_any_number_of_threads() {
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        let report = pool.install(|| arena(&["greedy", "uniform"], 6).run::<Rinpa>(None, &|_| {}));
        serde_json::to_string(&report.expect("a good arena")).expect("a report is plain data")
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let games = AtomicU64::new(0);
    let count = |finished| {
        games.fetch_add(finished, Ordering::Relaxed);
    };
    let report = arena(&["uniform"], 7).run::<Rinpa>(None, &count).expect("a good arena");
    assert_eq!((report.games, games.into_inner()), (21, 21));
}

#[test]
fn a_player_against_itself_wins_exactly_its_share() {
    let report = arena(&["uniform", "uniform", "uniform"], 20).run::<Rinpa>(None, &|_| {}).expect("a good arena");
    assert_eq!(report.standings.len(), 1);
    let share = report.standings[0].win_share;
    assert!((share.mean - 1.0 / 3.0).abs() < 1e-9 && share.half_width < 1e-9, "{share:?}");
}

#[test]
fn a_better_player_is_ahead_of_dice_clear_of_the_interval() {
    let report = arena(&["greedy", "uniform", "uniform"], 40).run::<Rinpa>(None, &|_| {}).expect("a good arena");
    let gap = &report.gaps[0];
    assert!(gap.points.low() > 0.0, "{gap:?}");
}

#[test]
fn what_can_not_be_played_is_refused_before_anything_is() {
    let refusal = |arena: Arena| arena.run::<Rinpa>(None, &|_| {}).expect_err("a bad arena").to_string();
    assert!(refusal(arena(&["godlike"], 1)).contains("choose from apprentice, dealer, master"));
    assert_eq!(arena(&[], 1).run::<Rinpa>(None, &|_| {}).err(), Some(ArenaError::NoPlayers));
    assert_eq!(arena(&["uniform"], 0).run::<Rinpa>(None, &|_| {}).err(), Some(ArenaError::NoDeals));
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

#[test]
fn what_came_out_alike_every_time_is_not_certain() {
    let width = |shares: &[f64]| Interval::of_shares(shares, 0.0..=1.0).half_width;
    // A player who wins 91.2 % of all deals wins forty of forty once in forty times.
    assert!((width(&[1.0; 40]) - (1.0 - 0.912)).abs() < 0.000_5);
    assert!((0.912_f64.powi(40) - 0.025).abs() < 0.000_5);
    assert!(width(&[1.0; 2]) > 0.8, "two deals tell next to nothing");
    assert!(width(&[0.5; 4]) < width(&[1.0; 4]), "from the middle either end is nearer");
    assert!(width(&[1.0; 400]) < 0.01);
    let spread: Vec<f64> = (0..30).map(|i| f64::from(i % 2)).collect();
    assert_eq!(width(&spread), Interval::of(&spread).half_width, "what differs is told as before");
    assert_eq!(width(&[1.0]), f64::INFINITY);
    let nearly = |apart: usize| [vec![0.5; 40 - apart], vec![0.6; apart]].concat();
    let alike = width(&[Interval::of(&nearly(4)).mean; 40]);
    assert!((width(&nearly(4)) - alike).abs() < 1e-9, "four of forty are no spread");
    assert_eq!(width(&nearly(5)), Interval::of(&nearly(5)).half_width, "five are");
}

#[test]
fn an_arena_of_several_players_rates_them() {
    let report = arena(&["greedy", "uniform", "uniform"], 30).run::<Rinpa>(None, &|_| {}).expect("a good arena");
    assert_eq!(report.ratings.len(), 2);
    assert!(report.ratings[0].low > report.ratings[1].high, "{:?}", report.ratings);
    let alone = arena(&["uniform"], 1).run::<Rinpa>(None, &|_| {}).expect("a good arena");
    assert!(alone.ratings.is_empty());
}

#[test]
fn an_arena_stops_when_it_is_clear_on_any_number_of_threads() {
    let run = |threads| {
        let early_stop = Some("0:40".parse().expect("two ratings"));
        let arena = Arena { early_stop, ..arena(&["greedy", "uniform"], 500) };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        pool.install(|| arena.run::<Rinpa>(None, &|_| {})).expect("a good arena")
    };
    let (one, two) = (run(1), run(2));
    assert!(one.deals < 500, "{} deals", one.deals);
    assert_eq!(one.to_text(), two.to_text());
    assert!(one.to_text().contains("greedy is nearer to 40 above the others than to 0"), "{}", one.to_text());
}

#[test]
fn the_document_of_an_arena_has_standings_plots_and_the_balance() {
    let arena = Arena { detail: Detail::Balance, ..arena(&["greedy", "uniform"], 2) };
    let document = arena.run::<Rinpa>(None, &|_| {}).expect("a good arena").document();
    let has = |block: &Block| document.blocks.contains(block);
    assert!(has(&Block::heading("Standings")) && has(&Block::heading("What a seat is worth")), "{document:?}");
    let plots = document.blocks.iter().filter(|block| matches!(block, Block::Intervals { .. })).count();
    assert!(plots >= 3, "{document:?}");
}
