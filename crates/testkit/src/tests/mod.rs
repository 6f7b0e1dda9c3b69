//! The testkit on trial: clean toys pass every law, and each planted fault is caught by the law it is for.

mod fault;
mod faults_of_play;
mod faults_of_sight;
mod faults_of_text;
mod faulty;
mod fixtures;
mod plans;
mod rulings;
mod shortening;
mod transcripts;
mod versions;

mod clean_bids {
    use crate::toys::Bids;
    crate::laws!(Bids);
}

mod clean_hands {
    use crate::toys::{Deck, Hands, HandsOptions};
    crate::laws!(Hands, small: HandsOptions { deck: Deck::Seven });
}

mod clean_snap {
    use crate::toys::Snap;
    crate::laws!(Snap, games: 100, bound: 200);
}
