//! The rules of placing and scoring once more, square by square on a map, to compare the bitboards with.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Card, Direction, House, Kind, Laid, Place, Run, Spot};

/// The squares that are seen.
pub(super) type Squares = BTreeMap<Spot, Kind>;

pub(super) fn squares(house: &House) -> Squares {
    house.laid().iter().flat_map(|laid| laid.squares()).collect()
}

fn step(spot: Spot, direction: Direction, by: i8) -> Spot {
    match direction {
        Direction::Row => Spot { column: spot.column + by, ..spot },
        Direction::Column => Spot { row: spot.row + by, ..spot },
    }
}

fn run_through(squares: &Squares, spot: Spot, direction: Direction) -> Run {
    let kind = squares[&spot];
    let same = |spot: Spot| squares.get(&spot) == Some(&kind);
    let mut start = spot;
    while same(step(start, direction, -1)) {
        start = step(start, direction, -1);
    }
    let mut length = 1;
    while same(step(start, direction, length)) {
        length += 1;
    }
    Run { kind, direction, start, length: length as u8 }
}

const DIRECTIONS: [Direction; 2] = [Direction::Row, Direction::Column];

fn locked(squares: &Squares) -> BTreeSet<Spot> {
    let in_line = |spot: &&Spot| DIRECTIONS.iter().any(|&way| run_through(squares, **spot, way).length >= 3);
    squares.keys().filter(in_line).copied().collect()
}

fn covered(place: Place) -> impl Iterator<Item = Spot> {
    Laid { card: Card::default(), place }.squares().map(|(spot, _)| spot)
}

/// Every column and row at which a card may have its top left square.
pub(super) fn places(house: &House) -> BTreeSet<(i8, i8)> {
    let squares = squares(house);
    let locked = locked(&squares);
    let touches = |spot: Spot| {
        let around = DIRECTIONS.into_iter().flat_map(|way| [step(spot, way, -1), step(spot, way, 1)]);
        around.chain([spot]).any(|near| squares.contains_key(&near))
    };
    let mut places = BTreeSet::new();
    for spot in squares.keys() {
        for (across, down) in (-2..=2).flat_map(|across| (-3..=3).map(move |down| (across, down))) {
            let place = Place { column: spot.column + across, row: spot.row + down, ..Place::default() };
            if covered(place).any(touches) && !covered(place).any(|spot| locked.contains(&spot)) {
                places.insert((place.column, place.row));
            }
        }
    }
    places
}

/// Every row and column of three or more with a square of the card.
pub(super) fn lines(house: &House, card: Card, place: Place) -> BTreeSet<Run> {
    let mut squares = squares(house);
    squares.extend(Laid { card, place }.squares());
    let through = |spot| DIRECTIONS.map(|way| run_through(&squares, spot, way));
    covered(place).flat_map(through).filter(|line| line.length >= 3).collect()
}
