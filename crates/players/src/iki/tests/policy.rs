//! The judgment of positions and the quick policy.

use bots::Mind;
use iki::testing::{A, B, Desk};
use iki::{Action, Iki, IkiOptions, Length, Memory, Shop};
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::iki::IkiMind;

const MIND: IkiMind = IkiMind::DEFAULT;

/// The points of all seats after a game in which the seats of `sensible` follow the policy and the others draw lots.
fn play(seats: u8, sensible: &[Seat], number: u64) -> Vec<i32> {
    let mut rng = Rng::new(&Seed::numbered(21, number));
    let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut Journal::closed());
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().must.first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = if sensible.contains(&seat) {
            MIND.plausible(&game, seat, &legal, &mut rng)
        } else {
            legal[rng.below(legal.len() as u32) as usize]
        };
        game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
    }
    game.outcome().unwrap().points.as_slice().to_vec()
}

/// Shows every position of a game that the policy plays with itself, drawing lots at one decision in four.
pub(super) fn watch(seats: u8, number: u64, mut show: impl FnMut(&Iki)) {
    let mut rng = Rng::new(&Seed::numbered(24, number));
    let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut Journal::closed());
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().must.first() {
        show(&game);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = match rng.below(4) {
            0 => legal[rng.below(legal.len() as u32) as usize],
            _ => MIND.plausible(&game, seat, &legal, &mut rng),
        };
        game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
    }
}

#[test]
fn the_policy_beats_lots_by_far() {
    for seats in 2..=4u8 {
        let mut lead = 0;
        for number in 0..60 {
            let seat = Seat::new((number % u64::from(seats)) as u8);
            let points = play(seats, &[seat], number);
            let others: i32 = points.iter().sum::<i32>() - points[seat.index()];
            lead += points[seat.index()] - others / (i32::from(seats) - 1);
        }
        assert!(lead / 60 >= 20, "{seats} seats: a mean lead of {}", lead / 60);
    }
}

#[test]
fn the_policy_hires_and_feeds_its_people() {
    let (mut hires, mut starved) = (0, 0);
    for number in 0..20 {
        let mut rng = Rng::new(&Seed::numbered(22, number));
        let mut journal = Journal::open();
        let mut game = Iki::setup(4, &IkiOptions::default(), &mut rng, &mut journal);
        let mut legal = Vec::new();
        while let Some(seat) = game.waiting().must.first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = MIND.plausible(&game, seat, &legal, &mut rng);
            game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
        }
        let told = |word: &str| journal.news().iter().filter(|news| news.event.to_string().contains(word)).count();
        hires += told("hires the");
        starved += told(" hungry");
    }
    assert!(hires / 80 >= 4, "{hires} hires in 80 seats");
    assert!(starved * 4 < hires, "{starved} of {hires} cards went hungry");
}

#[test]
fn a_finished_game_is_judged_by_its_points() {
    let game = Desk::new(3).player(B, |player| player.iki = 7).over().game;
    let points = game.outcome().unwrap().points;
    for seat in Seat::all(3) {
        assert_eq!(MIND.expect(&game)[seat], points[seat] as f32);
    }
}

#[test]
fn better_things_are_worth_more() {
    let base = MIND.expect(&Desk::new(4).employ(A, "A1", "seamstress", 0).game)[A];
    let worth = |desk: Desk| MIND.expect(&desk.game)[A];
    let with_card = || Desk::new(4).employ(A, "A1", "seamstress", 0);
    assert!(worth(Desk::new(4).employ(A, "A1", "seamstress", 1)) > base, "experience");
    assert!(worth(with_card().player(A, |player| player.mon += 3)) > base, "money");
    assert!(worth(with_card().player(A, |player| player.rice = 0)) < base - 1.0, "hunger");
    assert!(worth(with_card().retired(A, "glass")) > base + 10.0, "a retired card pays four times");
    assert!(worth(with_card().built(A, "B1", "theater")) > base + 5.0, "a theater, though fires threaten it");
    assert!(worth(with_card().employ(A, "A2", "brush", 0)) > worth(with_card().employ(A, "B2", "brush", 0)), "harmony");
    assert!(worth(with_card().power(A, 5)) > base + 0.5, "firefighting");
}

#[test]
fn a_good_visit_is_worth_something_before_it_is_made() {
    let worth = |desk: Desk| MIND.expect(&desk.visit(A, Shop::Rice).game)[A];
    assert!(worth(Desk::new(4).employ(B, "A1", "printer", 0)) > worth(Desk::new(4).employ(B, "B1", "printer", 0)));
}

#[test]
fn the_chapter_is_the_month() {
    let mut desk = Desk::new(3).visit(A, Shop::Pawn);
    assert_eq!(MIND.chapter(&desk.game), 1);
    desk.play("A done");
    assert_eq!(MIND.chapter(&desk.game), 2);
    let over = Desk::new(3).month(13).over();
    assert_eq!(MIND.chapter(&over.game), 14);
}

#[test]
fn the_short_game_ends_after_spring_and_new_years_day() {
    let options = IkiOptions { length: Length::Spring, ..IkiOptions::default() };
    let mut rng = Rng::new(&Seed::numbered(23, 0));
    let mut game = Iki::setup(4, &options, &mut rng, &mut Journal::closed());
    let mut months = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().must.first() {
        if months.last() != Some(&game.month().number()) {
            months.push(game.month().number());
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let action = MIND.plausible(&game, seat, &legal, &mut rng);
        game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
    }
    assert_eq!(months, [1, 2, 3, 13]);
}

#[test]
fn judging_and_policy_take_no_memory_from_the_heap() {
    let mut rng = Rng::new(&Seed::numbered(12, 2));
    let mut game = Iki::setup(4, &IkiOptions::default(), &mut rng, &mut Journal::closed());
    let mut legal: Vec<Action> = Vec::with_capacity(64);
    // The table of weights is read once, by the first evaluation.
    MIND.expect(&game);
    let memory = allocation_counter::measure(|| {
        while let Some(seat) = game.waiting().must.first() {
            let world = Iki::imagine(&game.view(Viewer::Seat(seat)), &Memory, &mut rng);
            assert_eq!(MIND.expect(&world), MIND.expect(&game), "what is covered changes no judgment");
            legal.clear();
            game.legal(seat, &mut legal);
            let action = MIND.plausible(&game, seat, &legal, &mut rng);
            game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
        }
    });
    assert_eq!(memory.count_total, 0);
}
