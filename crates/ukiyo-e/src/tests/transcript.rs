//! A whole game as text, and the games that are kept.

use expect_test::expect_file;
use table::Seed;

use crate::{UkiyoE, UkiyoEOptions};

#[test]
fn a_random_game_reads_like_this() {
    let text = testkit::transcript::<UkiyoE>(Seed::numbered(4, 8), 3, UkiyoEOptions::default());
    expect_file!["../../fixtures/random-game.txt"].assert_eq(&text);
}

testkit::fixtures!(UkiyoE, "fixtures");
