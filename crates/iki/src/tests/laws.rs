//! The laws of the house.

use crate::options::{IkiOptions, Length};
use crate::state::Iki;

testkit::laws!(Iki, small: IkiOptions { length: Length::Spring, ..IkiOptions::default() }, games: 96, bound: 1000);
