//! A finished game in hindsight.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use boards::Scene;
use boards::pages::{Chances, Costly, Deed, Hindsight, ReviewPage, ReviewState};
use catalog::{AnyGame, AnyNews, AnyTable};
use lab::{Mistake, ReviewReport};
use table::{Input, Record, Seat, Viewer};

use super::played::{Played, finished};
use super::visit::Visit;
use super::{limit, trouble};
use crate::house::House;
use crate::render;
use crate::reviews::{Asker, Progress};

/// How long somebody waits who has too many reviews under way; one takes a few seconds.
const REVIEW_WAIT_MS: room::Ms = 10_000;
/// How many choices that cost something are shown.
const COSTLY: usize = 8;

/// The page of a review. The first visit starts the review; until it is there, the page says how far it is.
pub(super) async fn review(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let guest = visit.known_guest();
    let Played { id, look, record, .. } = match finished(&house, &id, guest.as_ref()).await {
        Ok(played) => played,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let asker = Asker { guest, network: visit.network };
    let Ok(hindsight) = house.0.reviews.ask(&id, look.game, &record, asker) else {
        return limit::too_many(&house, lang, REVIEW_WAIT_MS);
    };
    let drawing = move || {
        let seats = render::seated(&look.seats, lang);
        // The game is over, and its replay shows everything to everybody.
        let scene = Scene::new(lang, None, &seats);
        let page = |state| {
            boards::pages::review(&ReviewPage {
                scene: &scene,
                id: id.as_str(),
                game: look.game.name(),
                title: &boards::game_title(lang, look.game.name(), look.game.title()),
                state,
            })
        };
        match hindsight.progress() {
            Progress::Looking { done, all } => page(ReviewState::Looking { done, all }),
            Progress::Failed => page(ReviewState::Failed),
            Progress::Found(report) => {
                let mistakes = report.mistakes.iter().take(COSTLY);
                let costly: Vec<Costly> = mistakes.map(|mistake| costly(look.game, &record, mistake, &scene)).collect();
                let (after, turns) = chances(report);
                page(ReviewState::Found(&Hindsight {
                    chances: Chances { after: &after, turns: &turns, shown: None },
                    told: &told(look.game, &record, &scene),
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
    };
    house.0.drawings.page(drawing).await.into_response()
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

/// The first thing worth a line, no matter who heard it; rather about the player who acted than what came of it for
/// others.
fn headline(news: &[AnyNews], actor: Option<Seat>, scene: &Scene<'_>) -> Option<String> {
    let line = |news: &AnyNews| boards::tell(news.event.as_ref(), scene);
    let of_actor = |news: &&AnyNews| actor.is_some() && boards::whose(news.event.as_ref()) == actor;
    news.iter().filter(of_actor).find_map(line).or_else(|| news.iter().find_map(line))
}

/// A choice that cost something: what was done and what would have been better are put in and told like everything
/// else.
fn costly(game: &dyn AnyGame, record: &Record, mistake: &Mistake, scene: &Scene<'_>) -> Costly {
    let Mistake { step, seat, action, better, cost, half_width } = mistake;
    let before = before(record, *step);
    let of = |action: &Option<String>| match (action, game.rebuild(&before, &mut |_| {})) {
        (Some(action), Ok(table)) => deed(table, *seat, action, scene),
        _ => Deed::default(),
    };
    let (mut done, mut instead) = (of(action), of(better));
    // Where the lines of the log are the same, the notation of the game tells what differs.
    if done.told == instead.told && done.sketch.0 == instead.sketch.0 {
        for (deed, action) in [(&mut done, action), (&mut instead, better)] {
            let notation = action.as_ref().map(|action| format!(" ({action})")).unwrap_or_default();
            deed.told.get_or_insert_default().push_str(&notation);
        }
    }
    Costly { step: *step, seat: *seat, done, better: instead, cost: *cost, half_width: *half_width }
}

/// A record up to a step, which is not in it any more.
fn before(record: &Record, step: usize) -> Record {
    let mut before = record.clone();
    before.inputs.truncate(step - 1);
    before.taken_back.clear();
    before.result = None;
    before
}

/// An action that is put in and told like everything else.
fn deed(mut table: Box<dyn AnyTable>, seat: Seat, action: &str, scene: &Scene<'_>) -> Deed {
    let sketch = boards::sketch(table.sight(Viewer::Seat(seat)).as_ref(), action, scene);
    let news = table.put(Input::Choose(seat, action)).unwrap_or_default();
    let told = headline(&news, Some(seat), scene);
    Deed { told: Some(told.unwrap_or_else(|| action.to_string())), sketch }
}

#[cfg(test)]
mod tests {
    use boards::pages::Costly;
    use boards::{Lang, Scene, Seated};
    use catalog::AnyGame;
    use lab::Mistake;
    use table::{Input, Record, Rng, Seed, Viewer};

    use super::{before, costly, told};

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

    const NAMES: [&str; 3] = ["Ume", "Take", "Matsu"];

    fn company() -> [Seated; 3] {
        NAMES.map(Seated::guest)
    }

    /// Every action of a game with who did it and the line that is told of it.
    fn lines(game: &dyn AnyGame, number: u64) -> Vec<(&'static str, String, Option<String>)> {
        let seats = company();
        let scene = Scene::new(Lang::En, None, &seats);
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
            let told = lines.iter().filter(|(_, _, line)| line.is_some()).count();
            assert!(told > 100, "{}: {told} of {} actions are told", game.name(), lines.len());
            for (name, action, line) in lines {
                taken += usize::from(game.name() == "rinpa" && action.starts_with("take"));
                // In IKI the end of a turn is not worth a line, but what it brings to everybody is.
                let is_headed = line.as_ref().map_or(game.name() != "rinpa", |line| line.contains(name));
                assert!(is_headed || action == "done", "{}: {name} {action}: {line:?}", game.name());
            }
        }
        assert!(taken > 0, "somebody chose between sets");
    }

    #[test]
    fn what_was_done_and_what_would_have_been_better_can_be_told_apart() {
        for game in catalog::games() {
            let record = played(*game, 5);
            let seats = company();
            let scene = Scene::new(Lang::En, None, &seats);
            for step in 1..record.inputs.len() {
                let table = game.rebuild(&before(&record, step), &mut |_| {}).expect("what was played replays");
                let Some(seat) = table.waiting().must.first() else { continue };
                for pair in table.sight(Viewer::Seat(seat)).legal().windows(2).take(3) {
                    let [action, better] = [&pair[0], &pair[1]].map(|action| Some(action.clone()));
                    let mistake = Mistake { step, seat, action, better, cost: 0.5, half_width: 0.1 };
                    let Costly { done, better, .. } = costly(*game, &record, &mistake, &scene);
                    let differ = done.told != better.told || done.sketch.0 != better.sketch.0;
                    assert!(differ, "{}, step {step}: {pair:?} are {:?}", game.name(), done.told);
                }
            }
        }
    }
}
