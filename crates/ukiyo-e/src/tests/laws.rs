//! The laws of the house, on all tables; law 5 on the small deck, where deals often sound alike.

use crate::{Deck, UkiyoE, UkiyoEOptions};

testkit::laws!(UkiyoE, small: UkiyoEOptions { deck: Deck::Small, ..UkiyoEOptions::default() });
