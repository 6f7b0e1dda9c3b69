//! What is taken back does not count and is not lost.

use crate::{Input, Line, NothingToTakeBack, Record, Seat};

use super::record::sample;

fn play(lines: &[&str]) -> Record {
    let mut record = Record { inputs: Vec::new(), result: None, ..sample() };
    for line in lines {
        record.take(line.parse().expect("a line")).expect("there is as much to take back");
    }
    record
}

fn counting(record: &Record) -> Vec<String> {
    record.inputs.iter().map(ToString::to_string).collect()
}

fn all(record: &Record) -> Vec<String> {
    record.lines().iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_taken_back_does_not_count_and_stands_in_the_record() {
    let lines = ["A pour", "B bow", "back B 1", "B drink"];
    let record = play(&lines);
    assert_eq!(counting(&record), ["A pour", "B drink"]);
    assert_eq!(all(&record), lines);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn taking_back_over_what_was_taken_back_before_keeps_both() {
    let lines = ["A pour", "B bow", "back B 1", "B drink", "A sip", "back B 3", "A wait", "back B 1", "time"];
    let record = play(&lines);
    assert_eq!(counting(&record), ["time"]);
    assert_eq!(all(&record), lines);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn what_was_taken_back_last_of_all_is_kept_too() {
    let lines = ["A pour", "B bow", "back B 1"];
    let record = play(&lines);
    assert_eq!(counting(&record), ["A pour"]);
    assert_eq!(all(&record), lines);
}

#[test]
fn the_line_of_an_input_counts_what_was_taken_back_before_it() {
    let record = play(&["A pour", "B bow", "back B 1", "B drink"]);
    let text = record.to_string();
    assert_eq!(text.lines().nth(record.line_of_input(1) - 1), Some("B drink"));
}

#[test]
fn more_than_was_put_in_can_not_be_taken_back() {
    let mut record = play(&["A pour"]);
    assert_eq!(record.take(Line::Back(Seat::new(0), 2)), Err(NothingToTakeBack));
    assert_eq!(counting(&record), ["A pour"]);
    let text = record.to_string().replace("A pour", "A pour\nback A 2");
    let line = record.line_of_input(0) + 1;
    assert_eq!(
        text.parse::<Record>().expect_err("a broken record").to_string(),
        format!("line {line}: more is taken back than was put in")
    );
}

#[test]
fn a_number_of_inputs_has_one_spelling() {
    for text in ["back A 0", "back A 01", "back A +1", "back", "back A", "back A -1", "back A two", "back 1"] {
        assert!(text.parse::<Line>().is_err(), "{text}");
    }
    assert_eq!("back B 12".parse(), Ok(Line::Back(Seat::new(1), 12)));
    assert_eq!("A back 1".parse(), Ok(Line::Put(Input::Choose(Seat::new(0), "back 1".to_string()))));
}
