//! What can be taken back, and what it takes.

use table::{Rng, Seed};
use testkit::toys::{Bids, Hands, Snap};
use wire::{Refusal, TableSettings, TakeBack, TakeBackRequest};

use super::script::{Script, bot, person, setup};
use crate::{ConnectionId, Consent, Message, Room, Sent};

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();
const BIDS: &dyn catalog::AnyGame = catalog::of_type::<Bids>();

fn take_back(script: &mut Script, connection: u64) {
    script.put(Message::TakeBack { connection: ConnectionId(connection) });
}

fn answer(script: &mut Script, connection: u64, consent: Consent) {
    script.put(Message::Consent { connection: ConnectionId(connection), consent });
}

fn requests(script: &Script, connection: u64) -> Vec<Option<TakeBackRequest>> {
    let of_connection = script.sent.iter().filter(|(to, _)| to.0 == connection);
    of_connection
        .filter_map(|(_, sent)| if let Sent::TakeBackRequest(request) = sent { Some(*request) } else { None })
        .collect()
}

#[test]
fn a_step_that_told_nobody_anything_is_taken_back_at_once() {
    let mut script = Script::two_guests(BIDS);
    let before = script.last_frame(0).sight.text();
    let seq = script.last_frame(0).seq;
    script.choose_first(0);
    take_back(&mut script, 0);
    assert_eq!(script.appended[1], "back A 1");
    let frame = script.last_frame(0);
    assert_eq!(frame.sight.text(), before);
    assert!(frame.ask.is_some(), "the question is open again");
    assert_eq!(frame.seq, seq + 2, "the numbers go on");
    let took_back = frame.news[0].took_back.expect("everybody is told");
    assert_eq!((took_back.seat.index(), took_back.inputs), (0, 1));
    script.play_to_the_end(&[0, 1]);
    let record = script.room.record().expect("the game is over");
    assert_eq!(record.taken_back.len(), 1, "the record keeps what was really played");
    assert!(BIDS.replay(&record, &mut |_| {}).is_ok());
}

#[test]
fn what_showed_a_card_needs_the_consent_of_the_others() {
    let mut script = Script::two_guests(HANDS);
    let (actor, other) = (script.asked(), 1 - script.asked());
    let before = script.last_frame(9).sight.text();
    script.choose_first(actor);
    take_back(&mut script, actor);
    assert_eq!(script.appended.len(), 1, "nothing happens before the other agrees");
    let request = requests(&script, other)[0].expect("the other is asked");
    assert_eq!((request.seat.index() as u64, request.inputs), (actor, 1));
    answer(&mut script, actor, Consent::Agree);
    assert_eq!(script.refusals(actor), [Refusal::NoTakeBackRequest], "nobody can agree to their own request");
    answer(&mut script, other, Consent::Agree);
    assert!(script.appended[1].starts_with("back "));
    assert_eq!(script.last_frame(9).sight.text(), before);
    assert_eq!(requests(&script, 9).last(), Some(&None), "nobody asks any more");
}

#[test]
fn one_who_declines_ends_a_request() {
    let mut script = Script::two_guests(HANDS);
    let (actor, other) = (script.asked(), 1 - script.asked());
    script.choose_first(actor);
    take_back(&mut script, actor);
    take_back(&mut script, actor);
    assert_eq!(script.refusals(actor), [Refusal::TakeBackRequestOpen]);
    answer(&mut script, other, Consent::Decline);
    answer(&mut script, other, Consent::Agree);
    assert_eq!(script.appended.len(), 1);
    assert_eq!(script.refusals(other), [Refusal::NoTakeBackRequest]);
}

#[test]
fn a_take_back_request_lapses_when_the_game_goes_on() {
    let mut script = Script::two_guests(HANDS);
    let (actor, other) = (script.asked(), 1 - script.asked());
    script.choose_first(actor);
    take_back(&mut script, actor);
    script.choose_first(other);
    answer(&mut script, other, Consent::Agree);
    assert_eq!(script.appended.len(), 2);
    assert!(script.appended.iter().all(|line| !line.starts_with("back")));
}

#[test]
fn with_consent_what_others_did_since_is_taken_back_too() {
    let mut script = Script::two_guests(BIDS);
    script.choose_first(0);
    script.choose_first(1);
    let before = script.appended.len();
    take_back(&mut script, 0);
    answer(&mut script, 1, Consent::Agree);
    assert_eq!(script.appended[before], "back A 2");
    assert!(script.last_frame(0).ask.is_some() && script.last_frame(1).ask.is_some());
}

#[test]
fn a_table_can_agree_that_only_own_steps_are_taken_back() {
    let settings = TableSettings { take_back: TakeBack::OwnSteps, ..TableSettings::default() };
    let mut script = Script::two_guests_with(HANDS, settings);
    let actor = script.asked();
    script.choose_first(actor);
    take_back(&mut script, actor);
    assert_eq!(script.appended.len(), 1);
    assert_eq!(script.refusals(actor), [Refusal::TakeBackRefused]);
}

#[test]
fn bots_do_not_mind() {
    let mut script = Script::new(HANDS, vec![person("Anne"), super::script::bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    script.answer_thoughts();
    while script.last_frame(0).ask.is_none() {
        script.wait(1_000);
    }
    script.choose_first(0);
    take_back(&mut script, 0);
    assert!(script.appended.last().expect("lines").starts_with("back A"));
    script.answer_thoughts();
    assert!(script.last_frame(0).ask.is_some());
}

#[test]
fn there_must_be_something_to_take_back_and_somebody_who_did_it() {
    let mut script = Script::two_guests(HANDS);
    take_back(&mut script, 0);
    take_back(&mut script, 9);
    assert_eq!(script.refusals(0), [Refusal::NothingToTakeBack]);
    assert_eq!(script.refusals(9), [Refusal::Spectator]);
    script.play_to_the_end(&[0, 1]);
    let lines = script.appended.len();
    take_back(&mut script, 0);
    answer(&mut script, 1, Consent::Agree);
    assert_eq!(script.appended.len(), lines, "what is over is over");
}

#[test]
fn nothing_is_taken_back_freely_while_time_runs() {
    let mut script = Script::two_guests(catalog::of_type::<Snap>());
    script.choose_first(0);
    script.wait(200);
    let lines = script.appended.len();
    assert!(lines > 0, "the race is decided");
    take_back(&mut script, 0);
    assert_eq!(script.appended.len(), lines);
    assert!(requests(&script, 1)[0].is_some());
}

#[test]
fn a_table_with_something_taken_back_is_rebuilt_as_it_was() {
    let mut script = Script::two_guests(BIDS);
    script.choose_first(0);
    take_back(&mut script, 0);
    script.choose_first(1);
    let setup = setup(BIDS, vec![person("Anne"), person("Ben")]);
    let restored = Room::restore(setup, &script.appended, None, Rng::new(&Seed::numbered(2, 2)), 0);
    let mut again = Script::with(restored.expect("what was stored replays"));
    again.appended = script.appended.clone();
    for (connection, name) in [(0, "Anne"), (1, "Ben"), (9, "Zoe")] {
        again.arrive(connection, name, None);
        let (old, new) = (script.last_frame(connection), again.last_frame(connection));
        assert_eq!((old.seq, old.sight.text()), (new.seq, new.sight.text()));
    }
    again.play_to_the_end(&[0, 1]);
}

#[test]
fn a_bot_that_thinks_while_something_is_taken_back_is_sent_away() {
    let mut script = Script::new(HANDS, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    script.answer_thoughts();
    script.wait(5_000);
    script.choose_first(0);
    let asked = script.thoughts.len();
    assert!(asked > 0, "the bot thinks");
    take_back(&mut script, 0);
    assert_eq!((script.thoughts.len(), script.dismissed), (0, 1), "and nobody waits for it");
    script.choose_first(0);
    assert_eq!(script.thoughts.len(), 1, "another one is asked");
}
