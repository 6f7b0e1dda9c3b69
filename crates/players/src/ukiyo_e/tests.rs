//! The plausible player and the evaluation.

use bots::Mind;
use table::{BySeat, Game, Input, Journal, Rng, Seat, Seed, Viewer};
use ukiyo_e::testing::{Board, Rest, Table, cards, seat};
use ukiyo_e::{Action, Artist, Memory, Phase, UkiyoE, UkiyoEOptions};

use super::prospects::{outlook, prospect};
use super::{Temper, UkiyoEMind};

const MIND: UkiyoEMind = UkiyoEMind::DEFAULT;

/// A game in which a seat plays plausibly if it is `thinker`, else at random; everybody does if there is none.
fn play(
    seats: u8,
    thinker: Option<Seat>,
    number: u64,
    mut watch: impl FnMut(&UkiyoE, Seat, &[Action], &mut Rng),
) -> UkiyoE {
    let mut rng = Rng::new(&Seed::numbered(4, 100 + number));
    let mut journal = Journal::closed();
    let mut game = UkiyoE::setup(seats, &UkiyoEOptions::default(), &mut rng, &mut journal);
    let mut legal = Vec::new();
    while let Some(mover) = game.waiting().must.first() {
        legal.clear();
        game.legal(mover, &mut legal);
        watch(&game, mover, &legal, &mut rng);
        let action = match thinker {
            Some(seat) if seat != mover => legal[rng.below(legal.len() as u32) as usize],
            Some(_) | None => MIND.plausible(&game, mover, &legal, &mut rng),
        };
        game.apply(Input::Choose(mover, action), &mut rng, &mut journal);
    }
    game
}

#[test]
fn a_plausible_player_keeps_the_rules() {
    for number in 0..60 {
        play(2 + (number % 3) as u8, None, number, |game, mover, legal, rng| {
            let action = MIND.plausible(game, mover, legal, rng);
            assert!(legal.contains(&action), "{action} in game {number}");
        });
    }
}

#[test]
fn a_plausible_player_beats_one_who_plays_at_random() {
    let mut won = 0;
    for number in 0..40 {
        let thinker = Seat::new((number % 2) as u8);
        let outcome = play(2, Some(thinker), number, |_, _, _, _| {}).outcome().expect("the game was played out");
        won += usize::from(outcome.places[thinker] == 1);
    }
    assert!(won >= 38, "only {won} of 40 games were won");
}

#[test]
fn a_plausible_player_does_not_see_through_cards() {
    let mut compared = 0;
    for number in 0..30 {
        play(3, None, number, |game, mover, legal, rng| {
            let view = game.view(Viewer::Seat(mover));
            // A memory of nothing leaves most freedom: what lies beneath the top of the discards may differ too.
            let world = UkiyoE::imagine(&view, &Memory::default(), rng);
            let (one, other) = (&mut rng.clone(), &mut rng.clone());
            assert_eq!(MIND.plausible(game, mover, legal, one), MIND.plausible(&world, mover, legal, other));
            compared += 1;
        });
    }
    assert!(compared > 1000);
}

fn choosing(board: Board) -> Table {
    board.phase(Phase::DiscardOrShow).table()
}

#[test]
fn the_lowest_card_of_a_closing_exhibition_is_laid_last() {
    let mut table = choosing(Board::new(2).hand("A", "hokusai 5 6 7 7").show("B", "hokusai 1 3 4"));
    table.play(&["A show hokusai 5 6 7 7"]);
    let legal = table.legal(seat("B"));
    let tries = (0..32).map(|_| MIND.plausible(&table.game, seat("B"), &legal, &mut table.rng).to_string());
    let highest = tries.filter(|action| action == "lay hokusai 4").count();
    assert!(highest > 24, "laid first {highest} times of 32");
}

fn expected(table: &Table) -> BySeat<f32> {
    MIND.expect(&table.game)
}

#[test]
fn an_exhibition_that_nobody_can_outnumber_counts_in_full() {
    // Two of the four Moronobu are on show: three others there are not.
    let with = expected(&Board::new(2).show("A", "moronobu 2 2").table());
    let without = expected(&Board::new(2).table());
    let gained = (with[seat("A")] - with[seat("B")]) - (without[seat("A")] - without[seat("B")]);
    assert_eq!(gained, 2.0);
}

#[test]
fn an_exhibition_that_somebody_can_outnumber_counts_less() {
    let safe = expected(&Board::new(2).show("A", "hokusai 5 6").hand("B", "sharaku 1 2 3").table());
    let threatened = expected(&Board::new(2).show("A", "hokusai 5 6").hand("B", "hokusai 1 2 3").table());
    assert!(threatened[seat("A")] < safe[seat("A")] - 1.0);
}

#[test]
fn when_nobody_can_answer_an_exhibition_counts_in_full() {
    // C takes the very last turn, so A and B only look on.
    let board = Board::new(3).show("C", "hokusai 5 6").hand("A", "hokusai 1 2 3").hand("B", "hokusai 1 2 3");
    let table = choosing(board.rest(Rest::Discards).last_turn("C", "A"));
    assert_eq!(expected(&table)[seat("C")], 5.0);
}

#[test]
fn a_finished_game_expects_what_it_scored() {
    for number in 0..6 {
        let game = play(3, None, number, |_, _, _, _| {});
        let points = game.outcome().expect("the game was played out").points;
        assert_eq!(MIND.expect(&game), BySeat::from_fn(3, |seat| points[seat] as f32));
    }
}

#[test]
fn higher_and_more_cards_promise_more() {
    let table = Board::new(2).table();
    let eye = Temper::DEFAULT.eye();
    let promise = |text: &str| {
        let works = cards(text).of(Artist::Hiroshige);
        prospect(&table.game, Artist::Hiroshige, works, &outlook(&table.game, seat("A")), &eye).promise
    };
    assert!(promise("hiroshige 8 8") > promise("hiroshige 1 1"));
    assert!(promise("hiroshige 7 8 8") > promise("hiroshige 8 8"));
    assert!(promise("hiroshige 8 8") > promise("hiroshige 8"));
}

#[test]
fn a_chapter_is_a_round() {
    let mut chapters = Vec::new();
    play(2, None, 0, |game, _, _, _| {
        if chapters.last() != Some(&MIND.chapter(game)) {
            chapters.push(MIND.chapter(game));
        }
    });
    assert_eq!(chapters, [0, 1, 2]);
}
