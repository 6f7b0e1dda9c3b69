//! What must hold of how the house looks to a visitor.

use super::samples;
use crate::{Cards, Colors, Hand, Lang, Look, Motion, Sound, Theme};

fn unusual() -> Look {
    Look {
        theme: Theme::Evening,
        motion: Motion::Less,
        sound: Sound::On,
        cards: Cards::Larger,
        colors: Colors::Patterns,
        hand: Hand::Left,
    }
}

/// Every look there is.
fn every_look() -> Vec<Look> {
    let mut looks = vec![Look::default()];
    for choice in Look::default().choices() {
        let with = |look: Look| {
            choice.words.iter().map(move |word| {
                let mut look = look;
                look.set(choice.name, word);
                look
            })
        };
        looks = looks.into_iter().flat_map(with).collect();
    }
    looks
}

#[test]
fn every_look_comes_back_from_its_cookie() {
    let looks = every_look();
    assert_eq!(looks.len(), 3 * 3 * 2 * 2 * 2 * 2);
    for look in looks {
        let cookie = look.to_string();
        assert_eq!(Look::read(&cookie), look, "{cookie}");
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter == ':' || letter == '.';
        assert!(cookie.chars().all(is_plain), "a cookie can't hold {cookie}");
    }
}

#[test]
fn what_nobody_could_have_chosen_is_passed_over() {
    for cookie in ["", "nonsense", "cards:huge", "size:larger", "cards", ":", "...", "cards:larger\"><script>"] {
        assert_eq!(Look::read(cookie), Look::default(), "{cookie}");
    }
    let kept = Look { cards: Cards::Larger, hand: Hand::Left, ..Look::default() };
    assert_eq!(Look::read("hand:left.motion:wild.cards:larger.extra:yes"), kept);
}

#[test]
fn who_chose_nothing_gets_the_page_as_it_is() {
    let page = "<!DOCTYPE html><html lang=\"en\"><body></body></html>";
    assert_eq!(Look::default().dress(page), page);
}

#[test]
fn a_page_says_the_whole_look_in_its_first_tag() {
    for lang in Lang::ALL {
        for (name, page) in samples::all(lang) {
            let page = page.into_string();
            let dressed = unusual().dress(&page);
            let marks = " data-theme=\"evening\" data-motion=\"less\" data-sound=\"on\" data-cards=\"larger\" data-colors=\"patterns\" data-hand=\"left\"";
            let root = format!("<!DOCTYPE html><html{marks} lang=\"{}\">", lang.code());
            assert!(dressed.starts_with(&root), "{name}: {}", &dressed[..root.len()]);
            assert_eq!(dressed.len(), page.len() + marks.len(), "{name}: nothing else is touched");
        }
    }
}
