//! The laws of the house, games kept as fixtures, and a whole game as text.

use expect_test::expect_file;
use table::Seed;

use crate::{Deals, Deck, Options, Rinpa};

testkit::laws!(Rinpa, small: Options { deals: Deals::One, deck: Deck::Tiny, ..Options::default() });
testkit::fixtures!(Rinpa, "fixtures");

#[test]
fn a_whole_game_reads_well() {
    let options = Options { deals: Deals::One, ..Options::default() };
    let text = testkit::transcript::<Rinpa>(Seed::numbered(13, 1), 4, options);
    expect_file!["../../fixtures/transcript.txt"].assert_eq(&text);
}
