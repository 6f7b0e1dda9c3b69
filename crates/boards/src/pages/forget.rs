//! Being forgotten: the question before, and the word after.

use maud::Markup;

use super::message::{Question, message, question};
use crate::Lang;

/// The page that asks once more before a guest is forgotten.
pub fn forget(lang: Lang) -> Markup {
    question(
        lang,
        &Question {
            title: &lang.text("forget-title"),
            texts: &[lang.text("forget-text"), lang.text("forget-running")],
            warning: None,
            yes: ("/forget", &lang.text("forget-button")),
            no: ("/history", &lang.text("forget-not")),
            path: Some("/forget"),
        },
    )
}

/// The page for a guest who has just been forgotten.
pub fn forgotten(lang: Lang) -> Markup {
    message(lang, &lang.text("forgotten-title"), &lang.text("forgotten-text"), &[])
}
