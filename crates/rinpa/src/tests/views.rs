//! Ruling 10: the table is open to all, hands are hidden.

use expect_test::expect;
use table::{Game, Journal, Rng, Seat, Seed, Viewer};

use crate::{Cards, Options, Rinpa, SetState};

use crate::testing::{Position, Scene, cards, seat};

fn choosing() -> Scene {
    let position = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]);
    position.scene().play(&["A K6", "B K11", "C K10", "D K7"])
}

#[test]
fn ruling_10_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() {
    let mut rng = Rng::new(&Seed::numbered(6, 1));
    let game = Rinpa::setup(4, &Options::default(), &mut rng, &mut Journal::closed());
    for player in Seat::all(4) {
        let view = game.view(Viewer::Seat(player));
        assert_eq!(view.hand, game.hands[player.index()]);
        assert_eq!(view.hand_sizes.as_slice(), [11, 11, 11, 11]);
    }
    assert_eq!(game.view(Viewer::Spectator).hand, Cards::NONE);
}

#[test]
fn ruling_10_all_but_the_hand_is_the_same_for_everyone() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene().play(&["A K3", "B K5"]);
    let seen = |viewer| crate::View { viewer: Viewer::Spectator, hand: Cards::NONE, ..scene.game.view(viewer) };
    for viewer in Viewer::all(3) {
        assert_eq!(seen(viewer), scene.game.view(Viewer::Spectator));
    }
}

#[test]
fn an_open_set_shows_its_gaps() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene().play(&["A K3"]);
    let view = scene.game.view(Viewer::Spectator);
    // The card of the running trick does not lie in the center yet.
    assert_eq!(view.sets[3].set.to_string(), "K1-6");
    assert_eq!(view.sets[3].state, SetState::Open { missing: cards("K1 K3 K4 K5") });
    assert_eq!(view.sets[4].state, SetState::Dead);
}

#[test]
fn a_taken_set_leaves_the_center() {
    let scene = choosing().play(&["B take K1-6"]);
    let view = scene.game.view(Viewer::Spectator);
    assert_eq!(view.sets[3].state, SetState::Taken { by: seat("B") });
    assert!((view.center & view.sets[3].set.cards()).is_empty());
    assert_eq!(view.sets[5].state, SetState::Dead);
    assert!(view.center.contains_all(view.sets[5].set.cards()));
}

#[test]
fn the_winner_s_choice_is_seen_by_all() {
    let scene = choosing();
    for viewer in Viewer::all(4) {
        let view = scene.game.view(viewer);
        assert_eq!(view.choice.to_string(), "K1-6 K7-10 K11-12");
        assert_eq!(view.turn, Some(seat("B")));
        assert_eq!(view.sets[4].state, SetState::Completed { by: seat("D") });
    }
}

#[test]
fn a_reduced_deck_has_no_sets_of_cards_it_lacks() {
    let options = Options { deck: crate::Deck::Small, ..Options::default() };
    let game = Rinpa::setup(3, &options, &mut Rng::new(&Seed::numbered(6, 2)), &mut Journal::closed());
    let view = game.view(Viewer::Spectator);
    for set_view in view.sets {
        let absent = set_view.state == SetState::Absent;
        assert_eq!(absent, set_view.set.size() == 6, "{}", set_view.set);
    }
}

#[test]
fn a_view_is_readable_text() {
    let position = Position::of(&["K6 S1 H3", "K11 S2 H4", "K10 S3 I1", "K7 S4 I2"]);
    let scene = position.scene().play(&["A K6", "B K11", "C K10", "D K7", "B take K1-6", "B H4"]);
    expect![[r#"
        Deal 1 of 1, C plays
          S Sōtatsu  |   ·  ·  ·  ·  5  6 |     dead     |  dead  |
          K Kōrin    |        to B        |     to D     |  dead  |
          H Hōitsu   |   1  2  ·  ·  5  6 |     dead     |  dead  |
          I Kiitsu   |   ·  ·  3  4  5  6 |     dead     |  dead  |
        Trick:  B H4 (winning)
        Cards:  A 2  B 1  C 2  D 2
        Hand of C: S3 I1
        Points:  A 0  B 6  C 0  D 4
    "#]]
    .assert_eq(&scene.game.view(Viewer::Seat(seat("C"))).to_string());
}

#[test]
fn a_choice_is_readable_text() {
    expect![[r#"
        Deal 1 of 1, B takes one of K1-6 K7-10 K11-12
          S Sōtatsu  |   ·  ·  ·  ·  5  6 |     dead     |  dead  |
          K Kōrin    |       A laid       |    D laid    | B laid |
          H Hōitsu   |        dead        |     dead     |  dead  |
          I Kiitsu   |        dead        |     dead     |  dead  |
        Trick:  A K6  B K11 (winning)  C K10  D K7
        Cards:  A 1  B 1  C 1  D 1
        Points:  A 0  B 0  C 0  D 0
    "#]]
    .assert_eq(&choosing().game.view(Viewer::Spectator).to_string());
}
