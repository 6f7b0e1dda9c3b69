//! Several people at one device.

use table::Seat;
use testkit::toys::Hands;

use super::script::{Script, guest};
use crate::{ConnectionId, Message, Occupant, RequestId, Sitting};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn here(name: &str) -> Occupant {
    Occupant::Guest { id: guest("Anne"), name: name.to_string() }
}

/// Anne and Ben share a device.
fn shared() -> Script {
    let mut script = Script::new(GAME, vec![here("Anne"), here("Ben")]);
    script.arrive(0, "Anne", None);
    script.start();
    script
}

fn open(script: &mut Script, seat: Seat) {
    script.put(Message::OpenCurtain { connection: ConnectionId(0), seat });
}

#[test]
fn nobodys_hand_is_sent_before_the_next_person_says_so() {
    let mut script = shared();
    let frame = script.last_frame(0);
    let next = frame.curtain.expect("the device is to be handed to somebody");
    assert!(frame.you.is_none() && frame.ask.is_none());
    open(&mut script, next);
    let frame = script.last_frame(0);
    assert_eq!((frame.you, frame.curtain), (Some(next), None));
    assert!(frame.ask.is_some());
}

#[test]
fn the_curtain_falls_when_the_other_one_is_asked() {
    let mut script = shared();
    let first = script.last_frame(0).curtain.expect("a curtain");
    open(&mut script, first);
    script.choose_first(0);
    let frame = script.last_frame(0);
    let second = frame.curtain.expect("the other one is asked");
    assert_ne!(first, second);
    assert!(frame.you.is_none(), "behind the curtain is what everybody may see");
    open(&mut script, second);
    assert_eq!(script.last_frame(0).you, Some(second));
}

#[test]
fn a_whole_game_is_played_at_one_device() {
    let mut script = shared();
    while script.room.outcome().is_none() {
        if let Some(next) = script.last_frame(0).curtain {
            open(&mut script, next);
        }
        script.choose_first(0);
    }
    assert!(script.refusals(0).is_empty());
}

#[test]
fn a_device_opens_only_its_own_hands() {
    let mut script = Script::two_guests(GAME);
    let other = script.last_frame(1).you.expect("Ben sits there");
    open(&mut script, other);
    assert_eq!(script.last_frame(0).you, Some(Seat::new(0)));
}

#[test]
fn somebody_sits_down_beside_the_host() {
    let mut script = Script::new(GAME, vec![here("Anne"), Occupant::Open]);
    script.arrive(0, "Anne", None);
    script.put(Message::Sit {
        request: RequestId(4),
        guest: guest("Anne"),
        name: "Ben".to_string(),
        seat: None,
        sitting: Sitting::Beside,
    });
    assert_eq!(script.replies, [Ok(Some(Seat::new(1)))]);
    assert!(script.last_frame(0).curtain.is_some(), "the table is full and the game begins");
}
