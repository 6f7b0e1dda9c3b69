//! A finished game in hindsight.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use boards::pages::{Chances, Costly, Hindsight, ReviewPage, ReviewState};
use boards::{Scene, Trouble};
use catalog::{AnyGame, AnyNews};
use lab::{Mistake, ReviewReport};
use serde::Deserialize;
use table::{Input, Record, Seat, Viewer};

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
    let _ = game.rebuild(record, &mut |step| {
        let actor = match step.input {
            Some(Input::Choose(seat, _)) => Some(seat),
            Some(Input::TimeUp) | None => None,
        };
        told.push(headline(&step.news, actor, scene));
    });
    told.resize(record.inputs.len() + 1, None);
    told
}

/// The first thing worth a line of what everybody heard, or else anybody; rather what is about whoever acted than what
/// came of it for others.
fn headline(news: &[AnyNews], actor: Option<Seat>, scene: &Scene<'_>) -> Option<String> {
    let public = || news.iter().filter(|news| news.audience.includes(Viewer::Spectator));
    let all = || public().chain(news);
    let line = |news: &AnyNews| news.event.tell(scene);
    let of_actor = |news: &&AnyNews| actor.is_some_and(|seat| is_about(news, seat));
    all().filter(of_actor).find_map(line).or_else(|| all().find_map(line))
}

/// Whether an event says that it is about this seat.
fn is_about(news: &AnyNews, seat: Seat) -> bool {
    #[derive(Deserialize)]
    struct About {
        seat: usize,
    }
    /// Games write the name of an event into it or around it.
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Told {
        NameInside(About),
        NameAround(BTreeMap<String, About>),
    }
    let about = match serde_json::from_str(news.event.json().get()) {
        Ok(Told::NameInside(about)) => Some(about),
        Ok(Told::NameAround(event)) => event.into_values().next(),
        Err(_) => None,
    };
    about.is_some_and(|about| about.seat == seat.index())
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
    let instead = |better: &String| {
        let told = game.rebuild(&before, &mut |_| {}).ok().and_then(|mut table| {
            let news = table.put(Input::Choose(*seat, better)).ok()?;
            headline(&news, Some(*seat), scene)
        });
        told.unwrap_or_else(|| better.clone())
    };
    Costly {
        step: *step,
        seat: *seat,
        done: action.as_ref().map(|action| told[*step].clone().unwrap_or_else(|| action.clone())),
        better: better.as_ref().map(instead),
        cost: *cost,
        half_width: *half_width,
    }
}

#[cfg(test)]
mod tests {
    use boards::{Lang, Presence, Scene, SeatKind, Seated};
    use catalog::AnyGame;
    use table::{Input, Record, Rng, Seed, Viewer};

    use super::told;

    fn played(game: &dyn AnyGame, number: u64) -> Record {
        let (mut table, _) = game.open(3, &[], Seed::numbered(6, number)).expect("three can play");
        let mut rng = Rng::new(&Seed::numbered(7, number));
        loop {
            let waiting = table.waiting();
            if let Some(seat) = waiting.must.first() {
                let legal = table.sight(Viewer::Seat(seat)).legal();
                let action = &legal[rng.below(legal.len() as u32) as usize];
                table.put(Input::Choose(seat, action)).expect("it is legal");
            } else if waiting.may.is_empty() {
                return table.record();
            } else {
                table.put(Input::TimeUp).expect("nobody has to do anything");
            }
        }
    }

    /// Every action of a game with who did it and the line that is told of it.
    fn lines(game: &dyn AnyGame, number: u64) -> Vec<(&'static str, String, Option<String>)> {
        const NAMES: [&str; 3] = ["Ume", "Take", "Matsu"];
        let seated =
            |name: &str| Seated { name: name.into(), kind: SeatKind::Guest, presence: Presence::Here, host: false };
        let seats = NAMES.map(seated);
        let scene = Scene { lang: Lang::En, you: None, seats: &seats };
        let record = played(game, number);
        let told = told(game, &record, &scene);
        let acted = |(input, line): (&Input<String>, &Option<String>)| match input {
            Input::Choose(seat, action) => Some((NAMES[seat.index()], action.clone(), line.clone())),
            Input::TimeUp => None,
        };
        record.inputs.iter().zip(&told[1..]).filter_map(acted).collect()
    }

    #[test]
    fn a_step_is_headed_by_what_its_player_did_and_not_by_what_others_got_of_it() {
        let mut taken = 0;
        for game in catalog::games() {
            let lines: Vec<_> = (0..8).flat_map(|number| lines(*game, number)).collect();
            assert!(lines.len() > 100, "{}: {} actions", game.name(), lines.len());
            for (name, action, line) in lines {
                taken += usize::from(game.name() == "rinpa" && action.starts_with("take"));
                // In IKI the end of a turn is not worth a line, but what it brings to everybody is.
                let is_headed = line.as_ref().map_or(game.name() != "rinpa", |line| line.contains(name));
                assert!(is_headed || action == "done", "{}: {name} {action}: {line:?}", game.name());
            }
        }
        assert!(taken > 0, "somebody chose between sets");
    }
}
