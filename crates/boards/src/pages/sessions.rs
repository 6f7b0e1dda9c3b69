//! Ending a guest's sessions on other devices: the question before, and the word after.

use maud::Markup;

use super::message::{Question, message, question};
use crate::Lang;

/// The page that asks once more before all other devices are signed out.
pub fn end_sessions(lang: Lang) -> Markup {
    question(
        lang,
        &Question {
            title: &lang.text("sessions-title"),
            texts: &[lang.text("sessions-text"), lang.text("sessions-links")],
            warning: None,
            yes: ("/sessions", &lang.text("sessions-button")),
            no: ("/history", &lang.text("sessions-not")),
            path: Some("/sessions"),
        },
    )
}

/// The page after it was done.
pub fn sessions_ended(lang: Lang) -> Markup {
    message(lang, &lang.text("sessions-ended-title"), &lang.text("sessions-ended-text"), &[])
}
