//! An input is stored before anybody hears of it, and a room can be rebuilt from what was stored.

use table::{Rng, Seed};
use testkit::toys::{Bids, Hands};
use wire::{Notice, Refusal};

use super::counted::Counted;
use super::script::{Script, Store, person, setup};
use crate::{Message, RestoreError, Room, Sent};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

#[test]
fn nobody_is_told_of_an_input_before_it_is_stored() {
    let mut script = Script::two_guests(GAME);
    script.store = Store::WhenTold;
    let before = script.sent.len();
    let first = if script.last_frame(0).ask.is_some() { 0 } else { 1 };
    script.choose_first(first);
    assert_eq!(script.appended.len(), 1);
    assert_eq!(script.sent.len(), before, "nothing is sent while the input is being stored");
    script.put(Message::Stored { step: 0 });
    assert!(script.sent.len() > before);
}

#[test]
fn a_second_click_while_the_first_is_stored_does_no_harm() {
    let mut script = Script::two_guests(GAME);
    script.store = Store::WhenTold;
    let first = if script.last_frame(0).ask.is_some() { 0 } else { 1 };
    script.choose_first(first);
    script.choose_first(first);
    script.put(Message::Stored { step: 0 });
    assert_eq!(script.appended.len(), 1);
    assert_eq!(script.refusals(first), [Refusal::Stale], "nobody was faster");
}

#[test]
fn an_action_is_read_once_on_its_way_from_the_guest_to_the_game() {
    let game = Counted::new(GAME);
    let mut script = Script::two_guests(game);
    script.choose_first(script.asked());
    assert_eq!((script.appended.len(), game.parses()), (1, 1));
    let mut with_bot = Script::new(game, vec![person("Anne"), super::script::bot()]);
    with_bot.arrive(0, "Anne", None);
    with_bot.start();
    if with_bot.thoughts.is_empty() {
        with_bot.choose_first(0);
    }
    game.parses();
    let before = with_bot.appended.len();
    with_bot.answer_thoughts();
    with_bot.wait(900);
    assert_eq!((with_bot.appended.len(), game.parses()), (before + 1, 0), "a bot's answer was never text");
}

#[test]
fn a_line_is_stored_as_a_record_spells_it() {
    let mut script = Script::two_guests(GAME);
    let asked = script.asked();
    let frame = script.last_frame(asked);
    let (token, action) = (frame.ask.expect("it is asked").token, frame.sight.legal()[0].clone());
    script.choose(asked, token, &format!("+{action}"));
    assert_eq!(script.appended.last().map(|line| line.split_once(' ').map(|(_, text)| text)), Some(Some(&*action)));
}

#[test]
fn an_acknowledgment_of_another_step_changes_nothing() {
    let mut script = Script::two_guests(GAME);
    script.store = Store::WhenTold;
    let first = if script.last_frame(0).ask.is_some() { 0 } else { 1 };
    script.choose_first(first);
    let before = script.sent.len();
    script.put(Message::Stored { step: 5 });
    assert_eq!(script.sent.len(), before);
}

#[test]
fn a_room_rebuilt_from_its_lines_shows_everybody_the_same() {
    for game in [GAME, catalog::of_type::<Bids>()] {
        let mut script = Script::two_guests(game);
        for _ in 0..3 {
            let asked = [0, 1].into_iter().find(|&connection| script.last_frame(connection).ask.is_some());
            script.choose_first(asked.expect("the game goes on"));
        }
        let setup = setup(game, vec![person("Anne"), person("Ben")]);
        let rng = Rng::new(&Seed::numbered(2, 2));
        let restored = Room::restore(setup, &script.appended, None, rng, 0).expect("what was stored replays");
        let mut again = Script::with(restored);
        again.appended = script.appended.clone();
        for (connection, name) in [(0, "Anne"), (1, "Ben"), (9, "Zoe")] {
            again.arrive(connection, name, None);
            let (old, new) = (script.last_frame(connection), again.last_frame(connection));
            assert_eq!(old.seq, new.seq);
            assert_eq!(old.sight.text(), new.sight.text());
            assert_eq!(old.ask, new.ask, "an answer on its way still counts");
        }
        again.play_to_the_end(&[0, 1]);
        assert_eq!(again.results, 1);
    }
}

#[test]
fn a_stored_line_that_is_no_input_is_named() {
    let setup = || setup(GAME, vec![person("Anne"), person("Ben")]);
    let restore =
        |line: &str| match Room::restore(setup(), &[line.to_string()], None, Rng::new(&Seed::numbered(2, 2)), 0) {
            Err(error) => error,
            Ok(_) => panic!("'{line}' was taken for an input"),
        };
    assert_eq!(restore("nonsense"), RestoreError::Line("nonsense".to_string()));
    assert!(matches!(restore("A 99"), RestoreError::Refused { line: 1, .. }));
}

#[test]
fn guests_are_told_when_the_store_is_gone_and_when_it_is_back() {
    let mut script = Script::two_guests(GAME);
    script.put(Message::StoreDown);
    script.put(Message::StoreDown);
    script.arrive(5, "Late", None);
    script.put(Message::StoreUp);
    let notices = |connection: u64| {
        let of_connection = script.sent.iter().filter(|(to, _)| to.0 == connection);
        let notices =
            of_connection.filter_map(|(_, sent)| if let Sent::Notice(notice) = sent { Some(*notice) } else { None });
        notices.collect::<Vec<_>>()
    };
    assert_eq!(notices(0), [Notice::Holding, Notice::GoingOn]);
    assert_eq!(notices(5), [Notice::Holding, Notice::GoingOn]);
}

#[test]
fn the_record_is_kept_back_until_the_game_is_over() {
    let mut script = Script::two_guests(GAME);
    assert!(script.room.record().is_none());
    assert!(script.last_frame(0).over.is_none());
    script.play_to_the_end(&[0, 1]);
    let record = script.room.record().expect("the game is over");
    assert_eq!(record.player(super::script::A), Some("Anne"));
    assert!(GAME.replay(&record, &mut |_| {}).is_ok());
    let (_, seed) = script.last_frame(9).over.expect("even spectators see the seed now");
    assert_eq!(seed.hash(), script.last_frame(9).hash);
}

#[test]
fn a_table_that_began_under_old_rules_opens_and_goes_on_under_them() {
    let game = catalog::of_type::<Bids>();
    assert_eq!(game.rules(), 2, "a game with an older version");
    let old = || crate::RoomSetup { rules: 1, ..setup(game, vec![person("Anne"), person("Ben")]) };
    let mut script = Script::with(Room::new(old(), Rng::new(&Seed::numbered(1, 1))));
    for (connection, name) in [(0, "Anne"), (1, "Ben")] {
        script.arrive(connection, name, None);
    }
    script.start();
    // Both bid the same for every prize, so that nobody wins: under the newest rules the prizes would pile up.
    for _ in 0..2 {
        script.choose_first(0);
        script.choose_first(1);
    }
    let restored = Room::restore(old(), &script.appended, None, Rng::new(&Seed::numbered(2, 2)), 0);
    let mut again = Script::with(restored.expect("what was stored replays"));
    again.appended = script.appended.clone();
    for (connection, name) in [(0, "Anne"), (1, "Ben")] {
        again.arrive(connection, name, None);
        assert_eq!(script.last_frame(connection).sight.text(), again.last_frame(connection).sight.text());
        assert!(!again.last_frame(connection).sight.text().contains("that nobody won"));
    }
    again.play_to_the_end(&[0, 1]);
    let record = again.room.record().expect("the game is over");
    assert_eq!((record.rules, again.results), (1, 1));
    game.replay(&record, &mut |_| {}).map(drop).expect("its record replays under the rules it names");
    let unknown = crate::RoomSetup { rules: 3, ..old() };
    let refused =
        Room::restore(unknown, &[], None, Rng::new(&Seed::numbered(2, 2)), 0).err().expect("nobody knows rules 3");
    assert!(refused.to_string().contains("rules 3 of toy-bids are newer"), "{refused}");
}
