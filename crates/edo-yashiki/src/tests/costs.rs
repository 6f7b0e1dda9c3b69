//! What the rules cost: small states.

use crate::{Action, EdoYashiki, Place};

#[test]
fn the_state_is_small() {
    assert!(size_of::<EdoYashiki>() <= 1_024, "{}", size_of::<EdoYashiki>());
    assert_eq!((size_of::<Action>(), size_of::<Place>()), (3, 3));
}
