//! Who may sit where, and who may begin.

use testkit::toys::{Hands, Snap};
use wire::{Presence, Refusal};

use super::script::{A, B, Script, bot, guest, person};
use crate::{Message, Occupant, RequestId, Sent, Sitting};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Snap>();

fn sit(script: &mut Script, name: &str, seat: Option<table::Seat>) {
    script.put(Message::Sit {
        request: RequestId(5),
        guest: guest(name),
        name: name.to_string(),
        seat,
        sitting: Sitting::Alone,
    });
}

#[test]
fn a_guest_with_the_link_takes_an_open_seat_and_the_last_one_begins_the_game() {
    let mut script = Script::new(GAME, vec![person("Anne"), Occupant::Open]);
    script.arrive(0, "Anne", None);
    assert!(script.frames(0).is_empty());
    sit(&mut script, "Ben", None);
    assert_eq!(script.replies, [Ok(Some(B))]);
    assert!(script.room.has_started());
    assert_eq!(script.frames(0).len(), 1);
}

#[test]
fn a_taken_seat_a_missing_seat_and_a_full_table_are_refused() {
    let mut script = Script::new(GAME, vec![person("Anne"), Occupant::Open, Occupant::Open]);
    sit(&mut script, "Ben", Some(A));
    sit(&mut script, "Ben", Some(table::Seat::new(4)));
    sit(&mut script, "Ben", Some(B));
    sit(&mut script, "Ben", None);
    sit(&mut script, "Cleo", None);
    sit(&mut script, "Dora", None);
    let c = table::Seat::new(2);
    assert_eq!(
        script.replies,
        [
            Err(Refusal::SeatTaken.into()),
            Err(Refusal::NoSuchSeat.into()),
            Ok(Some(B)),
            Ok(Some(B)),
            Ok(Some(c)),
            Err(Refusal::Full.into())
        ]
    );
}

#[test]
fn a_guest_who_moves_to_another_seat_leaves_the_first_one_open() {
    let mut script = Script::new(GAME, vec![person("Anne"), Occupant::Open, Occupant::Open]);
    sit(&mut script, "Anne", Some(B));
    assert_eq!(script.room.seats()[0].occupant, wire::Occupant::Open);
    assert_eq!(script.room.seat_of(&guest("Anne")), Some(B));
}

#[test]
fn only_the_host_arranges_and_starts_and_only_before_the_game() {
    let mut script = Script::new(GAME, vec![person("Anne"), Occupant::Open, Occupant::Open]);
    let arrange = |name: &str, occupant: Occupant| Message::Arrange {
        request: RequestId(1),
        guest: guest(name),
        seat: B,
        occupant,
    };
    script.put(arrange("Ben", bot()));
    script.put(Message::Start { request: RequestId(2), guest: guest("Ben") });
    script.put(arrange("Anne", Occupant::Bot { level: "godlike".to_string() }));
    script.put(arrange("Anne", bot()));
    assert!(!script.room.has_started(), "a seat is still open");
    script.start();
    assert!(script.room.has_started(), "a bot took it");
    script.put(arrange("Anne", Occupant::Open));
    script.start();
    assert_eq!(
        script.replies,
        [
            Err(Refusal::NotHost.into()),
            Err(Refusal::NotHost.into()),
            Err(Refusal::NoSuchPlayer.into()),
            Ok(Some(B)),
            Ok(Some(A)),
            Err(Refusal::AlreadyStarted.into()),
            Err(Refusal::AlreadyStarted.into())
        ]
    );
}

#[test]
fn a_table_whose_seats_are_all_taken_begins_when_it_is_woken() {
    let mut script = Script::new(GAME, vec![person("Anne"), bot()]);
    let effects = script.room.wake(script.now, 0);
    script.carry_out(effects);
    assert!(script.room.has_started());
    assert_eq!(script.thoughts.len(), 1);
}

#[test]
fn everybody_sees_who_comes_and_goes() {
    let mut script = Script::two_guests(GAME);
    script.put(Message::Depart { connection: crate::ConnectionId(1) });
    let last = script
        .sent
        .iter()
        .rev()
        .find_map(|(_, sent)| if let Sent::Seats { seats, .. } = sent { Some(seats.clone()) } else { None });
    let seats = last.expect("the others are told");
    assert_eq!((seats[0].presence, seats[0].host), (Presence::Here, true));
    assert_eq!((seats[1].presence, seats[1].host), (Presence::Away, false));
}

#[test]
fn a_spectator_sees_what_is_public_and_can_do_nothing() {
    let mut script = Script::two_guests(catalog::of_type::<Hands>());
    let frame = script.last_frame(9);
    assert_eq!(frame.you, None);
    assert!(frame.ask.is_none() && frame.sight.legal().is_empty());
    assert_ne!(frame.sight.text(), script.last_frame(0).sight.text());
    script.choose(9, 1, "anything");
    assert_eq!(script.refusals(9), [Refusal::Spectator]);
}

#[test]
fn nobody_acts_before_the_game_begins() {
    let mut script = Script::new(GAME, vec![person("Anne"), Occupant::Open]);
    script.arrive(0, "Anne", None);
    script.choose(0, 0, "snap");
    assert_eq!(script.refusals(0), [Refusal::NotStarted]);
}
