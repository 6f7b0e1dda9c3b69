//! What somebody has played is counted right.

use boards::pages::{Filter, GameHistory, Opponent, Score};
use store::{GuestId, NewTable, Occupant, Secret, TableHeader, TableState, TableSummary, UnixMs, Visibility, WaitsFor};

use crate::history::{count, day};

const DAY: u64 = 86_400_000;

fn me() -> GuestId {
    "korin".parse().expect("an id")
}

fn guest(name: &str) -> Occupant {
    Occupant::Guest { id: name.parse().expect("an id"), nickname: name.to_string() }
}

fn bot(level: &str) -> Occupant {
    Occupant::Bot { level: level.to_string() }
}

/// A finished game of this many days after 1970.
fn table(game: &str, days: u64, seats: Vec<Occupant>, result: &str) -> TableSummary {
    let opened = NewTable {
        id: format!("{game}{days}").parse().expect("an id"),
        game: game.to_string(),
        rules: 1,
        seats: seats.len() as u8,
        options: Vec::new(),
        seed: Secret::from_bytes([0; 32]),
        visibility: Visibility::Private,
        host: me(),
        settings: String::new(),
        created_at: UnixMs(0),
    };
    let state = TableState::Finished { started_at: None, finished_at: UnixMs(days * DAY), result: result.to_string() };
    let header = TableHeader { opened, state, waits_for: WaitsFor::default(), moved_at: None };
    TableSummary { header, seats: (0..).zip(seats).collect() }
}

fn counted(tables: &[TableSummary], seats: Option<u8>) -> Vec<GameHistory> {
    let order = |_: &str, opponent: &Opponent| usize::from(*opponent == Opponent::Guest);
    count(tables, &me(), Filter { game: None, seats }, order, |_| Vec::new())
}

fn evenings() -> Vec<TableSummary> {
    vec![
        table("rinpa", 9, vec![guest("korin"), bot("dealer"), bot("dealer")], r#"{"points":[9,3,1],"places":[1,2,3]}"#),
        table(
            "rinpa",
            7,
            vec![bot("master"), guest("korin"), guest("kenzan")],
            r#"{"points":[5,5,1],"places":[1,1,3]}"#,
        ),
        table(
            "rinpa",
            5,
            vec![guest("korin"), bot("dealer"), bot("dealer"), bot("master")],
            r#"{"points":[-2,3,1,0],"places":[4,1,2,3]}"#,
        ),
        table("iki", 3, vec![guest("korin"), guest("kenzan")], r#"{"points":[40,60],"places":[2,1]}"#),
        table("iki", 2, vec![guest("kenzan"), bot("master")], r#"{"points":[40,60],"places":[2,1]}"#),
        table("iki", 1, vec![guest("korin"), bot("master")], "what nobody can read"),
    ]
}

#[test]
fn games_are_counted_with_victories_shared_ones_and_places() {
    let games = counted(&evenings(), None);
    let names: Vec<&str> = games.iter().map(|game| game.game.as_str()).collect();
    assert_eq!(names, ["rinpa", "iki"], "what is played most comes first");
    assert_eq!(games[0].all, Score { played: 3, won: 2, shared: 1, places: 6 });
    assert_eq!(
        games[1].all,
        Score { played: 1, won: 0, shared: 0, places: 2 },
        "games of others and the unread are not mine"
    );
}

#[test]
fn opponents_are_counted_once_a_game_each() {
    let games = counted(&evenings(), None);
    let against = |level: &str| Opponent::Level(level.to_string());
    let rinpa: Vec<_> =
        games[0].against.iter().map(|(opponent, score)| (opponent.clone(), score.played, score.won)).collect();
    assert!(rinpa.contains(&(against("dealer"), 2, 1)) && rinpa.contains(&(against("master"), 2, 1)), "{rinpa:?}");
    assert_eq!(rinpa.last(), Some(&(Opponent::Guest, 1, 1)), "in the order that was asked for");
}

#[test]
fn points_come_in_the_order_in_which_they_were_made() {
    let points =
        |games: &[GameHistory]| games[0].points.iter().map(|game| (game.day.clone(), game.points)).collect::<Vec<_>>();
    let all = points(&counted(&evenings(), None));
    let expected =
        [("1970-01-06", -2), ("1970-01-08", 5), ("1970-01-10", 9)].map(|(day, points)| (day.to_string(), points));
    assert_eq!(all, expected);
    assert_eq!(points(&counted(&evenings(), Some(3))), expected[1..], "a filter leaves the others out");
    assert_eq!(counted(&evenings(), Some(3))[0].by_seats.len(), 2, "but says that they are there");
}

#[test]
fn nobody_has_played_nothing() {
    assert_eq!(counted(&[], None), []);
    assert_eq!(day(UnixMs(1_767_225_600_000)), "2026-01-01");
}
