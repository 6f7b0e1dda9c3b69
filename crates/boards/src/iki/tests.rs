//! What must hold of IKI's board.

mod told;

use std::collections::{BTreeMap, BTreeSet};

use bots::Mind;
use iki::{Action, BuildingId, CardId, Event, Iki, IkiOptions, Month, Phase, StallId, View};
use players::iki::IkiMind;
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::tests::looking::{drawn, enabled, guests};
use crate::tests::markup::tags;
use crate::{Board, Lang, Scene, asset};

/// Who plays a sample game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    /// Lots are drawn.
    Random,
    /// The quick policy, which hires, builds and sees its people retire.
    Policy,
}

/// Plays a game and shows every step of it to `look`: the game and the news that led there.
fn play(number: u64, seats: u8, players: Players, mut look: impl FnMut(&Iki, &Journal<Event>)) {
    let mut rng = Rng::new(&Seed::numbered(31, number));
    let mut journal = Journal::open();
    let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut journal);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        look(&game, &journal);
        journal.clear();
        let Some(seat) = game.waiting().must.first() else { return };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = match players {
            Players::Random => legal[rng.below(legal.len() as u32) as usize],
            Players::Policy => IkiMind::DEFAULT.plausible(&game, seat, &legal, &mut rng),
        };
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
}

#[test]
fn every_step_of_a_game_can_be_drawn_and_told_in_both_languages() {
    for seats in Iki::SEATS {
        let guests = guests(seats);
        let mut pictures = 0u32;
        for players in [Players::Random, Players::Policy] {
            play(u64::from(seats), seats, players, |game, journal| {
                pictures += 1;
                // Every step is told; of the pictures, those of one viewer in turn.
                let viewers: Vec<Viewer> = Viewer::all(seats).collect();
                for &viewer in &viewers {
                    for lang in Lang::ALL {
                        let scene = Scene::new(lang, viewer.seat(), &guests);
                        for event in journal.heard_by(viewer) {
                            let line = Iki::tell(event, &scene);
                            assert!(line.is_none_or(|line| !line.is_empty() && !line.contains(['{', '}'])), "{event}");
                        }
                    }
                }
                let lang = Lang::ALL[pictures as usize % 2];
                let viewer = viewers[pictures as usize % viewers.len()];
                let (_, drawn) = drawn(game, viewer, lang, &guests);
                assert!(!drawn.contains(" style=") && !drawn.contains("<script"));
            });
        }
    }
}

#[test]
fn every_legal_action_is_one_enabled_button_and_no_other_is_enabled() {
    for (number, seats) in [(1, 2), (2, 3), (3, 4)] {
        let guests = guests(seats);
        play(number, seats, Players::Policy, |game, _| {
            let asked = game.waiting().must;
            for viewer in Viewer::all(seats).filter(|viewer| viewer.seat().is_none_or(|seat| asked.contains(seat))) {
                let (legal, drawn) = drawn(game, viewer, Lang::En, &guests);
                let expected: BTreeMap<String, usize> = legal.iter().map(|action| (action.to_string(), 1)).collect();
                assert_eq!(enabled(&drawn), expected);
            }
        });
    }
}

#[test]
fn what_cannot_be_done_now_but_lies_on_the_counter_is_refused_with_a_reason() {
    let guests = guests(4);
    let mut refused = BTreeSet::new();
    play(4, 4, Players::Random, |game, _| {
        let Some(seat) = game.waiting().must.first() else { return };
        let (_, drawn) = drawn(game, Viewer::Seat(seat), Lang::En, &guests);
        for tag in tags(&drawn).iter().filter(|tag| tag.get("aria-disabled").is_some()) {
            let action: Action = tag.get("data-action").unwrap().parse().unwrap();
            let refusal = game.check(seat, action).unwrap_err();
            refused.insert(Iki::refuse(&refusal, Lang::En));
        }
    });
    assert!(refused.len() > 5, "{refused:?}");
}

#[test]
fn every_thing_has_one_key_and_one_id_wherever_it_lies() {
    let guests = guests(4);
    play(5, 4, Players::Policy, |game, _| {
        let (_, drawn) = drawn(game, Viewer::Seat(Seat::new(1)), Lang::En, &guests);
        for attribute in ["data-key", "id"] {
            let tags = tags(&drawn);
            let mut found = BTreeSet::new();
            for value in tags.iter().filter_map(|tag| tag.get(attribute)) {
                assert!(found.insert(value), "{attribute} {value} stands there twice");
            }
        }
    });
}

#[test]
fn every_card_that_can_be_pressed_says_everything_about_itself() {
    let guests = guests(2);
    play(6, 2, Players::Policy, |game, _| {
        let (_, drawn) = drawn(game, Viewer::Spectator, Lang::Ja, &guests);
        assert_eq!(drawn.matches(" popover ").count() + drawn.matches(" popover>").count(), 1);
        let view = game.view(Viewer::Spectator);
        let on_street = StallId::all().filter_map(|stall| view.stalls[stall].occupation());
        let retired = view.players.iter().flat_map(|(_, player)| player.retired.iter());
        for card in on_street.chain(retired).chain(view.pool.iter().map(|(card, _)| card)) {
            let words = super::words::card(card, Lang::Ja);
            let button = drawn.split(&format!("data-key=\"card-{}\"", card.slug())).nth(1).expect("it is drawn");
            assert!(button.split("</button>").next().unwrap().contains(&words), "{card}");
        }
    });
}

#[test]
fn a_spectator_has_nothing_to_decide() {
    let guests = guests(3);
    play(7, 3, Players::Policy, |game, _| {
        let (_, drawn) = drawn(game, Viewer::Spectator, Lang::En, &guests);
        assert!(!drawn.contains("data-action"));
    });
}

#[test]
fn a_card_that_is_let_go_is_marked_for_its_owner_only() {
    let guests = guests(4);
    let mut seen = 0;
    for number in 0..40 {
        play(number, 4, Players::Random, |game, _| {
            let view = game.view(Viewer::Spectator);
            if view.phase != Phase::Hunger {
                return;
            }
            for viewer in Viewer::all(4) {
                let chosen = viewer.seat().map_or(0, |seat| usize::from(view.players[seat].starving));
                let (_, drawn) = drawn(game, viewer, Lang::En, &guests);
                assert_eq!(drawn.matches(" data-chosen").count(), chosen);
                seen += chosen;
            }
        });
    }
    assert!(seen > 0, "nobody went hungry");
}

#[test]
fn the_forecast_says_how_much_rice_is_missing() {
    let guests = guests(2);
    let mut seen = 0;
    play(8, 2, Players::Policy, |game, _| {
        let you = Seat::new(0);
        let view: View = game.view(Viewer::Seat(you));
        let (_, drawn) = drawn(game, Viewer::Seat(you), Lang::En, &guests);
        let player = &view.players[you];
        let short = player.rice_due.saturating_sub(player.rice + player.outlook.salary.rice);
        if short > 0 && view.month < Month::NEW_YEAR {
            assert!(drawn.contains(&format!("You need {} rice, you have {}", player.rice_due, player.rice)));
            assert!(drawn.contains(&format!("{short} short.")));
            seen += 1;
        }
    });
    assert!(seen > 0);
}

#[test]
fn every_drawing_that_is_shown_is_in_the_file() {
    let sprite = asset("art/iki.svg").expect("the sprite is an asset");
    let sprite = std::str::from_utf8(&sprite.bytes).expect("drawings are text");
    let guests = guests(4);
    let mut asked: BTreeSet<String> = CardId::all().map(|card| card.slug().to_string()).collect();
    asked.extend(BuildingId::all().map(|building| building.slug().to_string()));
    let mut collect = |html: &str| {
        for address in tags(html).iter().filter(|tag| tag.name == "use").filter_map(|tag| tag.get("href")) {
            asked.insert(address.split('#').nth(1).unwrap_or("").to_string());
        }
    };
    play(9, 4, Players::Policy, |game, _| {
        let Some(seat) = game.waiting().must.first() else { return };
        collect(&drawn(game, Viewer::Seat(seat), Lang::En, &guests).1);
    });
    collect(&Iki::rules(Lang::En).into_string());
    for id in &asked {
        assert_eq!(sprite.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
    }
    assert!(asked.len() > 120, "{}", asked.len());
    assert!(sprite.len() <= 120_000, "{} bytes", sprite.len());
    for banned in ["<style", "<script", "<text", "<filter", " style=", "url("] {
        assert!(!sprite.contains(banned), "{banned}");
    }
}
