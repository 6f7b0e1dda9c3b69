//! The weights of the judgment are data, checked when they are read.

use bots::Mind;
use iki::Shop;
use iki::testing::{A, B, Desk};
use table::Seat;

use crate::iki::{Appraisal, Aspect, IkiMind, Judgment, Taste};

const MIND: IkiMind = IkiMind::DEFAULT;

/// A table in which every aspect is worth its number, and a tenth more with a year ahead.
fn numbered() -> String {
    let line = |&aspect: &Aspect| {
        let (name, number) = (aspect.name(), aspect as u8);
        format!("{name}\t{number}.000\n{}\t0.100\n", aspect.name_with_a_year())
    };
    format!("weight\tnumber\n{}", Aspect::ALL.iter().map(line).collect::<String>())
}

fn leaked(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

#[test]
fn an_aspect_counts_by_its_weight_and_by_the_time_that_is_left() {
    let judgment = Judgment::read("judgment-9", leaked(numbered())).unwrap();
    let game = Desk::new(3).employ(A, "A1", "seamstress", 0).game;
    let appraisal = Appraisal::of(&game, A);
    let expected: f32 = Aspect::ALL
        .iter()
        .map(|&aspect| appraisal.aspects[aspect as usize] * (f32::from(aspect as u8) + 0.1 * appraisal.time))
        .sum();
    assert!((judgment.points(&appraisal) - appraisal.iki - expected).abs() < 0.01);
}

#[test]
fn a_table_with_another_weight_or_without_a_number_is_refused_with_its_line() {
    let refusal = |text: String| Judgment::read("judgment-9", leaked(text)).unwrap_err().to_string();
    assert_eq!(refusal(numbered().replace("\nkoban\t", "\ngold\t")), "judgment-9.tsv, line 24: 'gold' is no weight");
    let torn = numbered().replace("\nmon\t1.000", "\nmon\tmuch");
    assert_eq!(refusal(torn), "judgment-9.tsv, line 4: 'much' is no number");
    let short: String = numbered().lines().take(9).map(|line| format!("{line}\n")).collect();
    assert_eq!(refusal(short), format!("judgment-9.tsv, line 9: the table must have {} rows", 2 * Aspect::COUNT));
}

#[test]
fn the_numbers_of_a_judgment_stand_in_the_order_of_their_names() {
    for seats in 2..=4 {
        let weights = Judgment::weights(seats);
        let numbers: Vec<f32> = weights.iter().map(|weight| weight.default).collect();
        assert_eq!(Judgment::of(&numbers), *Judgment::default_for(seats));
        let game = Desk::new(seats).employ(A, "A1", "seamstress", 0).game;
        let own = IkiMind { judgment: Some(Judgment::of(&numbers)), ..MIND };
        assert_eq!(own.expect(&game), MIND.expect(&game));
        assert!(weights.iter().all(|weight| (weight.least..=weight.most).contains(&weight.default)));
    }
}

#[test]
fn every_aspect_is_seen_in_some_game() {
    let mut seen = [false; Aspect::COUNT];
    for number in 0..150 {
        super::policy::watch(4, number, |game| {
            for seat in Seat::all(4) {
                let appraisal = Appraisal::of(game, seat);
                for (seen, value) in seen.iter_mut().zip(appraisal.aspects) {
                    *seen |= value != 0.0;
                }
            }
        });
    }
    let unseen: Vec<&str> = Aspect::ALL.iter().filter(|&&it| !seen[it as usize]).map(|it| it.name()).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn hunger_weighs_more_the_fewer_turns_are_left_to_find_rice() {
    let worth_of_a_bale = |desk: fn() -> Desk| {
        let employed = || desk().employ(A, "A1", "seamstress", 1).player(A, |player| player.rice = 0);
        let fed = employed().player(A, |player| player.rice = 1);
        MIND.expect(&fed.game)[A] - MIND.expect(&employed().game)[A]
    };
    let two_turns = worth_of_a_bale(|| Desk::new(4).month(5));
    let one_turn = worth_of_a_bale(|| Desk::new(4).month(6));
    let none = worth_of_a_bale(|| Desk::new(4).month(6).visit(B, Shop::Pawn));
    assert!(none > one_turn && one_turn > two_turns && two_turns > 0.0, "{none}, {one_turn}, {two_turns}");
}

#[test]
fn the_numbers_of_a_taste_stand_in_the_order_of_their_names() {
    let mut numbers: Vec<f32> = Taste::ALL.iter().map(|weight| weight.default).collect();
    assert_eq!(Taste::of(&numbers), Taste::DEFAULT);
    let sandal = Taste::ALL.iter().position(|weight| weight.name == "sandal").expect("it weighs sandals");
    numbers[sandal] *= 2.0;
    assert_eq!(Taste::of(&numbers), Taste { sandal: 2.0 * Taste::DEFAULT.sandal, ..Taste::DEFAULT });
}
