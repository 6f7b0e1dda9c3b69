//! What must hold of Ukiyo-e's board.

use std::collections::BTreeMap;

use table::{Game, Journal, Seat, Seed, Viewer};
use ukiyo_e::{Action, Artist, Event, Picture, Refusal, UkiyoE, UkiyoEOptions, catalog};

use super::examples::{self, Example};
use crate::tests::looking::{self, buttons, draw_and_tell, drawn, guests};
use crate::{Board, Lang, asset};

/// Plays a random game to its end and shows every step of it to `look`: the game and the news that led there.
fn random_game(number: u64, seats: u8, look: impl FnMut(&UkiyoE, &Journal<Event>)) {
    looking::random_game(&Seed::numbered(28, number), seats, &UkiyoEOptions::default(), usize::MAX, look);
}

#[test]
fn every_step_of_a_game_can_be_drawn_and_told_in_both_languages() {
    for seats in UkiyoE::SEATS {
        let guests = guests(seats);
        random_game(u64::from(seats), seats, |game, journal| {
            for viewer in Viewer::all(seats) {
                draw_and_tell(game, journal, viewer, &guests);
            }
        });
    }
}

#[test]
fn every_legal_action_is_one_enabled_button_and_no_other_is_enabled() {
    let guests = guests(3);
    random_game(7, 3, |game, _| {
        for viewer in Viewer::all(3) {
            let (legal, drawn) = drawn(game, viewer, Lang::En, &guests);
            let [enabled, _] = buttons(&drawn);
            let expected: BTreeMap<String, usize> = legal.iter().map(|action| (action.to_string(), 1)).collect();
            assert_eq!(enabled, expected);
        }
    });
}

#[test]
fn a_card_has_one_key_wherever_it_lies() {
    let guests = guests(4);
    random_game(8, 4, |game, _| {
        for viewer in Viewer::all(4) {
            let (_, drawn) = drawn(game, viewer, Lang::En, &guests);
            let mut keys: Vec<&str> =
                drawn.split(" data-key=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or("")).collect();
            keys.sort_unstable();
            let repeated = keys.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(repeated, None);
        }
    });
}

#[test]
fn a_spectator_has_nothing_to_press() {
    let guests = guests(2);
    random_game(9, 2, |game, _| {
        let (_, drawn) = drawn(game, Viewer::Spectator, Lang::En, &guests);
        assert!(!drawn.contains("<button"));
    });
}

#[test]
fn cards_are_tapped_by_the_names_that_the_notation_has() {
    let guests = guests(2);
    random_game(10, 2, |game, _| {
        let viewer = Viewer::Seat(Seat::new(0));
        let (_, drawn) = drawn(game, viewer, Lang::En, &guests);
        let mut tapped = 0;
        for group in drawn.split(" data-artist=\"").skip(1) {
            let artist = group.split('"').next().unwrap_or("");
            for card in group.split(" data-card=\"").skip(1) {
                let discard = format!("discard {artist} {}", card.split('"').next().unwrap_or(""));
                assert!(matches!(discard.parse(), Ok(Action::Discard(_))), "{discard}");
                tapped += 1;
            }
        }
        assert_eq!(tapped, usize::from(game.view(viewer).hand.len()));
    });
}

#[test]
fn every_print_and_seal_is_drawn() {
    let sprite = asset("art/ukiyo-e.svg").expect("the sprite is an asset");
    let sprite = std::str::from_utf8(&sprite.bytes).expect("drawings are text");
    let ids = catalog().cards().pictures().map(|card| format!("{}-{}", card.artist().key(), card.slot() + 1));
    let seals = Artist::ALL.into_iter().map(|artist| format!("{}-seal", artist.key()));
    for id in ids.chain(seals).chain(["back".to_string()]) {
        assert_eq!(sprite.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
    }
    assert!(sprite.len() <= 120_000, "{} bytes", sprite.len());
    for (place, _) in sprite.match_indices(" href=\"#") {
        let id = sprite[place + 8..].split('"').next().unwrap_or("");
        assert!(sprite.contains(&format!(" id=\"{id}\"")), "nothing has the id {id}");
    }
    for banned in ["<style", "<script", "<text", "<filter", " style=", "url("] {
        assert!(!sprite.contains(banned), "{banned}");
    }
}

#[test]
fn a_refusal_says_what_to_do() {
    let refusal = Refusal::NotMore { artist: Artist::Hokusai, shown: 3, count: 2 };
    assert_eq!(UkiyoE::refuse(&refusal, Lang::En), "Hokusai is on show with 3 cards: show at least 4 (§6).");
    assert_eq!(UkiyoE::refuse(&refusal, Lang::Ja), "北斎展は3枚で開催中です。4枚以上で開いてください（§6）。");
}

#[test]
fn the_rules_page_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let page = UkiyoE::rules(lang).into_string();
        for number in 1..=12 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        assert!(!page.contains("data-key") && !page.contains("<button"));
        for name in ["Michael Schacht", "Toshiki Sato", "Sato Famille", "TANSAN"] {
            assert!(page.contains(name), "{name} in {}", lang.code());
        }
    }
}

#[test]
fn the_cards_of_an_example_are_in_the_box() {
    for Example { show, laid, kept, .. } in [examples::FIRST, examples::LARGER, examples::LAST_TURN] {
        let shown = examples::shown(show).1;
        let moved = laid.iter().chain(kept).map(|action| examples::moved(action));
        let mut count: BTreeMap<Picture, u8> = BTreeMap::new();
        for card in shown.iter().chain(moved) {
            *count.entry(card).or_default() += 1;
        }
        assert!(count.iter().all(|(&card, &count)| count <= catalog().cards().copies(card)), "{count:?}");
        assert!(usize::from(shown.len()) > laid.len());
    }
}
