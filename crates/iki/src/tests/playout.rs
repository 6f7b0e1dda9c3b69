//! Random games.

use table::{Game, Input, Journal, Rng, Seed};

use crate::options::IkiOptions;
use crate::state::Iki;

#[test]
fn random_games_end_and_the_books_balance() {
    for seats in 2..=4u8 {
        for number in 0..60 {
            let mut rng = Rng::new(&Seed::numbered(7, number));
            let mut journal = Journal::closed();
            let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut journal);
            let mut actions = Vec::new();
            let mut count = 0;
            while let Some(seat) = game.waiting().must.first() {
                actions.clear();
                game.legal(seat, &mut actions);
                assert!(!actions.is_empty(), "{game:?}");
                let action = *rng.choose(&actions).expect("checked");
                game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
                assert_eq!(game.audit(), Ok(()), "after {action}");
                count += 1;
                assert!(count < 1000);
            }
            assert!(game.outcome().is_some());
        }
    }
}
