//! What the board says: the log, refusals, options and the rules page.

use rinpa::{Artist, Card, Event, Options, Refusal, Rinpa, Set, Sets};
use table::{BySeat, Game, Options as _, Seat};

use super::{guests, random_games, viewers};
use crate::{Board, Lang, Scene};

#[test]
fn every_event_but_the_deal_of_a_hand_is_a_line_of_the_log_in_both_languages() {
    random_games(|game, journal| {
        let guests = guests(game.seats());
        for lang in Lang::ALL {
            for viewer in viewers(game.seats()) {
                let scene = Scene::new(lang, viewer.seat(), &guests);
                for event in journal.heard_by(viewer) {
                    let line = Rinpa::tell(event, &scene);
                    let is_hand = matches!(event, Event::Hand { .. } | Event::HandDealt { .. });
                    assert_eq!(line.is_none(), is_hand, "{event}");
                    assert!(line.is_none_or(|line| !line.is_empty() && !line.contains(['{', '}'])), "{event}");
                }
            }
        }
    });
}

#[test]
fn the_log_calls_its_reader_you_and_the_others_by_name() {
    let guests = guests(3);
    let event = Event::CardPlayed { seat: Seat::new(1), card: Card::new(Artist::Korin, 7) };
    let line = |lang, you| Rinpa::tell(&event, &Scene::new(lang, you, &guests)).unwrap();
    assert_eq!(line(Lang::En, Some(Seat::new(1))), "You play Kōrin 7.");
    assert_eq!(line(Lang::En, Some(Seat::new(2))), "GuestB plays Kōrin 7.");
    assert_eq!(line(Lang::Ja, None), "GuestBが光琳7を出した。");
}

#[test]
fn a_victory_is_shared_in_words() {
    let guests = guests(3);
    let scene = Scene::new(Lang::En, None, &guests);
    let points = BySeat::from_fn(3, |seat| if seat.index() == 2 { 4 } else { 20 });
    let winners = [Seat::new(0), Seat::new(1)].into_iter().collect();
    let line = Rinpa::tell(&Event::GameOver { points, winners }, &scene).unwrap();
    assert_eq!(line, "The game is over: GuestA 20, GuestB 20, GuestC 4. GuestA and GuestB win together.");
}

#[test]
fn every_refusal_names_a_paragraph_of_the_rules_page() {
    let set = Set::at(3);
    let sets: Sets = [Set::at(4), Set::at(5)].into_iter().collect();
    let refusals = [
        (Refusal::Over, 9),
        (Refusal::NotYourTurn { turn: Seat::new(1) }, 3),
        (Refusal::NotInHand { card: Card::new(Artist::Hoitsu, 2) }, 3),
        (Refusal::MustFollow { led: Artist::Korin }, 4),
        (Refusal::TakeFirst { sets }, 7),
        (Refusal::NothingToTake, 3),
        (Refusal::NotAmongThese { set, sets }, 7),
    ];
    for lang in Lang::ALL {
        let page = Rinpa::rules(lang).into_string();
        for (refusal, paragraph) in refusals {
            let text = Rinpa::refuse(&refusal, lang);
            assert!(text.contains(&format!("§{paragraph}")), "{text}");
            assert!(refusal.to_string().contains(&format!("§{paragraph}")), "{refusal}");
            assert!(page.contains(&format!("<section id=\"s{paragraph}\">")));
        }
    }
}

#[test]
fn the_rules_page_has_every_paragraph_and_ruling_and_names_the_authors() {
    let rulings = include_str!("../../../../rinpa/README.md").split("## Rulings").nth(1).unwrap();
    let rulings = rulings.split("\n## ").next().unwrap();
    let count = (1..).take_while(|number| rulings.contains(&format!("\n{number}. "))).count();
    assert!(count > 0);
    for lang in Lang::ALL {
        let page = Rinpa::rules(lang).into_string();
        for number in 1..=9 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        assert_eq!(page.matches("id=\"ruling-").count(), count, "rulings in {}", lang.code());
        assert!(page.contains("IZAKA Makura") && page.contains("10-Shiki GameWorks"));
    }
}

#[test]
fn the_pictures_of_the_rules_page_can_not_be_pressed_or_taken_for_the_table() {
    for lang in Lang::ALL {
        let page = Rinpa::rules(lang).into_string();
        assert!(!page.contains("data-key") && !page.contains("data-from") && !page.contains("<button"));
        assert!(!page.contains(" style="));
    }
}

#[test]
fn every_option_value_and_level_is_explained_in_both_languages() {
    for lang in Lang::ALL {
        for choice in Options::CHOICES {
            assert!(lang.try_text(&format!("rinpa-option-{}", choice.name)).is_some(), "{}", choice.name);
            for value in choice.values {
                let id = format!("rinpa-option-{}-{}", choice.name, value.name);
                assert!(lang.try_text(&id).is_some(), "{id}");
            }
        }
        for level in ["apprentice", "dealer", "master"] {
            assert!(lang.try_text(&format!("rinpa-level-{level}")).is_some(), "{level}");
            assert!(lang.try_text(&format!("rinpa-level-{level}-about")).is_some(), "{level}");
        }
    }
}
