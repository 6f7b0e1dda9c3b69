//! Seats go clockwise and have one name each.

use crate::{Seat, SeatSet, Viewer};

#[test]
fn the_left_of_the_last_seat_is_the_first() {
    assert_eq!(Seat::new(3).left(1, 4), Seat::new(0));
    let round: Vec<String> = Seat::new(2).round(4).map(|seat| seat.to_string()).collect();
    assert_eq!(round, ["C", "D", "A", "B"]);
}

#[test]
fn a_seat_is_read_back_from_its_letter() {
    for seat in Seat::all(6) {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    for text in ["", "G", "a", "AB"] {
        assert!(text.parse::<Seat>().is_err());
    }
}

#[test]
fn sets_add_and_remove_seats() {
    let set = SeatSet::all(3).without(Seat::new(1)).with(Seat::new(4));
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2), Seat::new(4)]);
    assert_eq!((set.len(), set.first(), set.contains(Seat::new(1))), (3, Some(Seat::new(0)), false));
}

#[test]
fn everybody_who_can_look_is_each_seat_and_the_spectator() {
    assert_eq!(Viewer::all(3).count(), 4);
    assert_eq!(Viewer::all(3).last(), Some(Viewer::Spectator));
}
