//! The laws every game must obey, transcripts and fixtures.
//!
//! A game crate tries them with one line in its tests: `testkit::laws!(Rinpa)`. Each law is a test of its own, so that
//! a failure names it. A law that is broken is shown by the shortest game that could be found, as the text of a record
//! that can be saved as a fixture.
//!
//! ```
//! use testkit::toys::{Hands, HandsOptions};
//! use testkit::{Plan, law3, transcript};
//!
//! // What a test made by `laws!` does.
//! let plan = Plan::<Hands>::new().games(8);
//! if let Err(violation) = law3(&plan) {
//!     panic!("{violation}");
//! }
//!
//! let text = transcript::<Hands>(table::Seed::numbered(1, 1), 2, HandsOptions::default());
//! assert!(text.starts_with("toy-hands, rules 1, 2 seats\ndeck: seven\n"));
//! ```

mod case;
mod choices;
mod fixtures;
mod heard;
mod laws;
mod observation;
mod plan;
mod quiet;
mod shorten;
mod transcript;
mod twins;
mod violation;

pub mod toys;

pub use fixtures::replay_fixtures;
pub use laws::{law1, law2, law3, law4, law5, law6, law7, law8, law8_with};
pub use plan::Plan;
pub use transcript::transcript;
pub use violation::Violation;

/// Tries the eight laws on a game, a test for each.
///
/// `laws!(Rinpa)`, or with settings: `laws!(Rinpa, small: Options { .. }, games: 100, bound: 2000)`. `small` are the
/// options of a deck so small that law 5 often meets two deals that sound alike to a seat; `games` is how many games a
/// law is tried on, spread over all seat counts and options; `bound` is how many inputs a game may take.
///
/// ```
/// use testkit::toys::{Deck, Hands, HandsOptions};
///
/// testkit::laws!(Hands, small: HandsOptions { deck: Deck::Seven }, games: 100);
/// testkit::fixtures!(Hands, "fixtures");
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! laws {
    (@tests $($name:ident $law:ident,)*) => {
        $(
            #[test]
            fn $name() {
                if let Err(violation) = $crate::$law(&plan()) {
                    panic!("{violation}");
                }
            }
        )*
    };
    ($game:ty $(, $setting:ident : $value:expr)* $(,)?) => {
        mod laws {
            #[allow(unused_imports)]
            use super::*;

            fn plan() -> $crate::Plan<$game> {
                $crate::Plan::new()$(.$setting($value))*
            }

            $crate::laws! { @tests
                law_1_who_is_waited_for_can_act law1,
                law_2_games_end law2,
                law_3_the_books_balance law3,
                law_4_imagined_worlds_look_the_same law4,
                law_5_views_follow_from_what_was_heard law5,
                law_6_records_replay law6,
                law_7_notation_is_exact law7,
                law_8_what_is_sent_follows_from_view_and_events law8,
            }
        }
    };
}

/// Replays every record in a folder of the crate: `fixtures!(Rinpa, "fixtures")`.
#[macro_export]
macro_rules! fixtures {
    ($game:ty, $folder:literal) => {
        #[test]
        fn fixtures_replay() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder);
            if let Err(problems) = $crate::replay_fixtures::<$game>(folder.as_ref()) {
                panic!("{problems}");
            }
        }
    };
}

#[cfg(test)]
mod tests;
