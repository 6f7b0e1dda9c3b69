//! §5, §14: the months of the year, what ends them, and the short game of one season.

use table::{Game, Journal, Rng, Seed, random_input};

use crate::{Iki, IkiOptions, Length, Month};

/// The months that a random game goes through, in order.
fn months_of(options: IkiOptions) -> Vec<u8> {
    let (mut rng, mut journal, mut legal) = (Rng::new(&Seed::numbered(5, 14)), Journal::closed(), Vec::new());
    let mut game = Iki::setup(3, &options, &mut rng, &mut journal);
    let mut months = Vec::new();
    while !game.waiting().is_over() {
        if months.last() != Some(&game.month().number()) {
            months.push(game.month().number());
        }
        let input = random_input(&game, &mut legal, &mut rng);
        game.apply(input, &mut rng, &mut journal);
    }
    months
}

#[test]
fn section_5_the_year_has_twelve_months_and_new_years_day() {
    assert_eq!(months_of(IkiOptions::default()), (1..=13).collect::<Vec<u8>>());
}

#[test]
fn section_5_paydays_end_march_june_september_and_december() {
    let paydays: Vec<u8> = (1..=13).filter(|&month| Month::new(month).has_payday()).collect();
    assert_eq!(paydays, [3, 6, 9, 12]);
}

#[test]
fn section_5_no_month_ends_with_both_a_fire_and_a_payday() {
    assert!((1..=13).map(Month::new).all(|month| month.fire().is_none() || !month.has_payday()));
}

#[test]
fn section_14_the_short_game_is_spring_and_new_years_day() {
    let options = IkiOptions { length: Length::Spring, ..IkiOptions::default() };
    assert_eq!(months_of(options), [1, 2, 3, 13]);
    assert_eq!(options.seasons().len(), 1);
    assert_eq!(options.stack(options.seasons()[0]).len(), 6);
}
