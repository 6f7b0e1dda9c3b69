//! Bit sets hold what was put in, in the order of positions.

use crate::{BitIndex, BitSet, Rng, Seat, SeatSet, Seed};

/// A square of a chess board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Square(u8);

impl BitIndex for Square {
    const POSITIONS: u32 = 64;

    fn position(self) -> u32 {
        u32::from(self.0)
    }

    fn from_position(position: u32) -> Square {
        Square(position as u8)
    }
}

type Squares = BitSet<Square, u64>;

fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().map(|&number| Square(number)).collect()
}

#[test]
fn items_come_in_the_order_of_their_positions() {
    let set = squares(&[63, 0, 31, 32, 0]);
    assert_eq!(set.iter().map(|square| square.0).collect::<Vec<_>>(), [0, 31, 32, 63]);
    assert_eq!((set.first(), set.last(), set.len()), (Some(Square(0)), Some(Square(63)), 4));
    assert_eq!((Squares::NONE.first(), Squares::NONE.last(), Squares::NONE.len()), (None, None, 0));
}

#[test]
fn an_item_can_be_put_in_and_taken_out() {
    for number in 0..64 {
        let mut set = squares(&[7]);
        set.insert(Square(number));
        assert!(set.contains(Square(number)));
        set.remove(Square(number));
        assert_eq!(set.is_empty(), number == 7);
        assert_eq!(Squares::NONE.with(Square(number)).without(Square(number)), Squares::NONE);
    }
}

#[test]
fn sets_can_be_joined_cut_and_subtracted() {
    let (low, odd) = (squares(&[0, 1, 2, 3]), squares(&[1, 3, 5]));
    assert_eq!(low & odd, squares(&[1, 3]));
    assert_eq!(low | odd, squares(&[0, 1, 2, 3, 5]));
    assert_eq!(low - odd, squares(&[0, 2]));
    assert!(low.contains_all(low & odd) && !low.contains_all(odd));
    let mut set = low;
    set -= odd;
    set |= squares(&[9]);
    assert_eq!(set, squares(&[0, 2, 9]));
}

#[test]
fn the_highest_seat_fits_into_a_byte() {
    let all = SeatSet::all(6);
    assert_eq!((size_of::<SeatSet>(), all.len(), all.last()), (1, 6, Some(Seat::new(5))));
    assert_eq!(all.to_string(), "A B C D E F");
    assert_eq!(format!("{:?}", SeatSet::only(Seat::new(2))), "{C}");
}

#[test]
fn every_item_is_picked_and_every_subset_is_drawn() {
    let mut rng = Rng::new(&Seed::numbered(0, 0));
    let set = squares(&[1, 20, 40, 63]);
    let (mut picked, mut drawn) = (Squares::NONE, std::collections::BTreeSet::new());
    for _ in 0..200 {
        picked.insert(rng.pick(set));
        let pair = rng.sample(set, 2);
        assert!(pair.len() == 2 && set.contains_all(pair));
        drawn.insert(pair.bits());
    }
    assert_eq!((picked, drawn.len()), (set, 6));
}
