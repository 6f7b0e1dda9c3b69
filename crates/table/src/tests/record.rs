//! A record has one spelling, and an error names its line.

use crate::{BySeat, Input, Outcome, Record, Seat, Seed};

pub(super) fn sample() -> Record {
    Record {
        game: "tea".to_string(),
        rules: 3,
        seats: 2,
        options: vec![("tea".to_string(), "strong".to_string())],
        seed: Seed::numbered(1, 2),
        players: vec![(Seat::new(1), "Ōgai 鷗外".to_string())],
        inputs: vec![Input::Choose(Seat::new(0), "pour 2".to_string()), Input::TimeUp],
        taken_back: Vec::new(),
        result: Some(Outcome::by_points(BySeat::from_fn(2, |seat| 3 - 5 * seat.index() as i32))),
    }
}

fn refusal(text: &str) -> String {
    text.parse::<Record>().expect_err("this record is broken").to_string()
}

#[test]
fn a_record_is_read_back_from_its_text() {
    let record = sample();
    assert_eq!(record.to_string().parse(), Ok(record));
    let unfinished = Record { result: None, players: Vec::new(), inputs: Vec::new(), ..sample() };
    assert_eq!(unfinished.to_string().parse(), Ok(unfinished));
}

#[test]
fn the_line_of_an_input_is_where_it_stands() {
    let record = sample();
    let text = record.to_string();
    let line = text.lines().nth(record.line_of_input(1) - 1);
    assert_eq!(line, Some("time"));
}

#[test]
fn a_text_cut_anywhere_is_refused() {
    let text = sample().to_string();
    let lines: Vec<&str> = text.lines().collect();
    for end in 0..lines.len() {
        let cut = lines[..end].join("\n");
        let error = cut.parse::<Record>().expect_err("a record that was cut short");
        assert_eq!(error.line, end + 1, "{cut}");
    }
}

#[test]
fn each_kind_of_damage_names_its_line_and_its_reason() {
    let text = sample().to_string();
    let damaged = |from: &str, to: &str| refusal(&text.replacen(from, to, 1));
    assert_eq!(damaged("record 1", "record 2"), "line 1: expected 'zashiki record 1', found 'zashiki record 2'");
    assert_eq!(damaged("rules 3", "rules 03"), "line 3: expected 'rules' and a version number, found 'rules 03'");
    assert_eq!(damaged("seats 2", "seats 7"), "line 4: a table has 1 to 6 seats");
    assert_eq!(damaged("tea strong", "tea"), "line 5: expected 'option', its name and its value, found 'option tea'");
    assert_eq!(damaged("chacha8", "dice"), "line 6: the generator 'dice' is not known here, only 'chacha8'");
    assert_eq!(
        damaged("seed 01", "seed 02"),
        "line 8: the hash does not belong to the seed: one of the two lines was changed"
    );
    assert_eq!(
        damaged("player B", "player C"),
        "line 9: seat C is not at this table, or stands here twice or out of order"
    );
    assert_eq!(
        damaged("Ōgai 鷗外", &"x".repeat(81)),
        "line 9: a player's name has 1 to 80 characters and no control characters"
    );
    assert_eq!(
        damaged("A pour", "Q pour"),
        "line 11: expected a seat and its action, 'time', 'back', a seat and how many, or the result, found 'Q pour 2'"
    );
    assert_eq!(
        damaged("places A 1 B 2", "places A 1"),
        "line 14: expected 'places' and the place of every seat, found 'places A 1'"
    );
    assert_eq!(refusal(&format!("{text}more")), "line 15: nothing may follow the result");
}

#[test]
fn points_and_places_have_one_spelling() {
    let text = sample().to_string();
    assert!(text.contains("points A 3 B -2\nplaces A 1 B 2\n"), "{text}");
    for (from, to, line) in [
        ("points A 3", "points A +3", 13),
        ("points A 3", "points A 03", 13),
        ("B -2", "B -02", 13),
        ("places A 1", "places A +1", 14),
        ("places A 1", "places A 01", 14),
    ] {
        let error = text.replacen(from, to, 1).parse::<Record>().expect_err("another spelling");
        assert_eq!(error.line, line, "{to}: {error}");
    }
}

#[test]
fn a_carriage_return_stands_before_a_line_feed_or_nowhere() {
    let text = sample().to_string();
    assert_eq!(text.replace('\n', "\r\n").parse(), Ok(sample()), "Windows line ends are tolerated");
    let reason = "a carriage return may only stand before a line feed: remove it";
    assert_eq!(refusal(&text.replace("pour 2\n", "pour 2\r\r\n")), format!("line 11: {reason}"));
    assert_eq!(refusal(&text.replace("tea strong", "tea str\rong")), format!("line 5: {reason}"));
}

#[test]
fn broken_utf_8_is_blamed_on_its_line() {
    let text = sample().to_string();
    assert_eq!(Record::from_bytes(text.as_bytes()), Ok(sample()));
    for line in 0..text.lines().count() {
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let mut bytes = text.clone().into_bytes();
        bytes[start] = 0xff;
        let error = Record::from_bytes(&bytes).expect_err("no text");
        assert_eq!(error.to_string(), format!("line {}: the text is not UTF-8", line + 1));
    }
}

#[test]
fn the_line_of_an_option_is_where_it_stands() {
    let record = sample();
    let text = record.to_string();
    assert_eq!(text.lines().nth(Record::line_of_option(0) - 1), Some("option tea strong"));
    assert_eq!(text.lines().nth(Record::GAME_LINE - 1), Some("game tea"));
    assert_eq!(text.lines().nth(Record::RULES_LINE - 1), Some("rules 3"));
    assert_eq!(text.lines().nth(Record::SEATS_LINE - 1), Some("seats 2"));
}
