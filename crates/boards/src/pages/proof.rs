//! What vouches for a finished game: its seed and its hash, how to check them, and what the house found when it
//! replayed the record.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use crate::{Arg, Lang};

/// What vouches for a game.
#[derive(Clone, Copy, Debug)]
pub struct Proof<'a> {
    /// The address of the table.
    pub id: &'a str,
    /// The seed of the shuffles.
    pub seed: &'a str,
    /// The hash that was shown before the first card was dealt.
    pub hash: &'a str,
}

/// What came of playing a record again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All inputs replay and lead to the result that was stored when the game ended.
    Same {
        /// How many inputs there are.
        inputs: usize,
    },
    /// All inputs replay, but lead to another result than the one that was stored.
    OtherResult {
        /// How many inputs there are.
        inputs: usize,
    },
    /// The inputs do not replay.
    Refused,
    /// Later inputs were lost or changed in the database; what is left replays, but reaches no result.
    Damaged {
        /// How many inputs are left.
        inputs: usize,
    },
}

impl Verdict {
    pub(super) fn text(self, lang: Lang) -> String {
        let count = |inputs| Arg::Number(i64::try_from(inputs).unwrap_or(i64::MAX));
        match self {
            Verdict::Same { inputs } => lang.fill("verify-same", &[("inputs", count(inputs))]),
            Verdict::OtherResult { inputs } => lang.fill("verify-other", &[("inputs", count(inputs))]),
            Verdict::Refused => lang.text("verify-refused"),
            Verdict::Damaged { inputs } => lang.fill("verify-damaged", &[("inputs", count(inputs))]),
        }
    }
}

/// Seed and hash, the check that the script does in the browser, and the one that needs neither script nor house.
pub(super) fn proof(lang: Lang, proof: &Proof<'_>) -> Markup {
    let Proof { id, seed, hash } = *proof;
    html! {
        p { (lang.text("result-seed-text")) }
        p.verdict.needs-script data-check=(id) data-seed=(seed) data-hash=(hash)
            data-noted=(lang.text("verify-noted")) data-unseen=(lang.text("verify-unseen"))
            data-other=(lang.text("verify-other-noted")) data-wrong=(lang.text("verify-wrong"))
            data-unable=(lang.text("verify-unable")) { (lang.text("verify-checking")) }
        dl.options {
            dt { (lang.text("result-seed-label")) }
            dd { code.hash { (seed) } }
            dt { (lang.text("result-hash-label")) }
            dd { code.hash { (hash) } }
        }
        p { (lang.text("verify-by-hand")) }
        p { code.hash { "printf '%s' " (seed) " | xxd -r -p | sha256sum" } }
    }
}

/// The page on which the house replays a finished game and says what came of it.
pub fn verified(lang: Lang, title: &str, vouches: &Proof<'_>, verdict: Verdict) -> Markup {
    let heading = lang.fill("verify-title", &[("game", Arg::Text(title))]);
    let path = format!("/table/{}/verify", vouches.id);
    let content = html! {
        main #main .text.verify {
            h1 { (heading) }
            section.panel aria-labelledby="verify-house" {
                h2 #verify-house { (lang.text("verify-house")) }
                p.verdict data-verdict=(if matches!(verdict, Verdict::Same { .. }) { "good" } else { "bad" }) {
                    (verdict.text(lang))
                }
                p.hint { (lang.text("verify-house-hint")) }
            }
            section.panel aria-labelledby="verify-yourself" {
                h2 #verify-yourself { (lang.text("verify-yourself")) }
                (proof(lang, vouches))
                p { (lang.text("verify-offline")) }
                p { code.hash { "zashiki replay --verify FILE.game" } }
            }
            p.ways {
                a.button href={ "/table/" (vouches.id) "/record" } download { (lang.text("result-record")) }
                a.button href={ "/table/" (vouches.id) "/replay" } { (lang.text("result-replay")) }
                a.quiet-link href={ "/table/" (vouches.id) } { (lang.text("replay-result")) }
            }
        }
    };
    document(&Frame { lang, title: &heading, path: Some(&path), game: None, kind: Kind::Text }, &content)
}

/// The way to that page.
pub(super) fn verify_link(lang: Lang, id: &str) -> Markup {
    html! { p { a href={ "/table/" (id) "/verify" } { (lang.text("verify-link")) } } }
}
