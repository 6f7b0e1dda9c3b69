//! Who hears what is said.

use testkit::toys::Hands;
use wire::{Gesture, MOST_LETTERS, Refusal, Saying};

use super::script::Script;
use crate::{ConnectionId, Message, Sent};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn say(script: &mut Script, connection: u64, saying: Saying) {
    script.put(Message::Say { connection: ConnectionId(connection), name: Some("Zoe".to_string()), saying });
}

fn words(text: &str) -> Saying {
    Saying::Words(text.to_string())
}

/// Who said what, as this connection heard it when it happened.
fn heard(script: &Script, connection: u64) -> Vec<(String, Saying)> {
    let of_connection = script.sent.iter().filter(|(to, _)| to.0 == connection);
    of_connection
        .filter_map(
            |(_, sent)| if let Sent::Said(said) = sent { Some((said.name.clone(), said.saying.clone())) } else { None },
        )
        .collect()
}

/// What a connection was told when it came, or when the game was over.
fn told(script: &Script, connection: u64) -> Vec<String> {
    let of_connection = script.sent.iter().rev().filter(|(to, _)| to.0 == connection);
    let talk = of_connection
        .filter_map(|(_, sent)| if let Sent::Talk(talk) = sent { Some(talk.clone()) } else { None })
        .next();
    talk.map_or(Vec::new(), |talk| talk.iter().map(|said| said.name.clone()).collect())
}

#[test]
fn players_hear_players_and_spectators_hear_spectators_until_the_game_is_over() {
    let mut script = Script::two_guests(GAME);
    script.arrive(8, "Yuki", None);
    say(&mut script, 0, words("good luck"));
    say(&mut script, 9, words("Anne has the seven"));
    say(&mut script, 1, Saying::Gesture(Gesture::Bow));
    let players = [("Anne".to_string(), words("good luck")), ("Ben".to_string(), Saying::Gesture(Gesture::Bow))];
    assert_eq!(heard(&script, 0), players);
    assert_eq!(heard(&script, 1), players);
    assert_eq!(heard(&script, 8), [("Zoe".to_string(), words("Anne has the seven"))]);
    script.play_to_the_end(&[0, 1]);
    assert_eq!(told(&script, 0), ["Anne", "Zoe", "Ben"], "now everybody hears everything");
    say(&mut script, 9, words("well played"));
    assert_eq!(heard(&script, 0).len(), 3);
}

#[test]
fn a_guest_who_comes_later_is_told_what_was_said() {
    let mut script = Script::two_guests(GAME);
    say(&mut script, 0, words("hello"));
    script.arrive(5, "Ben", None);
    script.arrive(6, "Yuki", None);
    assert_eq!(told(&script, 5), ["Anne"]);
    assert!(told(&script, 6).is_empty(), "a spectator is not told what players said");
}

#[test]
fn words_are_one_line_of_bounded_length() {
    let mut script = Script::two_guests(GAME);
    say(&mut script, 0, words("  a\nb\u{7}  "));
    say(&mut script, 0, words(&"x".repeat(1_000)));
    say(&mut script, 0, words(" \n "));
    let heard = heard(&script, 1);
    assert_eq!(heard[0].1, words("a b"));
    assert_eq!(heard[1].1, words(&"x".repeat(MOST_LETTERS)));
    assert_eq!(heard.len(), 2);
    assert_eq!(script.refusals(0), [Refusal::NothingSaid]);
}
