//! What is taken back does not count and is not lost.

use crate::{Input, InputHistory, NothingToTakeBack, Record, RecordLine, Rng, Seat, Seed, TakenBack};

use super::record::sample;

fn play(lines: &[&str]) -> Record {
    let mut history = InputHistory::default();
    for line in lines {
        history.push(line.parse().expect("a line")).expect("there is as much to take back");
    }
    let (inputs, taken_back) = (history.inputs().cloned().collect(), history.taken_back());
    Record { inputs, taken_back, result: None, ..sample() }
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
    let mut history = InputHistory::default();
    assert_eq!(history.push("A pour".parse().expect("a line")), Ok(1));
    assert_eq!(history.push(RecordLine::Back(Seat::new(0), 2)), Err(NothingToTakeBack));
    assert_eq!((history.len(), history.inputs().len()), (1, 1), "nothing has changed");
    let record = play(&["A pour"]);
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
        assert!(text.parse::<RecordLine>().is_err(), "{text}");
    }
    assert_eq!("back B 12".parse(), Ok(RecordLine::Back(Seat::new(1), 12)));
    assert_eq!("A back 1".parse(), Ok(RecordLine::Put(Input::Choose(Seat::new(0), "back 1".to_string()))));
}

/// What was taken back, found the slow way: every `back` builds its list anew.
#[derive(Default)]
struct SlowCourse {
    inputs: Vec<Input<String>>,
    taken_back: Vec<TakenBack>,
}

impl SlowCourse {
    fn take(&mut self, line: RecordLine) {
        let (by, inputs) = match line {
            RecordLine::Put(input) => return self.inputs.push(input),
            RecordLine::Back(by, inputs) => (by, inputs),
        };
        let after = self.inputs.len() - inputs;
        let inner = self.taken_back.iter().position(|taken| taken.after > after).unwrap_or(self.taken_back.len());
        let part = Record { inputs: self.inputs.split_off(after), taken_back: Vec::new(), ..sample() };
        let shift = |taken: TakenBack| TakenBack { after: taken.after - after, ..taken };
        let lines = Record { taken_back: self.taken_back.drain(inner..).map(shift).collect(), ..part }.lines();
        self.taken_back.push(TakenBack { by, after, lines });
    }
}

#[test]
fn lines_that_are_followed_once_leave_what_following_every_back_leaves() {
    for number in 0..200 {
        let mut rng = Rng::new(&Seed::numbered(20, number));
        let (mut history, mut slow) = (InputHistory::default(), SlowCourse::default());
        for step in 0..rng.below(60) {
            let seat = Seat::new(rng.below(2) as u8);
            let counting = history.inputs().len() as u32;
            let line = match rng.below(2) {
                0 if counting > 0 => RecordLine::Back(seat, 1 + rng.below(counting) as usize),
                _ => RecordLine::Put(Input::Choose(seat, format!("step{step}"))),
            };
            history.push(line.clone()).expect("no more is taken back than counts");
            slow.take(line);
        }
        let (inputs, taken_back) = (history.inputs().cloned().collect(), history.taken_back());
        assert_eq!((&inputs, &taken_back), (&slow.inputs, &slow.taken_back), "seed {number}");
        let record = Record { inputs, taken_back, result: None, ..sample() };
        assert_eq!(record.lines().len(), history.len(), "seed {number}");
        assert_eq!(record.to_string().parse(), Ok(record), "seed {number}");
    }
}

#[test]
fn every_seat_has_its_own_count_of_what_it_took_back() {
    let mut history = InputHistory::default();
    for line in ["A pour", "back B 1", "A pour", "B bow", "back B 2", "A pour", "back A 1"] {
        history.push(line.parse().expect("a line")).expect("there is as much to take back");
    }
    assert_eq!([0, 1, 2].map(|seat| history.backs_of(Seat::new(seat))), [1, 2, 0]);
}
