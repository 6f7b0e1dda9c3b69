//! Who is given a hint.

use testkit::toys::Hands;
use wire::{Hints, Refusal, TableSettings};

use super::script::Script;
use crate::{ConnectionId, Effect, Message};

const GAME: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn ask(script: &mut Script, connection: u64) {
    script.put(Message::AskHint { connection: ConnectionId(connection) });
}

#[test]
fn a_player_who_is_asked_can_ask_the_master_who_knows_what_they_know() {
    let mut script = Script::two_guests(GAME);
    let asked = script.asked();
    ask(&mut script, asked);
    let [Effect::Hint { connection, question, .. }] = &script.thoughts[..] else { panic!("one hint is thought out") };
    assert_eq!((connection.0, question.seat.index() as u64), (asked, asked));
    ask(&mut script, 1 - asked);
    ask(&mut script, 9);
    assert_eq!(script.refusals(1 - asked), [Refusal::NothingToHint]);
    assert_eq!(script.refusals(9), [Refusal::Spectator]);
}

#[test]
fn a_table_can_agree_on_no_hints() {
    let mut script =
        Script::two_guests_with(GAME, TableSettings { hints: Hints::Withheld, ..TableSettings::default() });
    let asked = script.asked();
    ask(&mut script, asked);
    assert!(script.thoughts.is_empty());
    assert_eq!(script.refusals(asked), [Refusal::NoHints]);
}
