//! A finished game again, step by step, and a new one from any of its steps.

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::Scene;
use boards::pages::{Chances, Eyes, Proof, Replay, ReplayLine};
use catalog::AnyGame;
use maud::Markup;
use serde::Deserialize;
use store::{Occupant, Visibility};
use table::{Record, Seat, Viewer};

use super::played::{Ending, Played, played, published};
use super::verify::Replayed;
use super::visit::Visit;
use super::{trouble, verify};
use crate::driver::Look;
use crate::house::House;
use crate::render;
use crate::tables::{self, Wish};

/// Which step, and with whose eyes.
#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    step: Option<usize>,
    eyes: Option<String>,
}

/// The page of a replay. It begins with the set-up, shown to players at the table as they saw it.
pub(super) async fn replay(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
    visit: Visit,
) -> Response {
    let lang = visit.lang;
    let guest = visit.known_guest();
    let played = match played(&house, &id, guest.as_ref()).await {
        Ok(played) => played,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let result = verify::stored_result(&house, &played.id).await;
    let hindsight = house.0.reviews.known(&played.id);
    let drawing = move || {
        let Played { id, look, record, ending } = played;
        let eyes = match ending {
            Ending::Result | Ending::Damage => {
                let mine = look.you.map_or(Eyes::Truth, Eyes::Seat);
                query.eyes.and_then(|key| Eyes::named(&key, record.seats)).unwrap_or(mine)
            }
            Ending::DamageWhileRunning => look.you.map_or(Eyes::Spectator, Eyes::Seat),
        };
        let (seed, hash) = (record.seed.to_string(), record.seed.hash().to_string());
        let proof = match ending {
            Ending::Result | Ending::Damage => Some(Proof { id: id.as_str(), seed: &seed, hash: &hash }),
            Ending::DamageWhileRunning => None,
        };
        let last = record.inputs.len();
        let step = query.step.unwrap_or(0).min(last);
        let seats = render::once_seated(&look.seats, lang);
        let you = match eyes {
            Eyes::Truth | Eyes::Spectator => None,
            Eyes::Seat(seat) => Some(seat),
        };
        let scene = Scene::new(lang, you, &seats);
        let Picture { board, truth, log, replayed } = picture(look.game, &record, step, eyes, &scene);
        let chances = hindsight.as_ref().and_then(|hindsight| hindsight.report()).map(super::review::chances);
        boards::pages::replay(&Replay {
            scene: &scene,
            id: id.as_str(),
            game: look.game.name(),
            title: &boards::game_title(lang, look.game.name(), look.game.title()),
            step,
            last,
            eyes,
            board: &board,
            truth: truth.as_ref(),
            log: &log,
            proof,
            verdict: verify::verdict(&replayed, result.as_deref(), last, ending),
            chances: chances.as_ref().map(|(after, turns)| Chances { after, turns, shown: Some(step) }),
        })
    };
    house.0.drawings.page(drawing).await.into_response()
}

/// One step of a replay, drawn.
struct Picture {
    board: Markup,
    truth: Option<Markup>,
    log: Vec<ReplayLine>,
    replayed: Replayed,
}

fn picture(game: &dyn AnyGame, record: &Record, step: usize, eyes: Eyes, scene: &Scene<'_>) -> Picture {
    let viewer = scene.you.map_or(Viewer::Spectator, Viewer::Seat);
    let (mut board, mut truth, mut log) = (Markup::default(), None, Vec::new());
    let mut reached = 0;
    // A record that breaks off is shown as far as it goes.
    let rebuilt = game.rebuild(record, &mut |now| {
        let heard = now.news.iter().filter(|news| match eyes {
            Eyes::Truth => news.audience.is_all_there_is_to_know(),
            Eyes::Spectator | Eyes::Seat(_) => news.audience.includes(viewer),
        });
        log.extend(
            heard
                .filter_map(|news| Some(ReplayLine { step: reached, text: boards::tell(news.event.as_ref(), scene)? })),
        );
        if reached == step {
            board = boards::draw(now.table.sight(viewer).as_ref(), scene);
            truth = (eyes == Eyes::Truth).then(|| boards::reveal(now.table, scene));
        }
        reached += 1;
    });
    Picture { board, truth, log, replayed: Replayed::of(rebuilt.as_deref().ok()) }
}

/// From which step, and on which seat.
#[derive(Deserialize)]
pub(super) struct Wanted {
    step: usize,
    seat: Option<String>,
}

/// A new table with the position of a step; bots take the seats of the others.
pub(super) async fn play_on(
    State(house): State<House>,
    Path(id): Path<String>,
    visit: Visit,
    Form(wanted): Form<Wanted>,
) -> Response {
    let lang = visit.lang;
    let name = visit.name().unwrap_or_else(|| boards::guest_name(lang));
    let network = visit.network;
    let (guest, jar) = visit.guest();
    let Played { look, record, .. } = match published(&house, &id, Some(&guest)).await {
        Ok(played) => played,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let named = wanted.seat.and_then(|seat| seat.parse::<Seat>().ok());
    let seat = named.filter(|seat| seat.index() < usize::from(record.seats)).or(look.you).unwrap_or(Seat::new(0));
    let mut places = bots_for(look.game, &look);
    places[seat.index()] = Some(Occupant::Guest { id: guest.clone(), nickname: name });
    let options = record.options.clone();
    let (visibility, settings) = (Visibility::Private, look.settings);
    let wish = Wish { game: look.game, options, places, host: guest, network, visibility, settings };
    match tables::lay_from(&house, wish, &record, wanted.step).await {
        Ok(id) => (jar, Redirect::to(&format!("/table/{id}"))).into_response(),
        Err(error) => super::tables::not_laid(&house, lang, error),
    }
}

/// The bots that sat there, and bots of the middle level in the place of guests.
fn bots_for(game: &dyn AnyGame, look: &Look) -> Vec<Option<Occupant>> {
    let level = game.middle_level();
    let bot = |info: &wire::SeatInfo| match &info.occupant {
        wire::Occupant::Bot { level } => level.clone(),
        wire::Occupant::Guest { .. } | wire::Occupant::Open => level.to_string(),
    };
    look.seats.iter().map(|info| Some(Occupant::Bot { level: bot(info) })).collect()
}
