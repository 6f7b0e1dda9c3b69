//! §4: how long the window is open, as a curtain that is being drawn.

use kabuki::{Pace, PhaseView, Stage, View};
use maud::{Markup, html};

use super::placed;
use crate::Lang;

/// The curtain of a race. It is drawn for the longest time; a mark shows when the next mask may come.
///
/// `data-until-ms` is how far the curtain has come, in time, when the running stage ends: with the clock of the frame
/// the script finds out how far it is now.
pub(super) fn window(view: &View, lang: Lang) -> Markup {
    let (PhaseView::Racing { stage, .. }, Some(pace)) = (view.phase, view.options.window.pace()) else {
        return html! { div.kabuki-window data-open="no" aria-hidden="true" {} };
    };
    let Pace { shortest_ms, longest_ms, .. } = pace;
    let is_last = view.deck == 0;
    let until_ms = match stage {
        Stage::Held if !is_last => shortest_ms,
        Stage::Held | Stage::Free => longest_ms,
    };
    let stage = match stage {
        Stage::Held => "held",
        Stage::Free => "free",
    };
    html! {
        div.kabuki-window id={ "window-" (view.round) "-" (placed(view)) } data-open=(stage) data-last[is_last]
            data-until-ms=(until_ms) aria-hidden="true" {
            span.kabuki-curtain {}
            @if !is_last { span.kabuki-fair { b { (lang.text("kabuki-fair")) } } }
        }
    }
}
