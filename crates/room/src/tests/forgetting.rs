//! Guests who want to be forgotten.

use testkit::toys::Hands;

use super::script::{A, B, Script, bot, guest, person};
use crate::{Occupant, Parting, Sent};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

/// Has a guest forgotten; says whether the table goes on.
fn forget(script: &mut Script, name: &str) -> bool {
    match script.room.forget(script.now, &guest(name), &guest("gone")) {
        Parting::GoesOn(effects) => {
            script.carry_out(effects);
            true
        }
        Parting::GiveUp => false,
    }
}

#[test]
fn in_a_running_game_a_bot_of_the_middle_level_takes_the_seat_and_the_guest_watches() {
    let mut script = Script::two_guests(GAME);
    assert!(forget(&mut script, "Ben"));
    let level = GAME.middle_level().to_string();
    assert_eq!(script.room.seats()[B.index()].occupant, wire::Occupant::Bot { level });
    assert_eq!(script.last_frame(1).you, None, "the guest who sat there sees what everybody sees");
    let told = script
        .sent
        .iter()
        .rev()
        .find_map(|(_, sent)| if let Sent::Seats { seats, .. } = sent { Some(seats.clone()) } else { None });
    assert_eq!(told, Some(script.room.seats()), "everybody is told");
    while script.room.outcome().is_none() {
        if script.last_frame(0).ask.is_some() {
            script.choose_first(0);
        }
        script.answer_thoughts();
        script.wait(1_000);
    }
    assert!(!script.room.record().expect("it is over").to_string().contains("Ben"));
}

#[test]
fn a_finished_game_keeps_a_guest_without_a_name() {
    let mut script = Script::two_guests(GAME);
    script.play_to_the_end(&[0, 1]);
    for name in ["Anne", "Ben"] {
        assert!(forget(&mut script, name));
    }
    let record = script.room.record().expect("it is over");
    assert_eq!((record.player(A), record.player(B)), (Some("a guest who left"), Some("a guest who left")));
    assert_eq!(script.room.seat_of(&guest("Anne")), None);
}

#[test]
fn before_the_game_a_seat_is_open_again_but_the_table_of_a_host_is_given_up() {
    let mut script = Script::new(GAME, vec![person("Anne"), person("Ben"), Occupant::Open]);
    assert!(forget(&mut script, "Ben"));
    assert_eq!(script.room.seats()[B.index()].occupant, wire::Occupant::Open);
    assert!(!forget(&mut script, "Anne"));
}

#[test]
fn a_game_at_which_no_other_guest_plays_is_given_up() {
    let mut script = Script::new(GAME, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    assert!(!forget(&mut script, "Anne"));
}
