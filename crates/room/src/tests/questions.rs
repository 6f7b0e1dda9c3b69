//! One token for each question: it stays while the question does, and no longer.

use std::collections::BTreeMap;

use table::{Rng, Seed};
use testkit::toys::{Bids, Hands, Snap};
use wire::Refusal;

use super::script::{A, Script, bot, person, setup};
use crate::{Ask, ConnectionId, Effect, Message, Room, RoomSetup};

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

/// What a guest was last asked: the question, and what they can do.
type Asked = (Option<Ask>, Vec<String>);

fn asked(script: &Script, connection: u64) -> Asked {
    let frame = script.last_frame(connection);
    (frame.ask, frame.sight.legal())
}

#[test]
fn a_token_changes_with_what_can_be_done_and_no_two_questions_share_one() {
    let toys = [HANDS, catalog::of_type::<Bids>(), catalog::of_type::<Snap>()];
    let (mut stayed, mut raced) = (0, 0);
    for &game in catalog::games().iter().chain(&toys) {
        let seats = *game.seats().end();
        let names: Vec<String> =
            (0..seats).map(|seat| if seat == 0 { "Anne".into() } else { format!("G{seat}") }).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut script = Script::guests(game, &names);
        let connections = 0..u64::from(seats);
        let mut rng = Rng::new(&Seed::numbered(31, 1));
        let mut seen: BTreeMap<u32, (u64, Vec<String>)> = BTreeMap::new();
        while script.room.outcome().is_none() && script.appended.len() < 120 {
            let before: Vec<Asked> = connections.clone().map(|connection| asked(&script, connection)).collect();
            for (connection, (ask, legal)) in connections.clone().zip(&before) {
                let Some(ask) = ask else { continue };
                let first = seen.entry(ask.token).or_insert_with(|| (connection, legal.clone()));
                assert_eq!(*first, (connection, legal.clone()), "{} token {}", game.name(), ask.token);
            }
            let waiting = script.last_frame(0).waiting;
            let steps = script.appended.len();
            let actors: Vec<u64> =
                connections.clone().filter(|&connection| before[connection as usize].0.is_some()).collect();
            let actor = rng.choose(&actors).copied().filter(|_| waiting.limit_ms.is_none() || rng.below(2) == 0);
            match actor {
                Some(connection) => {
                    let (ask, legal) = &before[connection as usize];
                    let action = rng.choose(legal).expect("who is asked can do something").clone();
                    script.choose(connection, ask.expect("it is asked").token, &action);
                    script.wait(crate::ALLOWANCE_MS);
                }
                None => script.wait(u64::from(waiting.limit_ms.unwrap_or(0)) + crate::ALLOWANCE_MS),
            }
            if script.appended.len() != steps + 1 {
                continue;
            }
            for connection in connections.clone().filter(|&connection| Some(connection) != actor) {
                let ((old, could), (new, can)) = (&before[connection as usize], asked(&script, connection));
                let (Some(old), Some(new)) = (old, new) else { continue };
                if waiting.may.is_empty() && old.asked == new.asked && *could == can && actor.is_some() {
                    assert_eq!(*old, new, "{}: the same is asked", game.name());
                    stayed += 1;
                } else if !waiting.may.is_empty() {
                    assert_ne!(old.token, new.token, "{}: a race goes on anew", game.name());
                    raced += 1;
                }
            }
        }
        let setup = RoomSetup { places: names.iter().map(|name| person(name)).collect(), ..setup(game, Vec::new()) };
        let rng = Rng::new(&Seed::numbered(2, 2));
        let rebuilt = Room::restore(setup, &script.appended, None, rng, 0).expect("what was stored replays");
        for name in names {
            let ask = |room: &Room| room.look(Some(&super::script::guest(name)), 0).and_then(|frame| frame.ask);
            assert_eq!(ask(&rebuilt), ask(&script.room), "{} {name}", game.name());
        }
    }
    assert!(stayed > 20 && raced > 20, "{stayed} questions stayed, {raced} were asked in a race");
}

#[test]
fn what_is_taken_back_is_asked_again_under_another_token() {
    let mut script = Script::two_guests(catalog::of_type::<Bids>());
    let tokens = |script: &Script| [0, 1].map(|connection| script.last_frame(connection).ask.map(|ask| ask.token));
    let before = tokens(&script);
    let action = script.last_frame(1).sight.legal()[0].clone();
    script.choose_first(0);
    script.put(Message::TakeBack { connection: ConnectionId(0) });
    assert_eq!(script.appended.last().map(String::as_str), Some("back A 1"));
    let after = tokens(&script);
    assert!(before.iter().zip(&after).all(|(before, after)| after.is_some() && before != after));
    script.choose(1, before[1].expect("both were asked"), &action);
    assert_eq!(script.refusals(1), [Refusal::Stale]);
}

#[test]
fn people_bots_hints_and_calls_use_one_token() {
    let mut script = Script::new(HANDS, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    while script.last_frame(0).ask.is_none() {
        script.answer_thoughts();
        script.wait(900);
    }
    let token = script.last_frame(0).ask.expect("Anne is asked").token;
    assert_eq!(script.room.awaited().map(|(_, token)| token).collect::<Vec<_>>(), [token]);
    script.thoughts.clear();
    script.put(Message::AskHint { connection: ConnectionId(0) });
    assert!(matches!(&script.thoughts[..], [Effect::Hint { token: of_hint, .. }] if *of_hint == token));
    assert!(script.room.is_open(ConnectionId(0), token));
    // A bot that plays for Anne because she is gone is asked the same question.
    script.thoughts.clear();
    script.room.overdue = script.room.overdue.with(A);
    script.put(Message::Depart { connection: ConnectionId(0) });
    script.arrive(1, "Zoe", None);
    assert!(matches!(&script.thoughts[..], [Effect::Think { token: of_bot, .. }] if *of_bot == token));
}

#[test]
fn a_question_has_the_same_number_when_the_room_is_rebuilt_and_another_after_an_answer() {
    let mut script = Script::two_guests(HANDS);
    let numbers = |room: &Room| room.awaited().map(|(guest, number)| (guest.clone(), number)).collect::<Vec<_>>();
    let mut seen = Vec::new();
    while script.room.outcome().is_none() {
        let asked = numbers(&script.room);
        let setup = setup(HANDS, vec![person("Anne"), person("Ben")]);
        let rng = Rng::new(&Seed::numbered(2, 2));
        let rebuilt = Room::restore(setup, &script.appended, None, rng, 0).expect("what was stored replays");
        assert_eq!(numbers(&rebuilt), asked);
        assert!(!asked.is_empty() && !seen.contains(&asked), "a new question has a new number");
        seen.push(asked);
        script.choose_first(script.asked());
    }
    assert_eq!(numbers(&script.room), []);
}
