//! While the game runs one sees again what one saw, and nothing else.

use table::{Seat, Viewer};
use testkit::toys::Hands;

use super::script::{Script, guest};
use crate::{Frame, Past};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn views(past: &Past) -> Vec<String> {
    past.pictures.iter().map(|picture| picture.sight.json().get().to_string()).collect()
}

fn shown(frames: &[&Frame]) -> Vec<String> {
    frames.iter().map(|frame| frame.sight.json().get().to_string()).collect()
}

/// Two guests who have made a few moves.
fn a_few_moves() -> Script {
    let mut script = Script::two_guests(GAME);
    for _ in 0..5 {
        script.choose_first(script.asked());
    }
    script
}

#[test]
fn everybody_finds_exactly_the_pictures_that_they_were_shown() {
    let script = a_few_moves();
    for (connection, name) in [(0, "Anne"), (1, "Ben"), (9, "Zoe")] {
        let past = script.room.look_back(Some(&guest(name))).expect("the game runs").seen();
        assert_eq!(views(&past), shown(&script.frames(connection)), "{name}");
        let viewer = match connection {
            9 => Viewer::Spectator,
            seat => Viewer::Seat(Seat::new(seat as u8)),
        };
        assert_eq!(past.viewer, viewer);
    }
    let stranger = script.room.look_back(None).expect("anybody may watch").seen();
    assert_eq!(stranger.viewer, Viewer::Spectator);
}

#[test]
fn it_begins_where_ones_own_latest_act_led() {
    let script = a_few_moves();
    for (connection, name) in [(0, "Anne"), (1, "Ben")] {
        let past = script.room.look_back(Some(&guest(name))).expect("the game runs").seen();
        let acted = script.last_frame(connection).acted.expect("they sit here");
        assert_eq!(past.acted as u32 + 1, acted, "{name}");
    }
}

#[test]
fn there_is_no_looking_back_before_the_game_after_it_and_where_memory_is_the_game() {
    let mut script = Script::two_guests(GAME);
    script.play_to_the_end(&[0, 1]);
    assert!(script.room.look_back(Some(&guest("Anne"))).is_none());
    let waiting = Script::new(GAME, vec![super::script::person("Anne"), crate::Occupant::Open]);
    assert!(waiting.room.look_back(Some(&guest("Anne"))).is_none());
    let kabuki = Script::two_guests(catalog::game("kabuki").expect("the house has it"));
    assert!(kabuki.room.look_back(Some(&guest("Anne"))).is_none());
}
