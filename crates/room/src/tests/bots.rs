//! Bots are asked what their seat is asked, and their time of answering tells nothing.

use catalog::Answer;
use testkit::toys::{Hands, Snap};

use super::script::{B, Script, bot, person};
use crate::{Effect, FirstThought, Message};

const HANDS: &dyn catalog::AnyGame = catalog::of_type::<Hands>();

fn against_a_bot(game: &'static dyn catalog::AnyGame) -> Script {
    let mut script = Script::new(game, vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    if script.thoughts.is_empty() {
        script.choose_first(0);
    }
    script
}

/// The latest question to the bot: its token, its first legal action and how much news came with it.
fn thought(script: &Script) -> (u32, FirstThought, usize) {
    let Some(Effect::Think { seat, token, first, news, .. }) = script.thoughts.last() else {
        panic!("the bot is asked");
    };
    assert_eq!(*seat, B);
    (*token, *first, news.len())
}

#[test]
fn a_bot_hears_everything_from_the_set_up_on_and_then_only_what_is_new() {
    let mut script = against_a_bot(HANDS);
    let (token, first, news) = thought(&script);
    assert_eq!(first, FirstThought::Yes);
    assert!(news > 0);
    let action = script.room.legal_for_tests(B)[0].clone();
    script.put(Message::BotAnswered { seat: B, token, answer: Some(Answer { action, after_ms: 0 }) });
    script.wait(900);
    script.choose_first(0);
    let (_, again, later_news) = thought(&script);
    assert_eq!(again, FirstThought::No);
    assert!(later_news > 0 && later_news < news + 4, "{later_news} events after {news}");
}

#[test]
fn a_broken_bot_does_something_legal_and_is_made_anew() {
    let mut script = against_a_bot(HANDS);
    let steps = script.appended.len();
    let (token, _, _) = thought(&script);
    script.put(Message::BotFailed { seat: B, token });
    script.wait(900);
    assert_eq!(script.appended.len(), steps + 1);
}

#[test]
fn an_answer_comes_after_the_drawn_delay_and_not_before() {
    let mut script = against_a_bot(HANDS);
    let steps = script.appended.len();
    let (token, _, _) = thought(&script);
    script.put(Message::BotFailed { seat: B, token });
    script.wait(499);
    assert_eq!(script.appended.len(), steps);
    script.wait(401);
    assert_eq!(script.appended.len(), steps + 1);
}

#[test]
fn an_answer_to_a_question_that_has_passed_is_dropped() {
    let mut script = against_a_bot(HANDS);
    let steps = script.appended.len();
    let (token, _, _) = thought(&script);
    let answer = Some(Answer { action: "1".to_string(), after_ms: 0 });
    script.put(Message::BotAnswered { seat: B, token: token + 40, answer });
    script.wait(5_000);
    assert_eq!(script.appended.len(), steps);
}

#[test]
fn in_a_race_the_reaction_time_of_the_bot_counts() {
    let mut script = Script::new(catalog::of_type::<Snap>(), vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    let (token, _, _) = thought(&script);
    let answer = Some(Answer { action: "snap".to_string(), after_ms: 700 });
    script.put(Message::BotAnswered { seat: B, token, answer });
    script.wait(720);
    script.choose_first(0);
    script.wait(200);
    assert_eq!(script.appended[0], "B snap", "Anne came 20 ms after the bot");
}

#[test]
fn a_bot_that_lets_a_chance_pass_does_nothing() {
    let mut script = Script::new(catalog::of_type::<Snap>(), vec![person("Anne"), bot()]);
    script.start();
    let (token, _, _) = thought(&script);
    script.put(Message::BotAnswered { seat: B, token, answer: None });
    script.wait(1_400);
    assert!(script.appended.is_empty());
}
