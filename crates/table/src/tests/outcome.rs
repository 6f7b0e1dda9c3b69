//! Places follow from points and tie-breaks.

use crate::{BySeat, Outcome, Seat, SeatSet};

fn by_seat(values: &[i32]) -> BySeat<i32> {
    BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
}

#[test]
fn equal_points_share_a_place_and_the_next_place_is_skipped() {
    let outcome = Outcome::by_points(by_seat(&[5, 9, 9, 1]));
    assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
    assert_eq!(outcome.winners(), [Seat::new(1), Seat::new(2)].into_iter().collect::<SeatSet>());
}

#[test]
fn a_tie_break_decides_only_among_equal_points() {
    let outcome = Outcome::with_tie_break(by_seat(&[5, 9, 9]), by_seat(&[100, 1, 2]));
    assert_eq!(outcome.places.as_slice(), [3, 2, 1]);
}
