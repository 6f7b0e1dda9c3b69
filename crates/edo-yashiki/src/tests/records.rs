//! Transcripts: whole games as text.

use expect_test::expect_file;
use table::Seed;
use testkit::transcript;

use crate::{Deck, EdoYashiki, EdoYashikiOptions, Grab, Rules};

#[test]
fn a_draft_reads_well() {
    let text = transcript::<EdoYashiki>(Seed::numbered(6, 1), 5, EdoYashikiOptions::default());
    expect_file!["transcripts/draft.txt"].assert_eq(&text);
}

#[test]
fn a_rush_of_specialists_reads_well() {
    let options = EdoYashikiOptions { grab: Grab::Rush, rules: Rules::Specialist, deck: Deck::Small };
    let text = transcript::<EdoYashiki>(Seed::numbered(6, 2), 3, options);
    expect_file!["transcripts/rush.txt"].assert_eq(&text);
}
