//! A report on balance adds up.

use iki::Iki;

use crate::{Arena, ArenaReport, Balance, Detail};

fn arena(players: &[&str], detail: Detail) -> Arena {
    Arena {
        seats: 3,
        options: Vec::new(),
        players: players.iter().map(ToString::to_string).collect(),
        deals: 4,
        seed: 6,
        early_stop: None,
        detail,
    }
}

fn balance(report: &ArenaReport) -> &Balance {
    report.balance.as_ref().expect("it was asked for")
}

#[test]
fn sources_add_up_to_the_points_and_seats_to_all_victories() {
    let report = arena(&["greedy"], Detail::Balance).run::<Iki>(None, &|_| {}).expect("a good arena");
    let balance = balance(&report);
    let from_sources: f64 = balance.sources.iter().map(|source| source.points.mean).sum();
    assert!((from_sources - report.standings[0].points.mean).abs() < 1e-9, "{from_sources}");
    let victories: f64 = balance.seats.iter().map(|seat| seat.win_share.mean).sum();
    assert!((victories - 1.0).abs() < 1e-9, "{victories}");
}

#[test]
fn every_seat_starts_with_one_card_and_hires_are_counted_by_card() {
    let report = arena(&["greedy", "uniform"], Detail::Balance).run::<Iki>(None, &|_| {}).expect("a good arena");
    let times = |topic: &str| -> f64 {
        let of_topic = balance(&report).tallies.iter().filter(|tally| tally.topic == topic);
        of_topic.map(|tally| tally.per_game).sum()
    };
    assert!((times("started with") - 3.0).abs() < 1e-9);
    assert!(times("hired") > 6.0 && times("retired") < times("hired") + 3.0, "{} hires", times("hired"));
    assert!(balance(&report).tallies.iter().all(|tally| (0.0..=1.0).contains(&tally.win_share.mean)));
}

#[test]
fn a_report_on_balance_is_made_only_where_it_is_asked_for_and_changes_no_result() {
    let plain = arena(&["greedy", "uniform"], Detail::Standings).run::<Iki>(None, &|_| {}).expect("a good arena");
    let full = arena(&["greedy", "uniform"], Detail::Balance).run::<Iki>(None, &|_| {}).expect("a good arena");
    assert!(plain.balance.is_none());
    assert_eq!(plain.standings[0].points.mean, full.standings[0].points.mean);
}
