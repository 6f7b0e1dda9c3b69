//! The pages of real games, step by step.

use crate::Lang;
use crate::tests::played::Played;

use super::check;

#[test]
fn the_patch_between_any_two_pictures_of_a_game_leads_from_the_one_to_the_other() {
    for game in catalog::games() {
        for (lang, seat) in [(Lang::En, Some(0)), (Lang::Ja, Some(2)), (Lang::En, None)] {
            let mut last: Option<super::Picture> = None;
            let mut whole = 0;
            let mut played = Played::new(*game, lang, seat, 5);
            for _ in 0..160 {
                let Some(()) = played.advance() else { break };
                let new = played.picture();
                assert_eq!(new.html(), played.whole(), "{}: regions show what they should", game.name());
                if let Some(old) = &last {
                    whole += usize::from(check(old, &new).is_none());
                }
                last = Some(new);
            }
            assert_eq!(whole, 0, "{}: {whole} pictures were sent whole", game.name());
        }
    }
}

#[test]
fn what_stays_on_the_table_is_not_sent_again() {
    let lasting = [
        ("rinpa", "rinpa-artist"),
        ("kabuki", "kabuki-figure"),
        ("ukiyo-e", "ukiyo-wall"),
        ("iki", "iki-shop-picture"),
        ("edo-yashiki", "yashiki-small"),
    ];
    for (name, class) in lasting {
        let game = catalog::game(name).expect("the game is in the house");
        let mut played = Played::new(game, Lang::En, Some(0), 6);
        let mut last: Option<super::Picture> = None;
        for _ in 0..160 {
            let Some(()) = played.advance() else { break };
            let new = played.picture();
            assert!(new.html().contains(class), "{name}: there is something called {class}");
            if let Some(old) = &last {
                let patch = super::Patch::between(old, &new).expect("a step is never sent whole");
                assert!(!patch.json().contains(class), "{name}: {class} is sent again: {}", patch.json());
            }
            last = Some(new);
        }
    }
}
