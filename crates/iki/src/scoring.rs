//! The final account, by source (README §12).

use serde::Serialize;
use table::Seat;

use crate::components::{BuildingScore, Kind, components};
use crate::effects::Reward;
use crate::sets::FishSet;
use crate::state::{Iki, Stall};

/// Points for 0 to 5 different types of occupations.
pub const VARIETY: [i16; 6] = [0, 1, 4, 9, 16, 25];
/// Points for fish of 0 to 4 different seasons.
pub const FISH: [i16; 5] = [0, 3, 6, 10, 15];
/// Points for a koban at the end.
pub const KOBAN: i16 = 3;
/// Mon for a point at the end.
pub(crate) const MON_PER_IKI: u16 = 5;

/// The points of a seat by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Breakdown {
    /// Salaries on Paydays.
    pub salary: i16,
    /// Harmony on Paydays.
    pub harmony: i16,
    /// Deals with professionals, less what was paid in Iki.
    pub deals: i16,
    /// Different types of occupations.
    pub variety: i16,
    /// Fish of different seasons, and printed points of fish.
    pub fish: i16,
    /// Tobacco pouches, doubled with a pipe.
    pub tobacco: i16,
    /// Buildings.
    pub buildings: i16,
    /// Koban left.
    pub koban: i16,
    /// Lumber left.
    pub lumber: i16,
    /// Mon left.
    pub mon: i16,
}

impl Breakdown {
    /// The names of the sources, in the order of [`Breakdown::parts`].
    pub const SOURCES: [&'static str; 10] =
        ["salary", "harmony", "deals", "variety", "fish", "tobacco", "buildings", "koban", "lumber", "mon"];

    /// The points of each source.
    pub fn parts(&self) -> [i16; 10] {
        [
            self.salary,
            self.harmony,
            self.deals,
            self.variety,
            self.fish,
            self.tobacco,
            self.buildings,
            self.koban,
            self.lumber,
            self.mon,
        ]
    }

    /// All points.
    pub fn total(&self) -> i16 {
        self.parts().iter().sum()
    }
}

impl Iki {
    /// What a seat would have if the game ended now.
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let player = self.player(seat);
        let from_salary = player.from_salary as i16;
        let from_harmony = player.from_harmony as i16;
        Breakdown {
            salary: from_salary,
            harmony: from_harmony,
            deals: player.iki as i16 - from_salary - from_harmony,
            variety: VARIETY[usize::from(self.variety(seat))],
            fish: self.fish_points(seat),
            tobacco: self.tobacco_points(seat),
            buildings: self.building_points(seat),
            koban: i16::from(player.koban) * KOBAN,
            lumber: i16::from(player.lumber),
            mon: (player.mon / MON_PER_IKI) as i16,
        }
    }

    /// How many types of occupations a seat has, retired or on the board; a retired wild card is one that is missing
    /// (ruling 47).
    #[inline]
    pub fn variety(&self, seat: Seat) -> u8 {
        let wild = components().with_reward[Reward::WildType as usize];
        let retired = self.player(seat).retired;
        let mut cards = retired.less(wild);
        for (_, card, _) in self.professionals_of(seat) {
            cards.insert(card);
        }
        let kinds = components().of_kind.iter().filter(|of_kind| !of_kind.and(cards).is_empty()).count() as u8;
        (kinds + retired.and(wild).len()).min(Kind::ALL.len() as u8)
    }

    /// The points of a seat for its fish (§12).
    #[inline]
    pub fn fish_points(&self, seat: Seat) -> i16 {
        fish_points(self.player(seat).fish)
    }

    /// Pouches count twice with one or more pipes (ruling 48).
    #[inline]
    pub fn tobacco_points(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        let printed: i16 = player.pouches.iter().map(|pouch| i16::from(components().pouches[pouch.index()].iki)).sum();
        if player.pipes.is_empty() { printed } else { 2 * printed }
    }

    /// Buildings that still stand, with the goods held at the end (ruling 50).
    pub(crate) fn building_points(&self, seat: Seat) -> i16 {
        let points = |(_, stall): (_, &Stall)| match *stall {
            Stall::Building { building, .. } => match building.card().score {
                BuildingScore::Fixed(points) => i16::from(points),
                BuildingScore::Per(points, good) => i16::from(points) * self.player(seat).holds(good) as i16,
            },
            Stall::Free | Stall::Blocked | Stall::Occupation { .. } => 0,
        };
        self.stalls_of(seat).map(points).sum()
    }
}

/// Different seasons, and printed points even of a second fish of a season (ruling 31).
pub(crate) fn fish_points(fish: FishSet) -> i16 {
    let seasons = components().fish_of.iter().filter(|of_season| !of_season.and(fish).is_empty()).count();
    let printed: i16 = fish.iter().map(|fish| i16::from(components().fish[fish.index()].iki)).sum();
    FISH[seasons] + printed
}
