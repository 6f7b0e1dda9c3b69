//! The rules of IKI, a year among the artisans of Edo.
//!
//! The rules in words are in this crate's `README.md`; each file here is one of its chapters.

// §2, §3: what is in the box.
mod components;
mod data;
mod effects;
mod goods;
mod ids;
mod kinds;
mod sets;
mod tsv;

// The table, §5 and §14.
mod calendar;
mod options;
mod phase;
mod pool;
mod state;
mod track;

// §4 and §6: before the first turn of a round.
mod dispatch;
mod setup;
mod way_of_life;

// §7 and §8: hiring, walking.
mod hiring;
mod movement;

// §9: business.
mod building;
mod business;
mod experience;
mod shops;

// §10 and §11: the end of a month.
mod fire;
mod payday;
mod round;

// §12 and §13: New Year's Day, two players.
mod neutral;
mod new_year;
mod scoring;

// What goes in and out.
mod action;
mod aftermath;
mod audit;
mod event;
mod foresight;
mod game;
mod memory;
mod month_end;
mod news;
mod notation;
mod refusal;
mod view;
mod view_text;

// What can be read of a world that a player imagines.
mod access;

pub use action::Action;
pub use aftermath::{Earnings, LastFire};
pub use calendar::Month;
pub use components::{
    Building, BuildingScore, CardGroup, Components, Fish, Kind, NameSource, Occupation, Pipe, Pouch, RowOfHouses,
    Season, Shop, StreetSpace, components,
};
pub use effects::{Price, Reward, Skill};
pub use event::Event;
pub use experience::LAST_LEVEL;
pub use foresight::Outlook;
pub use goods::{Bundle, Good};
pub use hiring::INCOME;
pub use ids::{BuildingId, CardId, FishId, PipeId, Place, PouchId, Row, StallId};
pub use memory::Memory;
pub use month_end::{FireEvent, PaydayEvent, Tenant};
pub use movement::destination;
pub use notation::NotationError;
pub use options::{Extras, IkiOptions, Length, Site};
pub use phase::{Builder, Phase, ProfessionalUse, ShopUse, Visit};
pub use pool::Pool;
pub use refusal::Refusal;
pub use scoring::{Breakdown, FISH, KOBAN, VARIETY};
pub use sets::{BuildingSet, CardSet, FishSet, PipeSet, PouchSet, StallSet};
pub use state::{Iki, Player, Stall};
pub use track::Track;
pub use tsv::{DataError, DataProblem};
pub use view::{Board, PlayerView, View};
pub use way_of_life::{WayOfLife, WaySpace};

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
