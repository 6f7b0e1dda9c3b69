//! Gardens: moss that runs on, stepping stones from one square to the next, and trees, bushes, rocks and lanterns.

use edo_yashiki::Spot;

use super::blob::{Blob, SIZE, Spots, beside, chance, corner_of, put};
use super::layer::Layer;

/// What is drawn of one garden, a path for each color.
#[derive(Default)]
struct Plants {
    trunks: String,
    dark: String,
    light: String,
    red: String,
    stones: String,
    tufts: String,
}

/// Gardens with what grows in them.
pub(super) fn gardens(spots: &Spots, salt: u32) -> [Layer; 9] {
    let blob = Blob::of(spots);
    let (moss, edges): (Vec<String>, Vec<String>) = blob.shapes(4, 14).map(|shape| (shape.fill, shape.edge)).unzip();
    let plants: Vec<Plants> = spots.iter().map(|&spot| Plants::at(spot, spots, salt)).collect();
    let [mut tufts, mut stones, mut trunks, mut dark, mut light, mut red] = [const { Vec::new() }; 6];
    for square in plants {
        tufts.push(square.tufts);
        stones.push(square.stones);
        trunks.push(square.trunks);
        dark.push(square.dark);
        light.push(square.light);
        red.push(square.red);
    }
    [
        Layer::new(r##"fill="#c9b98d""##, blob.fills(1, 3)),
        Layer::new(r##"fill="#9db577""##, moss),
        Layer::new(r##"fill="none" stroke="#5c7743" stroke-width="2.5" stroke-dasharray="5 3""##, edges),
        Layer::new(
            r##"fill="none" stroke="#4f6b38" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round""##,
            tufts,
        ),
        Layer::new(r##"fill="#8b877c" stroke="#3d3a34" stroke-width="1.4""##, stones),
        Layer::new(r##"fill="none" stroke="#5a3f28" stroke-width="4.5" stroke-linecap="round""##, trunks),
        Layer::new(r##"fill="#33573d" stroke="#1f3a28" stroke-width="1.4""##, dark),
        Layer::new(r##"fill="#5f8a55""##, light),
        Layer::new(r##"fill="#c8432b" stroke="#7d2413" stroke-width="1.2""##, red),
    ]
}

/// Which way stepping stones lead.
#[derive(Clone, Copy)]
enum Way {
    Across,
    Along,
}

impl Plants {
    /// What grows on one square.
    fn at(spot: Spot, spots: &Spots, salt: u32) -> Plants {
        let mut plants = Plants::default();
        let at = corner_of(spot);
        let luck = chance(spot, salt);
        match luck % 5 {
            0 => plants.pine(at),
            1 => plants.bushes(at),
            2 => plants.lantern(at),
            3 => plants.maple(at),
            _ => plants.rocks(at),
        }
        let (x, y) = (at.0 + 8 + (luck / 5 % 10) as i32, at.1 + 52 - (luck / 50 % 4) as i32);
        put(&mut plants.tufts, format_args!("M{x} {y}l3-7 2 6 4-7 1 8"));
        if spots.contains(&beside(spot, 1, 0)) {
            plants.steps((at.0 + SIZE, at.1 + 46), Way::Across);
        }
        if spots.contains(&beside(spot, 0, 1)) {
            plants.steps((at.0 + 46, at.1 + SIZE), Way::Along);
        }
        plants
    }

    /// A cloud of needles with its lit upper side.
    fn cloud(&mut self, x: i32, y: i32, wide: i32) {
        let third = wide / 3;
        put(&mut self.dark, format_args!("M{x} {y}q0-9 {third}-9q{}-7 {third} 0q{third} 0 {third} 9z", third / 2));
        put(&mut self.light, format_args!("M{} {}q{}-5 {} 0z", x + 5, y - 4, third, third * 2 - 4));
    }

    fn pine(&mut self, (left, top): (i32, i32)) {
        put(&mut self.trunks, format_args!("M{} {}c-4-10 8-14 2-30", left + 29, top + 50));
        self.cloud(left + 19, top + 19, 24);
        self.cloud(left + 9, top + 31, 24);
        self.cloud(left + 28, top + 37, 24);
    }

    fn bushes(&mut self, (left, top): (i32, i32)) {
        for (x, y, high) in [(8, 44, 17), (30, 42, 21), (20, 52, 16)] {
            put(&mut self.dark, format_args!("M{} {}a11 {high} 0 0 1 22 0z", left + x, top + y));
            put(
                &mut self.light,
                format_args!("M{} {}q6-{} 10-3q-5 0-10 3z", left + x + 5, top + y - high / 2, high / 3),
            );
        }
    }

    fn lantern(&mut self, (left, top): (i32, i32)) {
        let (x, y) = (left + 30, top + 52);
        put(&mut self.stones, format_args!("M{} {y}h18l-3-5h-3v-10h5v-3h-22v3h5v10h-3l-3 5z", x - 6));
        put(&mut self.stones, format_args!("M{} {}v-9h14v9zM{} {}q10-1 13-9q3 8 13 9z", x - 4, y - 18, x - 10, y - 27));
        put(&mut self.red, format_args!("M{} {}h4v5h-4z", x + 1, y - 25));
        self.cloud(left + 9, top + 49, 15);
    }

    fn maple(&mut self, (left, top): (i32, i32)) {
        put(&mut self.trunks, format_args!("M{} {}q5-9 1-20m1 9q6-3 9-10", left + 27, top + 51));
        for (x, y) in [(12, 26), (24, 16), (35, 27)] {
            put(&mut self.red, format_args!("M{} {}l3-7 4-4 4 4 3 7-4 1-3 4-3-4z", left + x, top + y));
        }
        put(
            &mut self.red,
            format_args!("M{} {}l3-3 3 3-3 3zM{} {}l3-3 3 3-3 3z", left + 13, top + 46, left + 41, top + 48),
        );
    }

    fn rocks(&mut self, (left, top): (i32, i32)) {
        put(&mut self.stones, format_args!("M{} {}l4-19 9-7 9 8 5 18q-14 5-27 0z", left + 10, top + 45));
        put(&mut self.stones, format_args!("M{} {}l3-10 8-3 5 13q-8 3-16 0z", left + 35, top + 49));
        put(&mut self.light, format_args!("M{} {}l6-5 7 5q-6 4-13 0z", left + 17, top + 24));
        put(
            &mut self.tufts,
            format_args!("M{} {}q21 9 46-1M{} {}q19-11 40-2", left + 6, top + 53, left + 12, top + 13),
        );
    }

    fn steps(&mut self, (x, y): (i32, i32), way: Way) {
        let (right, down) = match way {
            Way::Across => (7, 1),
            Way::Along => (1, 7),
        };
        for side in [-1, 1] {
            put(
                &mut self.stones,
                format_args!("M{} {}a5 4 0 1 1 10 1a5 4 0 1 1-10-1z", x - 5 + side * right, y + side * down),
            );
        }
    }
}
