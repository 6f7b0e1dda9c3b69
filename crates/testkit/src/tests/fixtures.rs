//! Fixtures replay, and what is wrong with one is told with its line.

use table::{Game, Record};

use crate::case::Case;
use crate::choices::Choices;
use crate::fixtures::{Fixture, check_fixtures};
use crate::plan::{Setting, deal};
use crate::replay_fixtures;
use crate::toys::{Bids, Hands, Snap};

mod bids {
    use crate::toys::Bids;
    crate::fixtures!(Bids, "fixtures/bids");
}

mod hands {
    use crate::toys::Hands;
    crate::fixtures!(Hands, "fixtures/hands");
}

mod snap {
    use crate::toys::Snap;
    crate::fixtures!(Snap, "fixtures/snap");
}

fn record<G: Game>() -> Record {
    Case::<G>::random(Setting::newest(2, G::Options::default()), deal(0), Choices::numbered(0), 200).record()
}

fn problem<G: Game>(text: String) -> String {
    let fixture = Fixture { name: "a.game".to_string(), text };
    check_fixtures::<G>(&[fixture]).expect_err("something is wrong")
}

#[test]
fn whole_and_broken_off_games_are_fixtures() {
    let whole = record::<Hands>();
    let broken_off = Record { inputs: whole.inputs[..2].to_vec(), result: None, ..whole.clone() };
    let fixtures = [whole, broken_off].map(|record| Fixture { name: "a.game".to_string(), text: record.to_string() });
    assert_eq!(check_fixtures::<Hands>(&fixtures), Ok(()));
}

#[test]
fn a_line_that_can_not_be_read_is_named() {
    let text = record::<Snap>().to_string().replace("seats 2", "seats two");
    assert!(problem::<Snap>(text).starts_with("a.game:4: expected 'seats'"));
}

#[test]
fn an_input_that_is_refused_is_named() {
    let record = record::<Bids>();
    let line = record.line_of_input(1);
    let mut twice = record.clone();
    twice.inputs[1] = twice.inputs[0].clone();
    let problem = problem::<Bids>(twice.to_string());
    assert!(problem.starts_with(&format!("a.game: line {line}: it is not seat")), "{problem}");
}

#[test]
fn a_wrong_result_is_named() {
    let text = record::<Hands>().to_string();
    let line = text.lines().count() - 1;
    let problem = problem::<Hands>(text.replace("points A", "points A 9"));
    assert!(problem.starts_with(&format!("a.game:{line}: ")), "{problem}");
}

#[test]
fn a_result_that_the_inputs_do_not_lead_to_is_named() {
    let record = record::<Hands>();
    let line = record.line_of_input(record.inputs.len());
    let problem = problem::<Hands>(Record { result: None, ..record }.to_string());
    assert!(problem.starts_with(&format!("a.game: line {line}: the result")), "{problem}");
}

#[test]
fn a_fixture_is_written_as_the_house_writes_it() {
    let mut text = record::<Hands>().to_string();
    text = text.replace("option deck seven\n", "");
    assert!(problem::<Hands>(text).starts_with("a.game: line 5: expected option 'deck'"));
    let text = record::<Hands>().to_string().replace('\n', "\r\n");
    assert!(problem::<Hands>(text).contains("the house writes this record otherwise"));
}

#[test]
fn a_record_of_another_game_is_no_fixture() {
    assert!(problem::<Hands>(record::<Snap>().to_string()).contains("this is a record of toy-snap, not of toy-hands"));
}

#[test]
fn a_folder_without_fixtures_fails() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    let problem = replay_fixtures::<Hands>(folder.as_ref()).expect_err("there are no fixtures among the sources");
    assert!(problem.ends_with("there is no file *.game"), "{problem}");
    assert!(replay_fixtures::<Hands>("no such folder".as_ref()).is_err());
}
