//! What goes over a wire: views and events as JSON, and the sentences that say the same.

use expect_test::{expect, expect_file};
use table::{Game, Journal, Rng, Seed, Viewer};

use crate::{Options, Rinpa};

use crate::testing::{Position, Scene, seat};

/// The second case of the special rule, before the choice.
fn choosing() -> Scene {
    let position = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]);
    position.scene().play(&["A K6", "B K11", "C K10", "D K7"])
}

#[test]
fn a_view_is_plain_data() {
    let json = serde_json::to_string_pretty(&choosing().game.view(Viewer::Seat(seat("A")))).expect("plain data");
    expect_file!["../../fixtures/view.json"].assert_eq(&json);
}

#[test]
fn events_are_plain_data_and_sentences() {
    let scene = choosing().play(&["B take K1-6", "B S2", "C S3", "D S4", "A S1"]);
    let lines = scene.events().into_iter().map(|event| {
        let json = serde_json::to_string(&event).expect("plain data");
        format!("{event}\n  {json}\n")
    });
    expect![[r#"
        A plays K6.
          {"event":"card_played","seat":0,"card":"K6"}
        B plays K11.
          {"event":"card_played","seat":1,"card":"K11"}
        C plays K10.
          {"event":"card_played","seat":2,"card":"K10"}
        D plays K7.
          {"event":"card_played","seat":3,"card":"K7"}
        B wins the trick.
          {"event":"trick_won","seat":1}
        A completes K1-6, Rocket.
          {"event":"set_completed","set":"K1-6","seat":0}
        D completes K7-10, Two Cherry Trees.
          {"event":"set_completed","set":"K7-10","seat":3}
        B completes K11-12, Wind God and Thunder God.
          {"event":"set_completed","set":"K11-12","seat":1}
        B has the choice of K1-6 K7-10 K11-12.
          {"event":"winner_chooses","seat":1,"sets":["K1-6","K7-10","K11-12"]}
        B takes K1-6 for 6 points.
          {"event":"set_taken","seat":1,"set":"K1-6"}
        D takes K7-10 for 4 points.
          {"event":"set_taken","seat":3,"set":"K7-10"}
        K11-12 stays in the center: nobody gets it.
          {"event":"set_dead","set":"K11-12","because":"left_by_winner"}
        B plays S2.
          {"event":"card_played","seat":1,"card":"S2"}
        C plays S3.
          {"event":"card_played","seat":2,"card":"S3"}
        D plays S4.
          {"event":"card_played","seat":3,"card":"S4"}
        A plays S1.
          {"event":"card_played","seat":0,"card":"S1"}
        D wins the trick.
          {"event":"trick_won","seat":3}
        A completes S1-6, Dragons.
          {"event":"set_completed","set":"S1-6","seat":0}
        D takes S1-6 for 6 points.
          {"event":"set_taken","seat":3,"set":"S1-6"}
        Deal 1 is over: A 0, B 6, C 0, D 10.
          {"event":"deal_scored","deal":1,"points":[0,6,0,10]}
        The game is over: A 0, B 6, C 0, D 10. D wins.
          {"event":"game_over","points":[0,6,0,10],"winners":[3]}
    "#]]
    .assert_eq(&lines.collect::<String>());
}

#[test]
fn what_is_dealt_is_plain_data_and_sentences() {
    let options = Options { deck: crate::Deck::Tiny, ..Options::default() };
    let mut journal = Journal::open();
    Rinpa::setup(3, &options, &mut Rng::new(&Seed::numbered(6, 4)), &mut journal);
    let lines = journal.news().iter().map(|news| {
        let json = serde_json::to_string(&news.event).expect("plain data");
        format!("{}\n  {json}\n", news.event)
    });
    expect![[r#"
        Deal 1 of 3 begins; B leads.
          {"event":"deal_begins","deal":1,"deals":3,"leader":1}
        A is dealt K11 H11.
          {"event":"hand","seat":0,"cards":["K11","H11"]}
        A is dealt 2 cards.
          {"event":"hand_dealt","seat":0,"count":2}
        B is dealt I11 I12.
          {"event":"hand","seat":1,"cards":["I11","I12"]}
        B is dealt 2 cards.
          {"event":"hand_dealt","seat":1,"count":2}
        C is dealt S11 S12.
          {"event":"hand","seat":2,"cards":["S11","S12"]}
        C is dealt 2 cards.
          {"event":"hand_dealt","seat":2,"count":2}
        The center opens with K12 H12.
          {"event":"open_cards","cards":["K12","H12"]}
    "#]]
    .assert_eq(&lines.collect::<String>());
}
