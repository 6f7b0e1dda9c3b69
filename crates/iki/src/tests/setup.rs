//! §4, §6, §14: set-up, the tracks and the options: rulings 1 to 6 and 53.

use crate::options::{Extras, IkiOptions};
use crate::testing::{A, B, C, D, Desk};
use crate::way_of_life::WaySpace;

/// Everybody takes the first starting card and the first row that is left.
fn start(desk: &mut Desk) {
    while desk.game.phase == crate::phase::Phase::StartingCard {
        let seat = desk.asked()[0];
        for _ in 0..2 {
            let action = desk.legal(seat)[0].clone();
            desk.play(&format!("{seat} {action}"));
        }
    }
}

#[test]
fn everybody_starts_with_8_mon_a_bale_of_rice_sandals_and_4_kobun() {
    let desk = Desk::fresh(3, IkiOptions::default());
    for seat in [A, B, C] {
        let player = desk.of(seat);
        assert_eq!((player.mon, player.rice, player.sandals, player.kobun, player.iki), (8, 1, 1, 4, 0));
    }
    assert_eq!(desk.pool().iter().count(), 4);
    assert!(desk.pool().iter().all(|(card, coins)| card.card().season == Some(crate::Season::Spring) && coins == 0));
    assert_eq!(desk.game.market.iter().map(crate::ids::FishId::slug).collect::<Vec<_>>(), ["spring1", "spring2"]);
}

#[test]
fn ruling_1_cylinders_start_in_hand_and_round_1_goes_clockwise_from_the_start_player() {
    let mut desk = Desk::fresh(4, IkiOptions::default());
    start(&mut desk);
    assert!(WaySpace::ALL.iter().all(|&space| desk.game.way.on(space).is_none()));
    assert_eq!(desk.track(), [A, B, C, D]);
    for (seat, space) in [(A, "4"), (B, "3"), (C, "2"), (D, "1")] {
        assert_eq!(desk.asked(), [seat]);
        desk.play(&format!("{seat} way {space}"));
    }
    assert_eq!(desk.asked(), [D], "then the lowest space takes its turn first");
}

#[test]
fn ruling_2_starting_cards_nobody_chose_go_back_to_the_box() {
    let mut desk = Desk::fresh(3, IkiOptions::default());
    assert_eq!(desk.legal(C), ["start salt", "start egg", "start cotton", "start eyeglass"]);
    desk.play("C start eyeglass; C at A1; B start salt; B at B1; A start egg; A at D1");
    assert_eq!(desk.game.gone.iter().map(crate::ids::CardId::slug).collect::<Vec<_>>(), ["cotton"]);
}

#[test]
fn ruling_3_the_last_player_takes_a_starting_card_first_and_puts_it_at_the_outer_end_of_an_unused_row() {
    let mut desk = Desk::fresh(4, IkiOptions::default());
    assert_eq!(desk.asked(), [D]);
    desk.play("D start salt");
    assert_eq!(desk.legal(D), ["at A1", "at B1", "at C1", "at D1"]);
    desk.play("D at C1");
    assert_eq!(desk.asked(), [C]);
    desk.play("C start egg");
    assert_eq!(desk.legal(C), ["at A1", "at B1", "at D1"]);
    assert_eq!(
        desk.refusal("C at A2"),
        "a starting card can't go to A2: choose the outer stall of a row without one (§4)"
    );
    assert_eq!((desk.of(D).mon, desk.of(D).kobun, desk.level("C1")), (8, 3, Some(0)), "it is free of charge");
}

#[test]
fn ruling_4_power_ends_at_10_and_a_gain_there_only_goes_on_top() {
    let mut desk = Desk::new(4).power(A, 9).power(B, 9).power(B, 2).power(A, 2);
    assert_eq!((desk.of(A).power, desk.of(B).power), (10, 10));
    assert_eq!(desk.track(), [A, B, C, D]);
    desk = desk.power(B, 1);
    assert_eq!(desk.track(), [B, A, C, D]);
    desk = desk.power(A, 0);
    assert_eq!(desk.track(), [B, A, C, D], "a gain of nothing does nothing");
}

#[test]
fn ruling_4_a_gain_of_2_is_one_move_past_the_pile_between() {
    let desk = Desk::new(3).power(C, 1).power(B, 2).power(A, 2);
    assert_eq!(desk.track(), [A, B, C]);
}

#[test]
fn ruling_5_who_arrived_last_on_a_space_goes_first() {
    let desk = Desk::new(4).power(B, 3).power(D, 3).power(A, 3);
    assert_eq!(desk.track(), [A, D, B, C]);
}

#[test]
fn ruling_6_space_x_is_blocked_with_two_or_three_players() {
    for seats in 2..=3 {
        let desk = Desk::new(seats);
        assert_eq!(desk.legal(A), ["way 1", "way 2", "way 3", "way 4"]);
        assert_eq!(desk.refusal("A way X"), "space X is only used with four players: choose another (§6)");
    }
    assert_eq!(Desk::new(4).legal(A)[0], "way X");
}

#[test]
fn only_one_cylinder_stands_on_a_space() {
    let mut desk = Desk::new(4);
    desk.play("A way 2");
    assert_eq!(desk.refusal("B way 2"), "A is on space 2: choose another (§6)");
}

#[test]
fn from_february_on_the_strongest_firefighter_places_first() {
    let mut desk = Desk::new(3).power(C, 1).visit(A, crate::Shop::Pawn);
    desk.play("A done");
    assert_eq!(desk.game.month.to_string(), "February");
    assert_eq!(desk.asked(), [C]);
}

#[test]
fn ruling_53_with_four_kobun_three_more_cards_fit_after_the_starting_card() {
    let mut desk = Desk::new(4)
        .employ(A, "A1", "salt", 0)
        .employ(A, "A2", "brush", 0)
        .employ(A, "B1", "tofu", 0)
        .offer("soba", 0)
        .offer("booklender", 0)
        .cylinders(&[(WaySpace::One, A), (WaySpace::Two, B)]);
    desk.play("A hire soba; A at B2; A stay; A done; B income; B stay; B done");
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    assert_eq!(desk.legal(A), ["income"]);
    assert_eq!(desk.refusal("A hire booklender"), "all your Kobun are on the board: wait until one comes back (§7)");
}

#[test]
fn the_extras_can_stay_in_the_box() {
    let without = IkiOptions { extras: Extras::Without, ..IkiOptions::default() };
    assert_eq!(IkiOptions::default().cards().len(), 56);
    assert_eq!(without.cards().len(), 48);
    let desk = Desk::fresh(4, without);
    assert_eq!(desk.game.stacks.cards().len(), 44 - 4);
}

#[test]
fn chance_is_used_in_the_order_that_the_readme_tells() {
    use table::{Game as _, Journal, Rng, Seed};

    let data = include_str!("../../data/occupations.tsv");
    for (extras, number) in [(Extras::With, 1), (Extras::Without, 2)] {
        for length in [crate::options::Length::Year, crate::options::Length::Spring] {
            let seed = Seed::numbered(21, number);
            let options = IkiOptions { extras, length, ..IkiOptions::default() };
            let (mut rng, mut told) = (Rng::new(&seed), Rng::new(&seed));
            let mut game = crate::Iki::setup(3, &options, &mut rng, &mut Journal::closed());
            let offered: Vec<&str> = game.pool.iter().map(|(card, _)| card.slug()).collect();
            // The same told again, from the README and the data alone.
            for (season, name) in crate::components::Season::ALL.into_iter().zip(["spring", "summer", "fall", "winter"])
            {
                let lines = data.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
                let taking_part = lines.filter(|row| row[3] == name && (extras == Extras::With || row[10] == "base"));
                let mut order: Vec<&str> = taking_part.map(|row| row[0]).collect();
                if length == crate::options::Length::Spring {
                    order.truncate(if name == "spring" { 6 } else { 0 });
                }
                told.shuffle(&mut order);
                let mut dealt = if name == "spring" { offered.clone() } else { Vec::new() };
                while let Some(card) = game.stacks.draw(season) {
                    dealt.push(card.slug());
                }
                order.reverse();
                assert_eq!(dealt, order, "{name}, from the top");
            }
            assert_eq!(rng, told, "nothing else was drawn");
        }
    }
}
