//! The switch with which a guest has this device told when it is their turn.
//!
//! Only the script can work it, so it is not there without one. The sentences that the script may have to show are
//! given to it here: it knows no language.

use maud::{Markup, html};

use crate::Lang;

/// The switch. `key` is what the browser has to ask its push service with.
pub(super) fn push_switch(lang: Lang, key: &str) -> Markup {
    let says = |what: &str| lang.text(&format!("push-{what}"));
    html! {
        div #push .push.needs-script data-push=(key) data-on=(says("on")) data-insecure=(says("insecure")) data-unable=(says("unable")) data-denied=(says("denied")) data-failed=(says("failed")) {
            label.line {
                input #push-switch type="checkbox" role="switch" aria-describedby="push-note";
                span { (says("switch")) }
            }
            p #push-note .hint {}
        }
    }
}
