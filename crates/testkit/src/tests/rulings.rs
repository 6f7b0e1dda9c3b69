//! The rules of the toys.

use table::{Game, Input, Journal, Outcome, Rng, Seat, SeatSet, Seed, Viewer};

use crate::toys::cards::draw_one;
use crate::toys::{Bids, BidsRefusal, Card, Cards, Hands, HandsOptions, Snap, SnapAction, up_to};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn rng() -> Rng {
    Rng::new(&Seed::numbered(3, 1))
}

fn bid(bids: &[(Seat, u8)]) -> Bids {
    let (mut rng, mut journal) = (rng(), Journal::closed());
    let mut game = Bids::setup(3, &Default::default(), &mut rng, &mut journal);
    for &(seat, rank) in bids {
        assert_eq!(game.check(seat, Card::new(rank)), Ok(()));
        game.apply(Input::Choose(seat, Card::new(rank)), &mut rng, &mut journal);
    }
    game
}

#[test]
fn all_bid_at_the_same_time_and_only_once() {
    let game = bid(&[(B, 2)]);
    assert_eq!(game.waiting().must, [A, C].into_iter().collect());
    assert_eq!(game.check(B, Card::new(1)), Err(BidsRefusal::Committed));
    assert_eq!(game.view(Viewer::Seat(B)).own_bid, Some(Card::new(2)));
    assert_eq!(game.view(Viewer::Seat(A)).own_bid, None);
}

#[test]
fn the_highest_bid_that_stands_alone_wins() {
    let before = bid(&[]).view(Viewer::Spectator).prize.map_or(0, Card::rank);
    let game = bid(&[(A, 3), (B, 3), (C, 1)]);
    assert_eq!(game.view(Viewer::Spectator).points[C], i32::from(before));
    let tied = bid(&[(A, 2), (B, 2), (C, 2)]);
    assert_eq!(tied.view(Viewer::Spectator).points.as_slice(), [0, 0, 0]);
}

/// Bids for the first two prizes: nobody wins the first, seat A wins the second.
fn two_prizes(rules: u32) -> (i32, i32, Bids) {
    let (mut rng, mut journal) = (rng(), Journal::closed());
    let mut game = Bids::setup_by(rules, 3, &Default::default(), &mut rng, &mut journal);
    let prize = |game: &Bids| i32::from(game.view(Viewer::Spectator).prize.map_or(0, Card::rank));
    let first = prize(&game);
    for seat in [A, B, C] {
        game.apply(Input::Choose(seat, Card::new(2)), &mut rng, &mut journal);
    }
    let second = prize(&game);
    for (seat, rank) in [(A, 3), (B, 1), (C, 1)] {
        game.apply(Input::Choose(seat, Card::new(rank)), &mut rng, &mut journal);
    }
    (first, second, game)
}

#[test]
fn under_rules_1_a_prize_that_nobody_wins_is_out_of_the_game() {
    let (_, second, game) = two_prizes(1);
    assert_eq!(game.view(Viewer::Spectator).points.as_slice(), [second, 0, 0]);
}

#[test]
fn under_rules_2_a_prize_that_nobody_wins_comes_with_the_next() {
    let (first, second, game) = two_prizes(2);
    assert_eq!(game.view(Viewer::Spectator).points.as_slice(), [first + second, 0, 0]);
}

#[test]
fn the_highest_card_takes_the_trick_and_leads() {
    let (mut rng, mut journal) = (rng(), Journal::closed());
    let mut game = Hands::setup(2, &HandsOptions::default(), &mut rng, &mut journal);
    let leader = game.turn;
    let other = leader.left(1, 2);
    let (high, low) = (game.hands[leader].iter().max(), game.hands[other].iter().next());
    let (high, low) = (high.expect("three cards are dealt"), low.expect("three cards are dealt"));
    game.apply(Input::Choose(leader, high), &mut rng, &mut journal);
    game.apply(Input::Choose(other, low), &mut rng, &mut journal);
    let winner = if high > low { leader } else { other };
    assert_eq!((game.turn, game.points[winner]), (winner, 1));
    assert!(game.check(winner, high).is_err(), "a card that was played is no longer held");
}

#[test]
fn the_card_set_aside_is_shown_at_the_end_only() {
    let (mut rng, mut journal) = (rng(), Journal::closed());
    let mut game = Hands::setup(3, &HandsOptions::default(), &mut rng, &mut journal);
    while !game.waiting().is_over() {
        assert_eq!(game.view(Viewer::Spectator).aside, None);
        let card = game.hands[game.turn].iter().next().expect("who is waited for has a card");
        game.apply(Input::Choose(game.turn, card), &mut rng, &mut journal);
    }
    assert_eq!(game.view(Viewer::Spectator).aside, Some(game.aside));
    assert_eq!(game.outcome(), Some(Outcome::by_points(game.points)));
}

fn snap_until(wanted: impl Fn([Option<Card>; 2]) -> bool) -> (Snap, Rng, Journal<crate::toys::SnapEvent>) {
    let (mut rng, mut journal) = (rng(), Journal::open());
    loop {
        let mut game = Snap::setup(2, &Default::default(), &mut rng, &mut journal);
        while !game.waiting().is_over() {
            if wanted(game.view(Viewer::Spectator).top) {
                return (game, rng, journal);
            }
            game.apply(Input::TimeUp, &mut rng, &mut journal);
        }
    }
}

#[test]
fn a_pair_is_taken_by_the_first_who_calls() {
    let (mut game, mut rng, mut journal) = snap_until(|[top, below]| top.is_some() && top == below);
    let to_take = game.view(Viewer::Spectator).to_take;
    game.apply(Input::Choose(B, SnapAction), &mut rng, &mut journal);
    assert_eq!(game.view(Viewer::Spectator).points.as_slice(), [0, i32::from(to_take)]);
}

#[test]
fn a_wrong_call_costs_a_point_and_the_seat_is_out_until_the_next_card() {
    let (mut game, mut rng, mut journal) = snap_until(|[top, below]| top.is_some() && top != below);
    game.apply(Input::Choose(A, SnapAction), &mut rng, &mut journal);
    assert_eq!(game.view(Viewer::Spectator).points.as_slice(), [-1, 0]);
    assert_eq!(game.waiting().may, SeatSet::only(B));
    assert!(game.check(A, SnapAction).is_err());
    game.apply(Input::TimeUp, &mut rng, &mut journal);
    assert_eq!(game.waiting().may, SeatSet::all(2));
}

#[test]
fn cards_are_drawn_without_repetition() {
    let mut cards = up_to(5);
    let mut drawn = Cards::NONE;
    while let Some(card) = draw_one(&mut cards, &mut rng()) {
        assert!(!drawn.contains(card));
        drawn = drawn.with(card);
    }
    assert_eq!(drawn, up_to(5));
    assert!("16".parse::<Card>().is_err() && "0".parse::<Card>().is_err());
}
