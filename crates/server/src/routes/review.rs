//! A finished game in hindsight.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use boards::pages::{Chances, Costly, Hindsight, ReviewPage, ReviewState};
use boards::{Scene, Trouble};
use catalog::{AnyGame, AnyNews};
use lab::{Mistake, ReviewReport};
use table::{Input, Record, Viewer};

use super::replay::finished;
use super::trouble;
use super::visit::Visit;
use crate::house::House;
use crate::render;
use crate::reviews::Progress;

/// So many choices that cost something are told.
const COSTLY: usize = 8;

/// The page of a review. Whoever opens it first has the review begun; until it is there, the page says how far it is.
pub(super) async fn review(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let guest = visit.known_guest();
    let (id, look, record) = match finished(&house, &id, guest.as_ref()).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let Ok(hindsight) = house.0.reviews.ask(&id, look.game, &record) else {
        return trouble::page(lang, Trouble::TooManyRequests);
    };
    let seats = render::seated(&look.seats, lang);
    // The game is over, and its replay shows everything to everybody.
    let scene = Scene { lang, you: None, seats: &seats };
    let page = |state| {
        boards::pages::review(&ReviewPage {
            scene: &scene,
            id: id.as_str(),
            game: look.game.name(),
            title: &boards::game_title(lang, look.game.name(), look.game.title()),
            state,
        })
        .into_response()
    };
    match hindsight.progress() {
        Progress::Looking { done, all } => page(ReviewState::Looking { done, all }),
        Progress::Failed => page(ReviewState::Failed),
        Progress::Found(report) => {
            let told = told(look.game, &record, &scene);
            let costly: Vec<Costly> = report
                .mistakes
                .iter()
                .take(COSTLY)
                .map(|mistake| costly(look.game, &record, mistake, &told, &scene))
                .collect();
            let (after, turns) = chances(report);
            page(ReviewState::Found(&Hindsight {
                chances: Chances { after: &after, turns: &turns, shown: None },
                told: &told,
                costly: &costly,
                adviser: &boards::level_name(lang, look.game.name(), &report.level),
                worlds: report.worlds,
                command: &format!(
                    "zashiki review {id}.game --level {} --worlds {} --seed {}",
                    report.level, report.worlds, report.seed
                ),
            }))
        }
    }
}

/// The chances after every step, and the steps at which they moved most.
pub(super) fn chances(report: &ReviewReport) -> (Vec<Vec<f64>>, Vec<usize>) {
    let after = report.moments.iter().map(|moment| moment.chances.clone()).collect();
    let turns = report.turning_points().into_iter().map(|(step, _)| step).collect();
    (after, turns)
}

/// What happened in every step, in one line.
fn told(game: &dyn AnyGame, record: &Record, scene: &Scene<'_>) -> Vec<Option<String>> {
    let mut told = Vec::new();
    // A record that no longer leads to its result was not reviewed, so there is nothing to be done about it here.
    let _ = game.rebuild(record, &mut |step| told.push(first_line(&step.news, scene)));
    told.resize(record.inputs.len() + 1, None);
    told
}

/// The first thing worth a line that everybody heard, or else that anybody did.
fn first_line(news: &[AnyNews], scene: &Scene<'_>) -> Option<String> {
    let mut public = news.iter().filter(|news| news.audience.includes(Viewer::Spectator));
    let line = |news: &AnyNews| news.event.tell(scene);
    public.find_map(line).or_else(|| news.iter().find_map(line))
}

/// A choice that cost something, in words: what would have been better is put in and told like everything else.
fn costly(
    game: &dyn AnyGame,
    record: &Record,
    mistake: &Mistake,
    told: &[Option<String>],
    scene: &Scene<'_>,
) -> Costly {
    let Mistake { step, seat, action, better, cost, half_width } = mistake;
    let mut before = record.clone();
    before.inputs.truncate(step - 1);
    before.taken_back.clear();
    before.result = None;
    let instead = game.rebuild(&before, &mut |_| {}).ok().and_then(|mut table| {
        let news = table.put(Input::Choose(*seat, better)).ok()?;
        first_line(&news, scene)
    });
    Costly {
        step: *step,
        seat: *seat,
        done: told[*step].clone().unwrap_or_else(|| action.clone()),
        better: instead.unwrap_or_else(|| better.clone()),
        cost: *cost,
        half_width: *half_width,
    }
}
