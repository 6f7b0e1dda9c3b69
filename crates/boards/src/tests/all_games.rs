//! What holds for the boards of all games.

use catalog::{AnyTable, PutRefused, games};
use table::{Input, Seat, Seed, Viewer};

use wire::Presence;

use crate::{Lang, Scene, Seated, draw, refuse};

#[test]
fn every_board_says_who_is_away_and_for_whom_a_bot_plays() {
    let there = [Presence::Here, Presence::Away, Presence::StoodIn];
    let seats: Vec<Seated> =
        ["Aki", "Ben", "Chie"].into_iter().zip(there).map(|(name, is)| Seated::guest(name).with_presence(is)).collect();
    for game in games() {
        let (table, _) = game.open(3, &[], Seed::numbered(9, 2)).expect("three can play");
        for (lang, texts) in [(Lang::En, ["away", "played by a bot"]), (Lang::Ja, ["離席中", "ボットが代打ち中"])]
        {
            let scene = Scene::new(lang, Some(Seat::new(0)), &seats);
            let board = draw(table.sight(Viewer::Seat(Seat::new(0))).as_ref(), &scene).into_string();
            for text in texts {
                let tag = format!("<span class=\"tag tag-away\">{text}</span>");
                assert_eq!(board.matches(&tag).count(), 1, "{} in {lang:?}: {text}", game.name());
            }
        }
    }
}

/// What is refused to a seat that does this, at a table where nothing has happened yet.
fn refusal(table: &mut dyn AnyTable, input: Input<&str>) -> PutRefused {
    table.put(input).err().expect("it is refused")
}

#[test]
fn every_kind_of_refusal_has_its_own_sentence_in_both_languages() {
    let rinpa = catalog::game("rinpa").expect("it is in the catalog");
    let (mut table, _) = rinpa.open(3, &[], Seed::numbered(9, 3)).expect("three can play");
    let asked = table.waiting().must.first().expect("somebody leads");
    let other = Seat::all(3).find(|&seat| seat != asked).expect("two others");
    let lead = table.sight(Viewer::Seat(asked)).legal().remove(0);
    let refused = [
        refusal(table.as_mut(), Input::Choose(asked, "nonsense")),
        refusal(table.as_mut(), Input::Choose(other, &lead)),
        refusal(table.as_mut(), Input::TimeUp),
        PutRefused::Over,
    ];
    for lang in Lang::ALL {
        let texts: Vec<String> = refused.iter().map(|refused| refuse(refused, lang)).collect();
        for (index, text) in texts.iter().enumerate() {
            assert!(!text.is_empty() && !texts[..index].contains(text), "{lang:?}: {texts:?}");
        }
        assert!(texts[0].contains("nonsense"), "{texts:?}");
    }
}
