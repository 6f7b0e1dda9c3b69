//! What must hold of Rinpa's board.

use rinpa::{Action, Event, Options, Rinpa};
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::{Board, Lang, Scene, SeatKind, Seated};

/// The guests of a table, with names that stand in no other text.
fn guests(seats: u8) -> Vec<Seated> {
    let guest = |seat| Seated { name: format!("Guest{seat}"), kind: SeatKind::Guest, present: true, host: false };
    Seat::all(seats).map(guest).collect()
}

/// Plays a random game and shows every step of it to `look`: the game and the news that led there.
fn random_game(number: u64, seats: u8, mut look: impl FnMut(&Rinpa, &Journal<Event>)) {
    let mut rng = Rng::new(&Seed::numbered(27, number));
    let mut journal = Journal::open();
    let mut game = Rinpa::setup(seats, &Options::default(), &mut rng, &mut journal);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        look(&game, &journal);
        journal.clear();
        let Some(seat) = game.waiting().must.first() else { return };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
}

#[test]
fn every_step_of_a_game_can_be_drawn_and_told_in_both_languages() {
    for seats in Rinpa::SEATS {
        let guests = guests(seats);
        random_game(u64::from(seats), seats, |game, journal| {
            for lang in Lang::ALL {
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let mut legal = Vec::new();
                    if let Some(seat) = viewer.seat() {
                        game.legal(seat, &mut legal);
                    }
                    let scene = Scene { lang, you: viewer.seat(), seats: &guests };
                    let drawn = Rinpa::draw(&game.view(viewer), &legal, &scene).into_string();
                    assert!(!drawn.contains(" style="));
                    for event in journal.heard_by(viewer) {
                        Rinpa::tell(event, &scene);
                    }
                }
            }
        });
    }
}

#[test]
fn the_rules_page_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let page = Rinpa::rules(lang).into_string();
        for number in 1..=9 {
            assert!(page.contains(&format!("id=\"s{number}\"")), "§{number} in {}", lang.code());
        }
        assert!(!page.contains("data-key") && !page.contains("<button"));
    }
}
