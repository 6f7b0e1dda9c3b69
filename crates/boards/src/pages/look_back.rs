//! A running game as one saw it earlier, while it goes on at the table.

use maud::{Markup, html};

use super::course::{Course, ReplayLine};
use super::frame::{Frame, Kind, document};
use crate::{Arg, Scene};

/// What somebody sees who looks back.
#[derive(Clone, Copy, Debug)]
pub struct LookBack<'a> {
    /// With whose eyes, in which language, and who sits where.
    pub scene: &'a Scene<'a>,
    /// The address of the table.
    pub id: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// The step that is shown; 0 is the set-up.
    pub step: usize,
    /// The latest step.
    pub last: usize,
    /// What the board drew then.
    pub board: &'a Markup,
    /// What happened so far, as far as the viewer was told.
    pub log: &'a [ReplayLine],
}

/// The page of somebody who looks back.
pub fn look_back(back: &LookBack<'_>) -> Markup {
    let lang = back.scene.lang;
    let (table, path) = (format!("/table/{}", back.id), format!("/table/{}/back", back.id));
    let address = |step: usize| format!("{path}?step={step}");
    let (step, last, log) = (back.step, back.last, back.log);
    let course = Course { lang, step, last, log, address: &address, path: &path };
    let content = html! {
        div #main .table-room {
            main #table data-replay=(lang.text("back-press")) {
                div.game data-state="replay" {
                    div.turn {
                        h1.turn-game { (back.title) }
                        p.turn-text { (lang.text("back")) }
                    }
                    (course.bar(&Markup::default()))
                    div #board .board tabindex="-1" data-seq=(step) { (back.board) }
                    aside.side aria-label=(lang.text("game-side")) {
                        (course.log())
                        div.replay-ways {
                            p.hint { (lang.text("back-about")) }
                            a #back-to-table .button href=(table) { (lang.text("back-to-table")) }
                        }
                    }
                }
            }
        }
    };
    let title = lang.fill("back-title", &[("game", Arg::Text(back.title))]);
    document(
        &Frame { lang, title: &title, path: Some(&address(step)), game: Some(back.game), kind: Kind::Table },
        &content,
    )
}
