//! §8, §9: points, deals, and who wins.

use expect_test::expect;
use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seed};

use crate::{Deals, Deck, Event, Options, Rinpa, Set, Sets, Ties, points_of};

use crate::testing::Position;

/// A game played to its end by always taking the first action of the list.
fn finished(seats: u8, options: Options, number: u64) -> (Rinpa, Journal<Event>) {
    let mut journal = Journal::open();
    let mut rng = Rng::new(&Seed::numbered(5, number));
    let mut game = Rinpa::setup(seats, &options, &mut rng, &mut journal);
    let mut legal = Vec::new();
    while let Some(player) = game.waiting().must.first() {
        legal.clear();
        game.legal(player, &mut legal);
        game.apply(Input::Choose(player, legal[0]), &mut rng, &mut journal);
    }
    (game, journal)
}

fn outcome(game: &Rinpa) -> Outcome {
    game.outcome().expect("the game was played to its end")
}

#[test]
fn section_8_every_card_of_a_set_is_a_point() {
    for set in Set::all() {
        assert_eq!(points_of(Sets::only(set)), set.cards().len());
    }
    assert_eq!(points_of(Set::all().collect::<Sets>()), 48);
}

#[test]
fn section_8_every_point_goes_to_a_seat_or_is_dead() {
    for number in 0..50 {
        let options = Options { deals: Deals::One, ..Options::default() };
        let (game, _) = finished(4, options, number);
        let taken: i32 = outcome(&game).points.as_slice().iter().sum();
        assert_eq!(taken + i32::from(points_of(game.dead)), 48);
    }
}

#[test]
fn ruling_7_a_game_has_as_many_deals_as_seats_and_totals_decide() {
    for seats in Rinpa::SEATS {
        let (game, journal) = finished(seats, Options::default(), 1);
        let mut sums: BySeat<i32> = BySeat::all(seats, 0);
        let mut deals = 0;
        for news in journal.news() {
            if let Event::DealScored { points, deal } = news.event {
                deals += 1;
                assert_eq!(deal, deals);
                points.iter().for_each(|(seat, &points)| sums[seat] += i32::from(points));
            }
        }
        assert_eq!(deals, seats);
        assert_eq!(outcome(&game).points, sums);
    }
}

#[test]
fn ruling_7_a_single_deal_can_be_played() {
    let (game, journal) = finished(4, Options { deals: Deals::One, ..Options::default() }, 1);
    assert_eq!(journal.news().iter().filter(|news| matches!(news.event, Event::DealBegins { .. })).count(), 1);
    assert_eq!(game.scores.finished(), 1);
}

#[test]
fn section_9_the_score_table_keeps_every_deal() {
    let (game, _) = finished(3, Options { deck: Deck::Small, ..Options::default() }, 1);
    let rows: Vec<Vec<u8>> = game.scores.deals().map(|deal| deal.as_slice().to_vec()).collect();
    assert_eq!(rows.len(), 3);
    for player in table::Seat::all(3) {
        assert_eq!(rows.iter().map(|row| row[player.index()]).sum::<u8>(), game.scores.total(player));
    }
}

/// The end of a deal after which A and C have six points each, A for one set and C for two. B has none.
fn equal_points(ties: Ties) -> Outcome {
    let options = Options { deals: Deals::One, ties, deck: Deck::Full };
    let scene = Position::of(&["H11 K6", "K5 S7", "H12 S8"]).options(options).scene();
    let scene = scene.play(&["A H11", "B K5", "C H12", "C S8", "A K6", "B S7"]);
    assert_eq!(scene.taken(), ["C H11-12", "C S7-10", "A K1-6"]);
    outcome(&scene.game)
}

#[test]
fn ruling_6_equal_points_share_the_victory() {
    let outcome = equal_points(Ties::Shared);
    assert_eq!(outcome.points.as_slice(), [6, 0, 6]);
    assert_eq!(outcome.places.as_slice(), [1, 3, 1]);
}

#[test]
fn ruling_6_the_number_of_sets_decides_if_the_table_wants_it_so() {
    let outcome = equal_points(Ties::Sets);
    assert_eq!(outcome.points.as_slice(), [6, 0, 6]);
    assert_eq!(outcome.places.as_slice(), [2, 3, 1]);
}

#[test]
fn the_end_is_told() {
    let (_, journal) = finished(3, Options { deck: Deck::Small, ..Options::default() }, 1);
    let last: Vec<String> = journal.news().iter().rev().take(2).map(|news| news.event.to_string()).collect();
    expect![[r#"
        The game is over: A 20, B 18, C 26. C wins.
        Deal 3 is over: A 8, B 4, C 8."#]]
    .assert_eq(&last.join("\n"));
}
