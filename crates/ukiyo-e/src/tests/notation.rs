//! Actions as text.

use crate::testing::card;
use crate::{Action, Artist, Source, Works};

#[test]
fn actions_are_written_as_they_are_said() {
    let works =
        Works::NONE.with(card("hokusai 6").slot()).with(card("hokusai 3").slot()).with(card("hokusai 6").slot());
    let written = [
        (Action::Draw(Source::Pile), "draw pile"),
        (Action::Draw(Source::Discards), "draw discard"),
        (Action::Discard(card("sharaku 5")), "discard sharaku 5"),
        (Action::Show { artist: Artist::Hokusai, works }, "show hokusai 3 6 6"),
        (Action::Lay(card("moronobu 1")), "lay moronobu 1"),
    ];
    for (action, text) in written {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
    }
}

#[test]
fn the_cards_of_an_exhibition_are_read_in_any_order() {
    let read = |text: &str| text.parse::<Action>().expect("it is an action").to_string();
    assert_eq!(read("show hokusai 6 3 6"), "show hokusai 3 6 6");
}

#[test]
fn what_is_no_action_is_explained() {
    let explained = |text: &str| text.parse::<Action>().expect_err("it is no action").to_string();
    assert_eq!(explained(""), "begin with draw, discard, show or lay");
    assert_eq!(explained("steal hokusai 3"), "begin with draw, discard, show or lay");
    assert_eq!(explained("draw"), "say where to draw: draw pile or draw discard");
    assert_eq!(explained("draw pile twice"), "say where to draw: draw pile or draw discard");
    assert_eq!(
        explained("discard monet 3"),
        "name an artist: moronobu, toyokuni, kuniyoshi, utamaro, sharaku, hokusai, hiroshige"
    );
    let by_value = "name the card by its artist and its value, as in discard hokusai 3";
    for text in ["discard hokusai", "discard hokusai x", "discard hokusai 3 4", "show hokusai"] {
        assert_eq!(explained(text), by_value);
    }
    assert_eq!(explained("discard moronobu 7"), "Moronobu has no card of value 7: choose from 1 2");
    assert_eq!(explained("show hokusai 3 3 3"), "there are only 2 cards of Hokusai 3");
}
