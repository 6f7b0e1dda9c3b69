//! A view is made once for each viewer that differs, however many connections show it.

use testkit::toys::{Bids, Hands};

use super::counted::Counted;
use super::script::{Script, bot, guest, person};
use crate::{ConnectionId, Message};

/// Two guests with three connections each, and four spectators.
fn crowded(game: &'static Counted) -> Script {
    let mut script = Script::two_guests(game);
    for (connection, name) in [(2, "Anne"), (3, "Anne"), (4, "Ben"), (5, "Ben"), (10, "Yuki"), (11, "Kai"), (12, "Rin")]
    {
        script.arrive(connection, name, None);
    }
    script
}

#[test]
fn a_step_is_seen_once_by_each_seat_and_once_by_all_spectators() {
    let game = Counted::new(catalog::of_type::<Hands>());
    let mut script = crowded(game);
    game.sights();
    let sent = script.sent.len();
    script.choose_first(script.asked());
    assert_eq!(script.appended.len(), 1);
    assert!(script.sent.len() >= sent + 10, "all ten connections are shown the step");
    assert_eq!(game.sights(), 3, "Anne, Ben, and everybody who watches");
}

#[test]
fn a_view_that_nobody_looks_at_is_not_made() {
    let game = Counted::new(catalog::of_type::<Bids>());
    let mut script = Script::guests(game, &["Anne", "Ben"]);
    game.sights();
    script.choose_first(0);
    assert_eq!(game.sights(), 2, "nobody watches");
}

#[test]
fn looking_again_coming_back_and_asking_for_a_hint_make_no_further_view() {
    let game = Counted::new(catalog::of_type::<Hands>());
    let mut script = crowded(game);
    script.choose_first(script.asked());
    game.sights();
    for connection in [0, 1, 9] {
        script.put(Message::Lost { connection: ConnectionId(connection) });
    }
    script.depart(4);
    script.arrive(4, "Ben", None);
    script.put(Message::AskHint { connection: ConnectionId(script.asked()) });
    script.room.look(Some(&guest("Anne")), script.now);
    script.room.look(None, script.now);
    assert_eq!(game.sights(), 0);
}

#[test]
fn a_view_is_made_anew_after_a_step_and_after_a_take_back() {
    let game = Counted::new(catalog::of_type::<Bids>());
    let mut script = Script::two_guests(game);
    let text = |script: &Script| script.last_frame(0).sight.text();
    let before = text(&script);
    script.choose_first(0);
    assert_ne!(text(&script), before);
    script.put(Message::TakeBack { connection: ConnectionId(0) });
    assert_eq!(text(&script), before);
}

#[test]
fn a_bot_is_asked_with_the_view_of_its_seat() {
    let game = Counted::new(catalog::of_type::<Hands>());
    let mut script = Script::new(game, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    if script.thoughts.is_empty() {
        game.sights();
        script.choose_first(0);
        assert_eq!(game.sights(), 2, "Anne and the bot");
    } else {
        assert_eq!(game.sights(), 2, "Anne and the bot");
    }
}
