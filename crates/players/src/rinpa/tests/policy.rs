//! What a plausible player does, and what a glance at a deal is worth.

use bots::Mind;
use rinpa::testing::{Position, Scene, seat};
use rinpa::{Action, Completed, Deals, Deck, Options, Rinpa, Ties, points_of};
use table::{BySeat, Game, Input, Journal, Rng, Seat, Seed};

use crate::rinpa::RinpaMind;

const ONE_DEAL: Options = Options { deals: Deals::One, ties: Ties::Shared, deck: Deck::Full };
const MIND: RinpaMind = RinpaMind::DEFAULT;

/// What the seat whose turn it is may plausibly do, tried often enough to see everything.
fn plausible(scene: &Scene) -> Vec<String> {
    let game = &scene.game;
    let mut legal = Vec::new();
    game.legal(game.turn(), &mut legal);
    let mut rng = Rng::new(&Seed::numbered(8, 1));
    let tried: Vec<Action> = (0..200).map(|_| MIND.plausible(game, game.turn(), &legal, &mut rng)).collect();
    legal.iter().filter(|action| tried.contains(action)).map(ToString::to_string).collect()
}

#[test]
fn a_plausible_player_completes_a_set_off_suit() {
    let scene = Position::of(&["K5 K1 S9", "S11 S8 I1", "K4 K2 I3"]).scene().play(&["A K5"]);
    assert_eq!(plausible(&scene), ["S11"]);
}

#[test]
fn a_plausible_player_wins_the_trick_when_a_set_is_at_stake() {
    let scene = Position::of(&["K6 S1", "K7 K12", "K11 S2"]).scene().play(&["A K6"]);
    assert_eq!(plausible(&scene), ["K12"]);
}

#[test]
fn a_plausible_player_does_not_complete_a_set_for_somebody_else() {
    // K6 would complete a set that K12, played already, wins.
    let scene = Position::of(&["K12 S1 S2", "K6 K9 I1", "K11 K10 I2"]).scene().play(&["A K12"]);
    assert_eq!(plausible(&scene), ["K9"]);
}

#[test]
fn a_plausible_player_does_not_open_the_last_gap() {
    // H1 and S1 would leave a single gap that another hand can fill; K1 and K2 are in one hand.
    let scene = Position::of(&["H1 S1 K1 K2", "H2 I7 I8 I9", "S2 I10 I1 I2"]).scene();
    assert_eq!(plausible(&scene), ["K1", "K2"]);
}

#[test]
fn a_plausible_winner_takes_the_largest_set() {
    let position = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]);
    let scene = position.scene().play(&["A K6", "B K11", "C K10", "D K7"]);
    assert_eq!(plausible(&scene), ["take K1-6"]);
}

/// Plays on to the end of the only deal; `choose` is asked for every action.
fn play_out(game: &mut Rinpa, rng: &mut Rng, mut choose: impl FnMut(&Rinpa, Seat, &[Action], &mut Rng) -> Action) {
    let mut legal = Vec::new();
    let mut journal = Journal::closed();
    while let Some(player) = game.waiting().must.first() {
        legal.clear();
        game.legal(player, &mut legal);
        let action = choose(game, player, &legal, rng);
        assert!(legal.contains(&action));
        game.apply(Input::Choose(player, action), rng, &mut journal);
    }
}

#[test]
fn a_plausible_player_beats_players_who_play_by_chance() {
    const DEALS: u8 = 200;
    let mut rng = Rng::new(&Seed::numbered(8, 2));
    for seats in Rinpa::SEATS {
        let (mut own, mut others) = (0, 0);
        for number in 0..DEALS {
            let hero = Seat::new(number % seats);
            let mut game = Rinpa::setup(seats, &ONE_DEAL, &mut rng, &mut Journal::closed());
            play_out(&mut game, &mut rng, |game, player, legal, rng| {
                if player == hero {
                    MIND.plausible(game, player, legal, rng)
                } else {
                    *rng.choose(legal).expect("never empty")
                }
            });
            let points = game.outcome().expect("the deal is over").points;
            own += points[hero];
            others += points.as_slice().iter().sum::<i32>() - points[hero];
        }
        // About 20.7, 15.3 and 11.9 points a deal against 12.6, 10.1 and 8.4.
        let mean_of_others = others / i32::from(seats - 1);
        assert!(own * 10 > mean_of_others * 12, "{seats} seats: {own} against {mean_of_others}");
    }
}

#[test]
fn a_glance_tells_more_than_sharing_what_is_left_alike() {
    let mut rng = Rng::new(&Seed::numbered(8, 3));
    for seats in Rinpa::SEATS {
        let (mut error_of_glance, mut error_of_sharing) = (0.0, 0.0);
        for _ in 0..300 {
            let mut game = Rinpa::setup(seats, &ONE_DEAL, &mut rng, &mut Journal::closed());
            let mut left = 10 + rng.below(25);
            let mut glance: Option<(BySeat<f32>, BySeat<f32>)> = None;
            play_out(&mut game, &mut rng, |game, player, legal, rng| {
                left = left.saturating_sub(1);
                if left == 0 && glance.is_none() {
                    glance = Some((MIND.expect(game), shared_alike(game)));
                }
                MIND.plausible(game, player, legal, rng)
            });
            let (glance, shared) = glance.expect("a deal has more than 34 actions");
            let points = game.outcome().expect("the deal is over").points;
            for (player, &points) in points.iter() {
                error_of_glance += (glance[player] - points as f32).powi(2);
                error_of_sharing += (shared[player] - points as f32).powi(2);
            }
        }
        assert!(error_of_glance < 0.9 * error_of_sharing, "{seats} seats: {error_of_glance} / {error_of_sharing}");
    }
}

/// The points so far, and everybody the same part of what is left.
fn shared_alike(game: &Rinpa) -> BySeat<f32> {
    let points = game.total_points();
    let left = 48 - points_of(game.dead()) - points.as_slice().iter().sum::<u8>();
    BySeat::from_fn(game.seats(), |player| f32::from(points[player]) + f32::from(left) / f32::from(game.seats()))
}

#[test]
fn before_the_first_card_of_a_deal_a_glance_tells_the_points() {
    let mut rng = Rng::new(&Seed::numbered(8, 4));
    let game = Rinpa::setup(4, &Options::default(), &mut rng, &mut Journal::closed());
    assert_eq!(MIND.expect(&game).as_slice(), [0.0; 4]);
}

#[test]
fn a_glance_shares_out_all_that_is_left() {
    let mut rng = Rng::new(&Seed::numbered(8, 5));
    let mut game = Rinpa::setup(4, &ONE_DEAL, &mut rng, &mut Journal::closed());
    let mut steps = 0;
    play_out(&mut game, &mut rng, |game, _, legal, rng| {
        steps += 1;
        let expected: f32 = MIND.expect(game).as_slice().iter().sum();
        let alive = f32::from(48 - points_of(game.dead()));
        // A winner who has the choice can leave a set dead; nothing else is lost.
        let at_risk = points_of(Completed::in_trick(game.trick(), game.laid()).sets);
        assert!(steps == 1 || expected < alive + 0.01, "{expected} of {alive}");
        assert!(steps == 1 || expected > alive - f32::from(at_risk) - 0.01, "{expected} of {alive}, {at_risk} at risk");
        *rng.choose(legal).expect("never empty")
    });
}

#[test]
fn a_set_that_the_trick_completed_is_expected_by_the_seat_that_will_take_it() {
    // S11-12 is B's for sure. C can still win the trick, and K1-6 with it.
    let scene = Position::of(&["K6 H1", "S11 H2", "K12 K11"]).scene().play(&["A K6"]);
    let before = MIND.expect(&scene.game);
    let scene = scene.play(&["B S11"]);
    let after = MIND.expect(&scene.game);
    assert!(after[seat("B")] > before[seat("B")] + 0.3, "{before:?} {after:?}");
    assert!(after[seat("C")] > after[seat("A")] + 3.0, "{after:?}");
}

#[test]
fn a_winner_with_a_choice_is_expected_to_take_the_largest_set() {
    let position = Position::of(&["K6", "K11", "K10", "K7"]);
    let scene = position.scene().play(&["A K6", "B K11", "C K10", "D K7"]);
    assert_eq!(MIND.expect(&scene.game).as_slice(), [0.0, 6.0, 0.0, 4.0]);
}

#[test]
fn a_chapter_is_a_deal() {
    let mut rng = Rng::new(&Seed::numbered(8, 6));
    let mut game = Rinpa::setup(3, &Options::default(), &mut rng, &mut Journal::closed());
    let mut chapters = Vec::new();
    play_out(&mut game, &mut rng, |game, _, legal, rng| {
        if chapters.last() != Some(&MIND.chapter(game)) {
            chapters.push(MIND.chapter(game));
        }
        *rng.choose(legal).expect("never empty")
    });
    assert_eq!(chapters, [0, 1, 2]);
}
