//! The appraisal of a seat: each aspect of its position as a number.

use iki::{
    BuildingScore, Bundle, CardId, FISH, Iki, KOBAN, Kind, LAST_LEVEL, Place, Reward, Stall, VARIETY, components,
};
use table::{Game as _, Seat};

use super::aspects::Aspect;
use super::evaluation::fire_risk;
use super::worth::{fires_left, has_turn_this_month, time_left};

/// Steps of experience that a card gains in a month, about.
const EXPERIENCE_A_MONTH: f32 = 0.45;
/// Twelve turns, and New Year's Day as half a one.
const TURNS_OF_A_YEAR: f32 = 12.5;

/// What a seat's position looks like, aspect by aspect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Appraisal {
    /// The points it has on the track.
    pub iki: f32,
    /// The share of the year's turns that the seat still has.
    pub time: f32,
    /// Each aspect, in the order of [`Aspect::ALL`].
    pub aspects: [f32; Aspect::COUNT],
}

/// What a salary brings, rates of goods other than Iki and mon being those of the final account, about.
#[derive(Clone, Copy, Default)]
struct Pay {
    iki: f32,
    mon: f32,
    goods: f32,
}

impl Pay {
    fn of(bundle: &Bundle) -> Pay {
        let goods = f32::from(bundle.rice)
            + 0.4 * f32::from(bundle.sandal)
            + f32::from(bundle.lumber)
            + f32::from(KOBAN) * f32::from(bundle.koban);
        Pay { iki: f32::from(bundle.iki), mon: f32::from(bundle.mon), goods }
    }

    fn plus(self, other: Pay, times: f32) -> Pay {
        Pay {
            iki: self.iki + other.iki * times,
            mon: self.mon + other.mon * times,
            goods: self.goods + other.goods * times,
        }
    }

    /// The salary of a card at an experience between two spaces.
    fn between(card: CardId, level: f32) -> Pay {
        let salary = &card.card().salary;
        let below = (level.max(0.0) as usize).min(usize::from(LAST_LEVEL));
        let above = (below + 1).min(usize::from(LAST_LEVEL));
        let share = (level - below as f32).clamp(0.0, 1.0);
        Pay::default().plus(Pay::of(&salary[below]), 1.0 - share).plus(Pay::of(&salary[above]), share)
    }

    fn points(self) -> f32 {
        self.iki + 0.4 * self.mon + self.goods
    }
}

/// A sheet on which aspects are added up.
struct Sheet<'a> {
    game: &'a Iki,
    seat: Seat,
    aspects: [f32; Aspect::COUNT],
}

impl Appraisal {
    /// What a seat's position looks like.
    pub fn of(world: &Iki, seat: Seat) -> Appraisal {
        let turns = time_left(world, seat);
        let mut sheet = Sheet { game: world, seat, aspects: [0.0; Aspect::COUNT] };
        sheet.add(Aspect::Always, 1.0);
        sheet.goods();
        sheet.food();
        sheet.plans();
        sheet.retired(turns);
        sheet.street();
        sheet.types();
        sheet.tokens();
        sheet.standing();
        let iki = f32::from(world.player(seat).iki);
        Appraisal { iki, time: turns / TURNS_OF_A_YEAR, aspects: sheet.aspects }
    }
}

/// Turns that a seat has before the next Payday.
fn turns_before_payday(world: &Iki, seat: Seat) -> u8 {
    let months = 2 - (world.month().number() - 1) % 3;
    months + u8::from(has_turn_this_month(world, seat))
}

impl Sheet<'_> {
    fn add(&mut self, aspect: Aspect, value: f32) {
        self.aspects[aspect as usize] += value;
    }

    fn goods(&mut self) {
        let player = self.game.player(self.seat);
        self.add(Aspect::Mon, f32::from(player.mon.min(8)));
        self.add(Aspect::MuchMon, f32::from(player.mon.saturating_sub(8)));
        self.add(Aspect::Sandals, f32::from(player.sandals.min(5)));
        self.add(Aspect::Lumber, f32::from(player.lumber));
        self.add(Aspect::Koban, f32::from(player.koban));
        self.add(Aspect::Power, f32::from(player.power));
        self.add(Aspect::Kobun, f32::from(player.kobun));
        self.add(Aspect::NoKobun, f32::from(u8::from(player.kobun == 0)));
        let behind = usize::from(self.game.seats()) - 1 - self.game.track().place_of(self.seat);
        self.add(Aspect::TrackPlace, behind as f32);
    }

    /// Rice, and hunger by how much time there is to find more.
    fn food(&mut self) {
        if self.game.paydays_left() == 0 {
            return;
        }
        let rice = self.game.player(self.seat).rice;
        let due = self.game.rice_due(self.seat);
        self.add(Aspect::RiceDue, f32::from(rice.min(due)));
        self.add(Aspect::RiceSpare, f32::from(rice.saturating_sub(due).min(4)));
        let missing = f32::from(due.saturating_sub(rice));
        let hunger = match turns_before_payday(self.game, self.seat) {
            0 => Aspect::HungerNow,
            1 => Aspect::HungerNext,
            _ => Aspect::HungerLater,
        };
        self.add(hunger, missing);
    }

    /// The best building that could be built, by its points beyond what its materials score by themselves.
    fn plans(&mut self) {
        let player = self.game.player(self.seat);
        if player.kobun == 0 {
            return;
        }
        let (mut in_reach, mut planned) = (0.0f32, 0.0f32);
        for building in self.game.plans().iter() {
            let card = building.card();
            let points = match card.score {
                BuildingScore::Fixed(points) => f32::from(points),
                BuildingScore::Per(points, good) => f32::from(points) * f32::from(player.holds(good).min(4)),
            };
            let materials = f32::from(card.lumber) + f32::from(KOBAN) * f32::from(card.koban);
            let held =
                f32::from(card.lumber.min(player.lumber)) + f32::from(KOBAN) * f32::from(card.koban.min(player.koban));
            let gain = points - materials;
            planned = planned.max(gain * held / materials);
            if held == materials {
                in_reach = in_reach.max(gain);
            }
        }
        self.add(Aspect::BuildingInReach, in_reach);
        self.add(Aspect::BuildingPlanned, planned);
    }

    fn retired(&mut self, turns: f32) {
        let paydays = f32::from(self.game.paydays_left());
        let mut pay = Pay::default();
        for card in self.game.player(self.seat).retired.iter() {
            pay = pay.plus(Pay::of(&card.card().salary[usize::from(LAST_LEVEL)]), paydays);
        }
        self.add(Aspect::RetiredIki, pay.iki);
        self.add(Aspect::RetiredMon, pay.mon);
        self.add(Aspect::RetiredGoods, pay.goods);
        self.add(Aspect::Discounts, f32::from(self.game.rewards(self.seat, Reward::Discount)) * turns);
        self.add(Aspect::Carts, f32::from(self.game.rewards(self.seat, Reward::ExtraStep)) * turns);
        self.add(Aspect::Saves, f32::from(self.game.saves_left(self.seat)) * f32::from(fires_left(self.game)));
    }

    /// Professionals and buildings on the board.
    fn street(&mut self) {
        let paydays = self.game.paydays_left();
        let lap = self.game.player(self.seat).place.map_or(0.0, |place| place.index() as f32 / Place::COUNT as f32);
        for (id, stall) in self.game.stalls_of(self.seat) {
            let at_stake = match *stall {
                Stall::Occupation { card, level, .. } => self.professional(card, level, paydays, lap),
                Stall::Building { building, .. } => match building.card().score {
                    BuildingScore::Fixed(points) => {
                        self.add(Aspect::Buildings, f32::from(points));
                        f32::from(points)
                    }
                    BuildingScore::Per(points, good) => {
                        let held = self.game.player(self.seat).holds(good);
                        self.add(Aspect::Stored, f32::from(points) * f32::from(held));
                        f32::from(points) * f32::from(held)
                    }
                },
                Stall::Free | Stall::Blocked => 0.0,
            };
            self.add(Aspect::FireRisk, at_stake * fire_risk(self.game, self.seat, id));
        }
    }

    /// A professional; says about how many points would be lost with it.
    fn professional(&mut self, card: CardId, level: u8, paydays: u8, lap: f32) -> f32 {
        self.add(Aspect::Cards, 1.0);
        self.add(Aspect::Mouths, f32::from(paydays));
        self.add(Aspect::Experience, f32::from(level - card.card().first_level));
        self.add(Aspect::Lap, lap);
        if level == LAST_LEVEL {
            self.add(Aspect::AlmostRetired, 1.0);
        }
        if card.card().reward.is_some() {
            self.add(Aspect::RewardsToCome, 1.0);
        }
        if paydays == 0 {
            return 0.0;
        }
        let next = Pay::of(&card.card().salary[usize::from(level)]);
        self.add(Aspect::NextIki, next.iki);
        self.add(Aspect::NextMon, next.mon);
        self.add(Aspect::NextGoods, next.goods);
        let months = f32::from(3 - (self.game.month().number() - 1) % 3);
        let later = (1..paydays).fold(Pay::default(), |pay, payday| {
            let grown = f32::from(level) + EXPERIENCE_A_MONTH * (months + 3.0 * f32::from(payday) - 0.5);
            pay.plus(Pay::between(card, grown), 1.0)
        });
        self.add(Aspect::LaterIki, later.iki);
        self.add(Aspect::LaterMon, later.mon);
        self.add(Aspect::LaterGoods, later.goods);
        next.points() + later.points()
    }

    fn types(&mut self) {
        let kinds = usize::from(self.game.variety(self.seat));
        let all = Kind::ALL.len();
        self.add(Aspect::Variety, f32::from(VARIETY[kinds]));
        self.add(Aspect::NextType, f32::from(VARIETY[(kinds + 1).min(all)] - VARIETY[kinds]));
        self.add(Aspect::MissingTypes, (all - kinds) as f32);
    }

    fn tokens(&mut self) {
        let player = self.game.player(self.seat);
        let now = self.game.month().season().index();
        let (mut seasons, mut to_come) = (0, 0);
        for (season, of_season) in components().fish_of.iter().enumerate() {
            if !of_season.and(player.fish).is_empty() {
                seasons += 1;
            } else if season > now || (season == now && !of_season.and(self.game.market()).is_empty()) {
                to_come += 1;
            }
        }
        self.add(Aspect::Fish, f32::from(self.game.fish_points(self.seat)));
        self.add(Aspect::FishToCome, f32::from(FISH[seasons + to_come] - FISH[seasons]));
        let tobacco = f32::from(self.game.tobacco_points(self.seat));
        self.add(Aspect::Tobacco, tobacco);
        if player.pipes.is_empty() {
            if self.game.top_pipe().is_some() {
                self.add(Aspect::PipeMissing, tobacco);
            }
        } else if self.game.top_pouch().is_some() {
            self.add(Aspect::PouchesToCome, 1.0);
        }
    }

    fn standing(&mut self) {
        let paydays = self.game.paydays_left();
        if paydays == 0 {
            return;
        }
        let own = self.game.harmony().into_iter().flatten().filter(|&(seat, ..)| seat == self.seat);
        let harmony: f32 = own.map(|(.., iki)| f32::from(iki)).sum();
        self.add(Aspect::Harmony, harmony);
        self.add(Aspect::HarmonyLater, harmony * f32::from(paydays - 1));
    }
}
