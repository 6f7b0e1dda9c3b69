//! The players: what each level does, and that every one beats the one below.

use edo_yashiki::testing::{A, B, Scene, at, position};
use edo_yashiki::{Action, Deck, EdoYashiki, EdoYashikiOptions, GOAL, Grab, Rules, View};
use table::{Game, Input, Journal, Outcome, Rng, Seat, Seed, Table, Viewer, random_input};

use crate::PlayedGame;
use crate::edo_yashiki::{Builder, BuilderSettings};

/// A game of these levels, in a draft. A rush depends on reflexes, which are not the rules' business.
fn play(levels: &[BuilderSettings], rules: Rules, number: u64) -> Outcome {
    let mut rng = Rng::new(&Seed::numbered(8, number));
    let mut chances: Vec<Rng> = levels.iter().map(|_| rng.fork()).collect();
    let options = EdoYashikiOptions { grab: Grab::Draft, rules, deck: Deck::Full };
    let mut game = EdoYashiki::setup(levels.len() as u8, &options, &mut rng, &mut Journal::closed());
    while let Some(seat) = game.waiting().must.first() {
        let player = Builder::new(levels[seat.index()]);
        let action = player.choose(seat, &game.view(Viewer::Seat(seat)), &mut chances[seat.index()]);
        assert_eq!(game.check(seat, action), Ok(()));
        game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
    }
    game.outcome().expect("nobody is waited for any more")
}

/// By how many points a seat of the second level is ahead of one of the first, on average over these games.
fn lead(low: BuilderSettings, high: BuilderSettings, seats: usize, rules: Rules, games: u64) -> f32 {
    let mut lead = 0;
    for number in 0..games {
        let levels: Vec<BuilderSettings> = (0..seats).map(|seat| [low, high][(seat + number as usize) % 2]).collect();
        for (seat, points) in play(&levels, rules, number / 2).points.iter() {
            lead += if levels[seat.index()] == high { *points } else { -*points };
        }
    }
    lead as f32 / games as f32 / (seats / 2) as f32
}

#[test]
fn every_level_beats_the_one_below() {
    for pair in BuilderSettings::ALL.windows(2) {
        let lead = lead(pair[0], pair[1], 2, Rules::Standard, 40);
        assert!(lead > 0.5, "{pair:?}: {lead}");
    }
}

#[test]
fn levels_hold_their_order_among_four() {
    // The master among four takes its time; the arena plays enough games of it.
    for pair in BuilderSettings::ALL[..3].windows(2) {
        let lead = lead(pair[0], pair[1], 4, Rules::Standard, 20);
        assert!(lead > 0.0, "{pair:?}: {lead}");
    }
}

#[test]
fn the_master_beats_the_carpenter_under_the_specialist_rules_too() {
    let lead = lead(BuilderSettings::CARPENTER, BuilderSettings::MASTER, 2, Rules::Specialist, 24);
    assert!(lead > 1.0, "{lead}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let levels = [BuilderSettings::NOVICE, BuilderSettings::MASTER, BuilderSettings::ARCHITECT];
    assert_eq!(play(&levels, Rules::Specialist, 1), play(&levels, Rules::Specialist, 1));
    assert_ne!(play(&levels, Rules::Specialist, 1), play(&levels, Rules::Specialist, 2));
}

#[test]
fn the_carpenter_takes_and_places_what_scores_most_now() {
    let mut rng = Rng::new(&Seed::numbered(8, 1));
    let mut scene = Scene::draft(2, &["GGFFPT", "GPPTFF", "TPGPTF", "FFPTGT", "PGFGPT", "PPGGTT"]);
    scene.grab(A, 1).place(B, at(1, -2)).place(A, at(2, 0));
    let carpenter = Builder::new(BuilderSettings::CARPENTER);
    assert_eq!(carpenter.choose(B, &scene.seen_by(B), &mut rng), Action::Grab(position(2)));
    scene.grab(B, 2);
    assert_eq!(carpenter.choose(B, &scene.seen_by(B), &mut rng), Action::Place(at(2, -1)));
}

#[test]
fn the_novice_overlooks_places_that_the_carpenter_finds() {
    let mut rng = Rng::new(&Seed::numbered(8, 2));
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place(B, at(2, 0)).grab(B, 2);
    let novice = Builder::new(BuilderSettings::NOVICE);
    let best = Action::Place(at(2, -1));
    let found = (0..200).filter(|_| novice.choose(A, &scene.seen_by(A), &mut rng) == best).count();
    assert!((5..80).contains(&found), "{found}");
}

/// A view in the middle of a random draft in which the seat chooses a card.
fn somebody_grabs(number: u64) -> (Seat, View) {
    let mut rng = Rng::new(&Seed::numbered(8, 1_000 + number));
    let mut game = EdoYashiki::setup(2, &EdoYashikiOptions::default(), &mut rng, &mut Journal::closed());
    let mut legal = Vec::new();
    while game.round() < 5 {
        let input = random_input(&game, &mut legal, &mut rng);
        game.apply(input, &mut rng, &mut Journal::closed());
    }
    let seat = game.drafter().expect("a round begins with a grab");
    (seat, game.view(Viewer::Seat(seat)))
}

#[test]
fn who_cares_about_the_rival_never_leaves_it_more() {
    let careless = BuilderSettings { rivalry: 0.0, ..BuilderSettings::MASTER };
    let mut differences = 0;
    for number in 0..12 {
        let (seat, view) = somebody_grabs(number);
        let rival = seat.left(1, 2);
        let left_by = |level: BuilderSettings| {
            let mut rng = Rng::new(&Seed::numbered(8, number));
            let Action::Grab(taken) = Builder::new(level).choose(seat, &view, &mut rng) else { panic!("it grabs") };
            let left = view.line.as_slice()[1 - taken.index()].card;
            let prospects = view.prospects_of(rival, left);
            prospects.iter().map(|prospect| prospect.scoring.gain.points).max().unwrap()
        };
        let (caring, careless) = (left_by(BuilderSettings::MASTER), left_by(careless));
        assert!(caring <= careless, "deal {number}");
        differences += u32::from(caring < careless);
    }
    assert!(differences > 0);
}

#[test]
fn the_master_ends_the_game_when_that_wins_it() {
    let mut rng = Rng::new(&Seed::numbered(8, 3));
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.give_points(A, GOAL - 1);
    scene.grab(A, 1).place(A, at(1, -2)).place_idly(B).grab(B, 2).place_idly(B);
    for _ in 0..5 {
        let Action::Place(place) = Builder::new(BuilderSettings::MASTER).choose(A, &scene.seen_by(A), &mut rng) else {
            panic!("it places")
        };
        let prospect = scene.seen_by(A).prospects(A).into_iter().find(|prospect| prospect.place == place).unwrap();
        assert!(prospect.scoring.gain.points >= 1);
    }
}

#[test]
fn in_a_rush_a_player_reaches_only_for_cards_that_are_left() {
    let mut rng = Rng::new(&Seed::numbered(8, 4));
    for level in BuilderSettings::ALL {
        let player = Builder::new(level);
        let mut scene = Scene::rush(3, &[]);
        assert_eq!(player.choose(B, &scene.seen_by(B), &mut rng), Action::Settle);
        assert_eq!(player.react(B, &scene.seen_by(B), &mut rng), None);
        scene.begin_rush().grab(A, 1);
        let reached = player.react(B, &scene.seen_by(B), &mut rng).expect("B has no card yet");
        assert_eq!(scene.game.check(B, reached), Ok(()));
        assert_eq!(player.react(A, &scene.seen_by(A), &mut rng), None);
    }
}

#[test]
fn levels_see_more_think_further_and_react_quicker() {
    for pair in BuilderSettings::ALL.windows(2) {
        let [low, high] = [pair[0], pair[1]];
        assert!(low.attention <= high.attention && low.glances <= high.glances && low.futures <= high.futures);
        assert!(low.nerves.fastest_ms > high.nerves.fastest_ms);
        assert!(low.nerves.typical_extra_ms > high.nerves.typical_extra_ms);
    }
}

#[test]
fn in_a_rush_quicker_levels_grab_first_more_often() {
    let mut first = [0; 2];
    for number in 0..12 {
        let mut journal = Journal::open();
        let options = EdoYashikiOptions { grab: Grab::Rush, ..EdoYashikiOptions::default() };
        let mut table =
            Table::<EdoYashiki>::open(2, options, Seed::numbered(2, number), &mut journal).expect("two can play");
        let mut rng = Rng::new(&Seed::numbered(3, number));
        let mut players = vec![(EdoYashiki::LEVELS[0].make)(rng.fork()), (EdoYashiki::LEVELS[1].make)(rng.fork())];
        bots::play(&mut table, &mut journal, &mut players, |step| {
            if let Some(Input::Choose(seat, Action::Grab(_))) = step.input {
                first[seat.index()] += 1;
            }
        });
    }
    // The last card needs no grabbing, so that every round of two has one grab.
    assert!(first[1] > first[0] && first[0] > 0, "{first:?}");
}
