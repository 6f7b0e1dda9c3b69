//! Bots are asked what their seat is asked, and their time of answering tells nothing.

use std::sync::Arc;

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
    let answer = script.answer(&action, 0);
    script.put(Message::BotAnswered { seat: B, token, answer });
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
    let answer = script.answer("1", 0);
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
    let answer = script.answer("snap", 700);
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

/// Anne and a bot at Snap, where every step of the race asks the bot anew.
fn race_with_a_bot() -> Script {
    let mut script = Script::new(catalog::of_type::<Snap>(), vec![person("Anne"), bot()]);
    script.arrive(0, "Anne", None);
    script.start();
    assert_eq!(script.thoughts.len(), 1);
    script
}

/// Which events came with a question: two may say the same and are still two.
fn news_of(thought: &Effect) -> Vec<*const ()> {
    let Effect::Think { news, .. } = thought else { panic!("a bot thinks") };
    news.iter().map(|event| Arc::as_ptr(event).cast()).collect()
}

#[test]
fn a_bot_that_was_canceled_in_time_hears_everything_with_its_next_question() {
    let mut script = race_with_a_bot();
    let before = news_of(&script.thoughts[0]);
    script.wait(1_700);
    assert_eq!(script.appended, ["time"]);
    let [thought] = &script.thoughts[..] else { panic!("the bot is asked once, about what is open now") };
    assert!(matches!(thought, Effect::Think { first: FirstThought::Yes, .. }));
    let after = news_of(thought);
    assert!(after.len() > before.len() && after.starts_with(&before), "{after:?}");
}

#[test]
fn a_bot_that_thinks_about_a_question_that_has_passed_is_asked_when_it_is_done() {
    let mut script = race_with_a_bot();
    let old = script.thoughts.pop().expect("the bot thinks");
    let Effect::Think { token, .. } = &old else { panic!("the bot thinks") };
    script.wait(1_700);
    assert_eq!(script.appended, ["time"]);
    assert!(script.thoughts.is_empty(), "it can't think about two things at a time");
    let answer = script.answer("snap", 0);
    script.put(Message::BotAnswered { seat: B, token: *token, answer });
    let [thought] = &script.thoughts[..] else { panic!("now it is asked") };
    assert!(matches!(thought, Effect::Think { first: FirstThought::No, token: new, .. } if new != token));
    let heard = news_of(&old);
    assert!(!heard.is_empty() && !news_of(thought).is_empty());
    assert!(news_of(thought).iter().all(|event| !heard.contains(event)), "it hears nothing twice");
    script.wait(200);
    assert_eq!(script.appended, ["time"], "what it thought before is not put in");
}

#[test]
fn a_bot_whose_question_was_put_off_is_asked_again_later() {
    let mut script = against_a_bot(HANDS);
    let (token, _, news) = thought(&script);
    script.thoughts.clear();
    script.put(Message::BotPutOff { seat: B });
    script.wait(499);
    assert!(script.thoughts.is_empty());
    script.wait(1);
    assert_eq!(thought(&script), (token, FirstThought::Yes, news), "it has heard nothing yet");
}
