//! The solver against a search that knows only the rules.

use bots::Mind;
use rinpa::testing::{Position, cards, late_position, seat};
use rinpa::{Options, Rinpa};
use table::{BySeat, Game, Input, Journal, Rng, Seat, Seed};

use crate::rinpa::RinpaMind;

fn solve(game: &Rinpa) -> Option<BySeat<f32>> {
    RinpaMind::DEFAULT.solve(game)
}

/// The points of everybody at the end if everybody plays their best, found by trying everything through the rules.
fn try_everything(game: &Rinpa) -> BySeat<i32> {
    if let Some(outcome) = game.outcome() {
        return outcome.points;
    }
    let player = game.waiting().must.first().expect("a game that is not over waits for a seat");
    let now = game.total_points();
    let gain = |end: &BySeat<i32>, seat: Seat| end[seat] - i32::from(now[seat]);
    let best_of_others = |end: &BySeat<i32>| {
        Seat::all(game.seats()).filter(|&other| other != player).map(|other| gain(end, other)).max()
    };
    let mut legal = Vec::new();
    game.legal(player, &mut legal);
    let ends = legal.into_iter().map(|action| {
        let mut next = game.clone();
        next.apply(Input::Choose(player, action), &mut Rng::new(&Seed::numbered(0, 0)), &mut Journal::closed());
        try_everything(&next)
    });
    let prefer = |best: BySeat<i32>, end: BySeat<i32>| {
        let key = |end: &BySeat<i32>| (end[player], std::cmp::Reverse(best_of_others(end)));
        if key(&end) > key(&best) { end } else { best }
    };
    ends.reduce(prefer).expect("a seat that is waited for can act")
}

fn check(game: &Rinpa, about: &str) {
    let expected = try_everything(game);
    let solved = solve(game).unwrap_or_else(|| panic!("{about}: not solved"));
    let solved = BySeat::from_fn(game.seats(), |player| solved[player] as i32);
    assert_eq!(solved, expected, "{about}: {:?} with {:?}", game.hands(), game.trick());
}

#[test]
fn the_solver_agrees_with_trying_everything() {
    let mut rng = Rng::new(&Seed::numbered(11, 1));
    for (seats, left, positions) in [(3, 1, 50), (3, 2, 300), (3, 3, 100), (4, 2, 150), (4, 3, 12), (5, 2, 40)] {
        for number in 0..positions {
            let game = late_position(seats, left, &mut rng).game();
            check(&game, &format!("{seats} seats, {left} cards each, position {number}"));
        }
    }
}

#[test]
fn the_solver_agrees_in_the_middle_of_a_trick() {
    let mut rng = Rng::new(&Seed::numbered(11, 2));
    for number in 0..150 {
        let seats = 3 + (number % 3) as u8;
        let mut game = late_position(seats, 2, &mut rng).game();
        for _ in 0..rng.below(2 * u32::from(seats) - 1) {
            let Some(player) = game.waiting().must.first() else { break };
            check(&game, &format!("position {number}"));
            let mut legal = Vec::new();
            game.legal(player, &mut legal);
            let action = *rng.choose(&legal).expect("never empty");
            game.apply(Input::Choose(player, action), &mut rng, &mut Journal::closed());
        }
    }
}

#[test]
fn the_solver_agrees_where_cards_are_crowded_into_few_sets() {
    // Neighboring cards of one set are where cards are as good as each other, and where sets are completed together.
    let mut rng = Rng::new(&Seed::numbered(11, 3));
    let crowded = cards("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 S1 S2 S3");
    for number in 0..150 {
        let mut rest = crowded;
        let hands: Vec<String> = (0..3)
            .map(|_| {
                let hand = rng.sample(rest, 3);
                rest -= hand;
                hand.to_string()
            })
            .collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        check(&Position::of(&hands).game(), &format!("position {number}"));
    }
}

#[test]
fn a_choice_of_sets_is_solved() {
    let position = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]);
    let scene = position.scene().play(&["A K6", "B K11", "C K10", "D K7"]);
    check(&scene.game, "B has the choice");
    // B takes the six; then B leads the last trick, which D wins with S4 and so takes S1-6.
    assert_eq!(solve(&scene.game).map(|points| points.as_slice().to_vec()), Some(vec![0.0, 6.0, 0.0, 10.0]));
}

#[test]
fn equal_points_are_decided_against_the_best_of_the_others() {
    // By the first of equally good cards, C would end with ten points.
    let game = Position::of(&["H7 I5", "K3 I8", "K1 K10"]).game();
    check(&game, "A leads");
    assert_eq!(solve(&game).map(|points| points.as_slice().to_vec()), Some(vec![4.0, 6.0, 6.0]));
}

#[test]
fn a_deal_with_many_cards_left_is_not_solved() {
    let mut rng = Rng::new(&Seed::numbered(11, 4));
    for (seats, solved, unsolved) in [(3, 3, 4), (4, 3, 4), (5, 2, 3)] {
        assert!(solve(&late_position(seats, solved, &mut rng).game()).is_some());
        assert!(solve(&late_position(seats, unsolved, &mut rng).game()).is_none());
    }
}

#[test]
fn points_of_earlier_deals_are_added() {
    let position = Position::of(&["H11 K6", "K5 S7", "H12 S8"]);
    let game = position.options(Options::default()).after_deal(&[14, 20, 14]).game();
    let alone = position_value(&["H11 K6", "K5 S7", "H12 S8"]);
    let solved = solve(&game).expect("few cards are left");
    assert_eq!(solved[seat("B")], alone[seat("B")] + 20.0);
    assert_eq!(solved[seat("C")], alone[seat("C")] + 14.0);
}

fn position_value(hands: &[&str]) -> BySeat<f32> {
    solve(&Position::of(hands).game()).expect("few cards are left")
}
