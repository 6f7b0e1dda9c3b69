//! Plain boards for the toys of the testkit, for tests of code that shows games without knowing them.

use maud::{Markup, html};
use table::{Game, Seat};
use testkit::toys::{Bids, Hands, Snap};

use crate::{Board, Lang, Scene};

macro_rules! plain_board {
    ($($toy:ty),*) => {$(
        impl Board for $toy {
            fn draw(view: &Self::View, legal: &[Self::Action], _scene: &Scene<'_>) -> Markup {
                html! {
                    pre { (view) }
                    @for action in legal {
                        button type="button" data-action=(action) { (action) }
                    }
                }
            }

            fn tell(event: &Self::Event, _scene: &Scene<'_>) -> Option<String> {
                Some(event.to_string())
            }

            fn whose(_event: &Self::Event) -> Option<Seat> {
                None
            }

            fn refuse(refusal: &Self::Refusal, _lang: Lang) -> String {
                refusal.to_string()
            }

            fn rules(_lang: Lang) -> Markup {
                html! { p { (<$toy as Game>::NAME) } }
            }
        }
    )*};
}

plain_board!(Bids, Hands, Snap);
