//! One line that says which round it is and what the table waits for, with the points and the switch for sounds.

use kabuki::{Answer, PhaseView, Stage, View};
use maud::{Markup, html};
use table::{Seat, SeatSet};

use super::names::{self, about, who};
use super::scores;
use crate::{Arg, Scene};

/// The round, whom the table waits for to do what, the points, and the switch for sounds.
pub(super) fn line(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        div.kabuki-line {
            p.kabuki-round { (scores::round(view, scene)) }
            p.kabuki-ask { (ask(view, scene)) }
            button #kabuki-sound .kabuki-sound.quiet-button.needs-script type="button" aria-pressed="false" {
                (lang.text("kabuki-sound"))
            }
            (scores::scores(view, scene))
        }
    }
}

fn ask(view: &View, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    match view.phase {
        PhaseView::Opening => about("kabuki-ask-open", view.active, scene),
        PhaseView::Placing { mask } => {
            let [you, name] = who(view.active, scene);
            lang.fill("kabuki-ask-place", &[you, name, ("mask", Arg::Text(names::mask(mask, lang)))])
        }
        PhaseView::Racing { stage, .. } => racing(view, stage, scene),
        PhaseView::Answering { asked, own, .. } => answering(view, asked, own, scene),
        // What was found is said below, after the masks have been shown.
        PhaseView::Checking { .. } => lang.text("kabuki-ask-check"),
        PhaseView::Over => lang.text("kabuki-ask-over"),
    }
}

/// The question of the race: to the player who may turn the next mask, to the placer, and to all others.
fn racing(view: &View, stage: Stage, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let next = view.active.left(1, view.tokens.seats());
    if scene.you == Some(view.active) {
        return lang.text("kabuki-ask-wait");
    }
    match stage {
        Stage::Free if scene.you == Some(next) => lang.text("kabuki-ask-turn"),
        Stage::Held | Stage::Free if view.deck == 0 => lang.text("kabuki-ask-last"),
        Stage::Held => lang.text("kabuki-ask-race"),
        Stage::Free => lang.fill("kabuki-ask-soon", &[("name", Arg::Text(scene.name(next)))]),
    }
}

fn answering(view: &View, asked: SeatSet, own: Option<Answer>, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    if scene.you.is_some_and(|you| asked.contains(you)) {
        return about("kabuki-ask-answer", view.active, scene);
    }
    let names: Vec<String> = asked.iter().map(|seat: Seat| scene.name(seat).to_string()).collect();
    let names = lang.list(&names);
    let id = match own {
        Some(Answer::Stop) => "kabuki-ask-stopped",
        Some(Answer::Pass) => "kabuki-ask-passed",
        None => "kabuki-ask-others",
    };
    lang.fill(id, &[("names", Arg::Text(&names))])
}
