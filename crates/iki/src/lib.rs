//! The rules of IKI, a year among the artisans of Edo.
//!
//! The rules in words are in this crate's `README.md`; each file here is one of its chapters.

mod calendar;
mod components;
mod data;
mod effects;
mod goods;
mod ids;
mod kinds;
mod options;
mod phase;
mod pool;
mod sets;
mod state;
mod track;
mod tsv;

mod building;
mod business;
mod experience;
mod fire;
mod hiring;
mod movement;
mod neutral;
mod new_year;
mod payday;
mod phases;
mod round;
mod scoring;
mod setup;
mod shops;
mod way_of_life;

mod action;
mod audit;
mod evaluate;
mod event;
mod game;
mod memory;
mod month_end;
mod news;
mod notation;
mod policy;
mod prospects;
mod refusal;
mod street;
mod view;
mod worth;

pub use action::Action;
pub use calendar::Month;
pub use components::{
    Building, BuildingScore, CardGroup, Components, Fish, Kind, NameSource, Occupation, Pipe, Pouch, RowOfHouses,
    Season, Shop, StreetSpace, components,
};
pub use effects::{Price, Reward, Skill};
pub use event::Event;
pub use goods::{Bundle, Good};
pub use ids::{BuildingId, CardId, FishId, PipeId, Place, PouchId, Row, StallId};
pub use memory::Memory;
pub use month_end::{FireEvent, PaydayEvent};
pub use notation::NotationError;
pub use options::{Extras, IkiOptions, Length, Site};
pub use phase::{Builder, Phase, ProfessionalUse, ShopUse, Visit};
pub use pool::Pool;
pub use refusal::Refusal;
pub use scoring::Breakdown;
pub use sets::{BuildingSet, CardSet, FishSet, PipeSet, PouchSet, StallSet};
pub use state::{Iki, Stall};
pub use track::Track;
pub use tsv::{DataError, DataProblem};
pub use view::{Board, PlayerView, View};
pub use way_of_life::{WayOfLife, WaySpace};

#[cfg(test)]
mod tests;
