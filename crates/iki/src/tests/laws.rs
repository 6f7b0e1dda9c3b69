//! The laws of the house, records that are kept, and a game to read.

use expect_test::expect_file;
use table::Seed;

use crate::options::{IkiOptions, Length};
use crate::state::Iki;

testkit::laws!(Iki, small: IkiOptions { length: Length::Spring, ..IkiOptions::default() }, games: 96, bound: 1000);

testkit::fixtures!(Iki, "fixtures");

#[test]
fn a_game_of_two_reads_as_text() {
    let text = testkit::transcript::<Iki>(Seed::numbered(13, 1), 2, IkiOptions::default());
    expect_file!["../../fixtures/transcript.txt"].assert_eq(&text);
}
