//! A report on balance adds up.

use catalog::{Entry, Visitor};
use edo_yashiki::EdoYashiki;
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
        let of_topic = balance(&report).events.iter().filter(|event| event.topic == topic);
        of_topic.map(|event| event.per_game).sum()
    };
    assert!((times("started with") - 3.0).abs() < 1e-9);
    assert!(times("hired") > 6.0 && times("retired") < times("hired") + 3.0, "{} hires", times("hired"));
    assert!(balance(&report).events.iter().all(|event| (0.0..=1.0).contains(&event.win_share.mean)));
}

#[test]
fn a_report_on_balance_is_made_only_where_it_is_asked_for_and_changes_no_result() {
    let plain = arena(&["greedy", "uniform"], Detail::Standings).run::<Iki>(None, &|_| {}).expect("a good arena");
    let full = arena(&["greedy", "uniform"], Detail::Balance).run::<Iki>(None, &|_| {}).expect("a good arena");
    assert!(plain.balance.is_none());
    assert_eq!(plain.standings[0].points.mean, full.standings[0].points.mean);
}

/// What a report on balance counts in a few games of this player, by topic.
struct Topics(&'static str);

impl Visitor for Topics {
    type Output = Vec<&'static str>;

    fn visit<G: Entry>(self) -> Vec<&'static str> {
        let report = arena(&[self.0], Detail::Balance).run::<G>(None, &|_| {}).expect("a good arena");
        let mut topics: Vec<&str> = balance(&report).events.iter().map(|event| event.topic).collect();
        topics.dedup();
        topics
    }
}

#[test]
fn every_game_has_a_part_of_its_own_in_a_study() {
    let topics = |game: &str, player| catalog::visit(game, Topics(player)).expect("a known game");
    assert_eq!(topics("rinpa", "uniform"), ["took"]);
    assert_eq!(topics("kabuki", "regular"), ["cried stop"]);
    assert_eq!(topics("ukiyo-e", "stroller"), ["opened", "outnumbered"]);
    assert!(topics("iki", "greedy").contains(&"hired"));
    let of_edo_yashiki = topics("edo-yashiki", "carpenter");
    assert!(["built", "scored a line"].iter().all(|topic| of_edo_yashiki.contains(topic)), "{of_edo_yashiki:?}");
}

#[test]
fn lines_of_edo_yashiki_account_for_its_points() {
    let report = arena(&["carpenter"], Detail::Balance).run::<EdoYashiki>(None, &|_| {}).expect("a good arena");
    let worth = |topic: &str, item: &str| match (topic, item.as_bytes()[0]) {
        ("scored a line", b'3') => 1.0,
        ("scored a line", b'4') => 2.0,
        ("scored a line", b'5') => 4.0,
        ("scored several kinds at once", b't') if item == "two kinds" => 2.0,
        ("scored several kinds at once", b't') => 4.0,
        ("scored several kinds at once", _) => 6.0,
        ("made a line too long" | "built", _) => 0.0,
        (topic, _) => panic!("the standard rules do not know '{topic}'"),
    };
    let counted: f64 =
        balance(&report).events.iter().map(|event| event.per_game * worth(event.topic, event.item)).sum();
    let points = 3.0 * report.standings[0].points.mean;
    assert!((counted - points).abs() < 1e-9, "{counted} of {points} points");
}
