//! A game with two versions of its rules: records and tables of both are played.

use table::{Game, Journal, OpenError, Record, ReplayError, Seed, Table};

use crate::case::Case;
use crate::choices::Choices;
use crate::plan::{Plan, Setting, deal};
use crate::toys::{Bids, Hands};

/// A whole game under a version of the rules, in which a prize is won by nobody and a later one by somebody.
fn record(rules: u32) -> Record {
    let setting = || Setting { rules, seats: 3, options: Default::default() };
    let other = 3 - rules;
    let games =
        (0..).map(|number| Case::<Bids>::random(setting(), deal(number), Choices::numbered(number), 200).record());
    let differs =
        |record: &Record| Table::<Bids>::replay(&Record { rules: other, ..record.clone() }, |_, _, _| ()).is_err();
    games.into_iter().find(differs).expect("some game ends otherwise under the other rules")
}

#[test]
fn a_record_replays_under_the_version_it_names_and_not_under_another() {
    for rules in [1, 2] {
        let record = record(rules);
        let text = record.to_string();
        assert!(text.contains(&format!("\nrules {rules}\n")));
        let again: Record = text.parse().expect("a record");
        let table = Table::<Bids>::replay(&again, |_, _, _| ()).expect("it replays");
        assert_eq!((table.rules(), table.record()), (rules, record.clone()));
        let other = Record { rules: 3 - rules, ..record };
        assert!(matches!(Table::<Bids>::replay(&other, |_, _, _| ()), Err(ReplayError::Result { .. })));
    }
}

#[test]
fn a_table_that_began_under_old_rules_goes_on_under_them() {
    let record = record(1);
    let half = record.inputs.len() / 2;
    let broken_off = Record { inputs: record.inputs[..half].to_vec(), result: None, ..record.clone() };
    let mut table = Table::<Bids>::replay(&broken_off, |_, _, _| ()).expect("it replays");
    for input in &record.inputs[half..] {
        let table::Input::Choose(seat, action) = input else { panic!("bids know no time") };
        let action = action.parse().expect("a card");
        table.put(table::Input::Choose(*seat, action), &mut Journal::closed()).expect("it is legal");
    }
    assert_eq!(table.record(), record);
}

#[test]
fn a_new_table_is_played_under_the_newest_rules() {
    let table =
        Table::<Bids>::open(2, Default::default(), Seed::numbered(1, 1), &mut Journal::closed()).expect("a table");
    assert_eq!((table.rules(), table.record().rules), (Bids::RULES, 2));
}

#[test]
fn a_version_that_is_not_known_is_refused_with_its_line() {
    let record = Record { rules: 3, ..record(2) };
    let error = Table::<Bids>::replay(&record, |_, _, _| ()).expect_err("nobody knows rules 3");
    let sentence =
        "line 3: rules 3 of toy-bids are newer than rules 2, the newest known here: update zashiki to play them";
    assert_eq!(error.to_string(), sentence);
    let error = Table::<Hands>::open_by(0, 2, Default::default(), Seed::numbered(1, 1), &mut Journal::closed());
    let error = error.expect_err("there is no version 0");
    assert_eq!(error, OpenError::Rules { game: "toy-hands", asked: 0, oldest: 1, newest: 1 });
    assert_eq!(error.to_string(), "rules 0 of toy-hands are not known here: the oldest that can be played are rules 1");
}

#[test]
fn the_laws_are_tried_on_every_version() {
    let tried: std::collections::BTreeSet<u32> = Plan::<Bids>::new().settings().iter().map(|s| s.rules).collect();
    assert_eq!(tried.into_iter().collect::<Vec<_>>(), [1, 2]);
}
