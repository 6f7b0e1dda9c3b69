//! The examples of the rules page: a stage and open stacks, drawn by the board itself.

use kabuki::{ACTORS, Color, Face, KabukiOptions, Mask, Missed, PhaseView, ROUNDS, View};
use maud::{Markup, PreEscaped, html};
use table::{BySeat, Seat, Viewer};

use super::{actors, check, mask, names};
use crate::{Lang, Scene};

/// Three of a kind: a right stop with two matches (§6).
pub(super) const TWO_MATCHES: &[Mask] = &[Mask::Yellow1, Mask::Blue3, Mask::Yellow1, Mask::Purple2, Mask::Yellow1];
/// The same color is no match (§6).
pub(super) const SAME_COLOR: &[Mask] = &[Mask::Blue2, Mask::Green1, Mask::Blue1, Mask::Blue3];
/// A mistake of the past means nothing (§6).
pub(super) const PAST_MISTAKE: &[Mask] = &[Mask::Purple1, Mask::Red1, Mask::Purple1, Mask::Red2];

/// The colors, from one kind to three.
const COLORS: [Color; 5] = [Color::Green, Color::Yellow, Color::Red, Color::Purple, Color::Blue];

/// The ten kinds of mask by color, with their names.
pub(super) fn gallery(lang: Lang) -> Markup {
    html! {
        div.kabuki.kabuki-gallery {
            @for color in COLORS {
                div.kabuki-gallery-color {
                    h3 { (names::color(color, lang)) }
                    @for kind in Mask::ALL.into_iter().filter(|kind| kind.color() == color) {
                        figure { (mask::face(kind)) figcaption { (names::mask(kind, lang)) } }
                    }
                }
            }
        }
    }
}

/// A stage in the middle of a round: four top masks and the heights of the stacks are all there is to see (§3).
pub(super) fn stage(lang: Lang) -> Markup {
    let scene = Scene::new(lang, None, &[]);
    html! { div.kabuki.kabuki-example-stage { (without_keys(&actors::actors(&middle(), &[], &scene))) } }
}

/// An open stack (§6).
pub(super) fn stack(masks: &[Mask], lang: Lang) -> Markup {
    html! { div.kabuki.kabuki-example-stack { (check::open(masks, lang)) } }
}

/// Keys belong to the one mask on the table: a page on which rules and table are both open must not mix them up.
fn without_keys(picture: &Markup) -> Markup {
    let picture = picture.0.replace(" data-key=", " data-drawn=").replace(" data-from=", " data-drawn-from=");
    PreEscaped(picture.replace(" data-keys=", " data-drawn-keys="))
}

/// What a spectator sees after a few masks.
fn middle() -> View {
    let faces: [(Mask, u8); ACTORS] = [(Mask::Blue2, 4), (Mask::Green1, 2), (Mask::Red1, 3), (Mask::Yellow2, 1)];
    let actors = faces.map(|(top, height)| Face { top: Some(top), height });
    let options = KabukiOptions::default();
    View {
        viewer: Viewer::Spectator,
        options,
        round: 1,
        active: Seat::new(0),
        phase: PhaseView::Placing { mask: Mask::Blue1 },
        actors,
        deck: options.deck.masks() - actors.iter().map(|face| face.height).sum::<u8>() - 1,
        tokens: BySeat::all(4, 5),
        in_box: 4,
        missed: Missed::NONE,
        rounds: [None; ROUNDS],
    }
}
