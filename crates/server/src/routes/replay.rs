//! A finished game again, step by step, and a new one from any of its steps.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::pages::{Chances, Eyes, Proof, Replay, ReplayLine};
use boards::{Lang, Scene, Seated, Trouble};
use catalog::AnyGame;
use maud::Markup;
use serde::Deserialize;
use store::{Occupant, TableId, Visibility};
use table::{Record, Seat, Viewer};

use super::tables::look;
use super::visit::Visit;
use super::{trouble, verify};
use crate::driver::Look;
use crate::house::House;
use crate::render;
use crate::tables::{self, Wish};

/// Which step, and with whose eyes.
#[derive(Deserialize)]
pub(super) struct Asked {
    step: Option<usize>,
    eyes: Option<String>,
}

/// The page of a replay. It begins with the set-up, seen by whoever sat at the table as they saw it.
pub(super) async fn replay(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    visit: Visit,
) -> Response {
    let lang = visit.lang;
    let guest = visit.known_guest();
    let (id, look, record) = match finished(&house, &id, guest.as_ref()).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let mine = look.you.map_or(Eyes::Truth, Eyes::Seat);
    let eyes = asked.eyes.and_then(|key| Eyes::named(&key, record.seats)).unwrap_or(mine);
    let last = record.inputs.len();
    let step = asked.step.unwrap_or(0).min(last);
    let seats = render::once_seated(&look.seats, lang);
    let you = match eyes {
        Eyes::Truth | Eyes::Spectator => None,
        Eyes::Seat(seat) => Some(seat),
    };
    let record = Arc::new(record);
    let (game, seats, played) = (look.game, Arc::new(seats), Arc::clone(&record));
    let drawn = Arc::clone(&seats);
    let drawing = move || picture(game, &played, step, eyes, &Scene { lang, you, seats: &drawn });
    let Picture { board, truth, log } = house.0.drawings.page(drawing).await;
    let scene = Scene { lang, you, seats: &seats };
    let hindsight = house.0.reviews.known(&id);
    let chances = hindsight.as_ref().and_then(|hindsight| hindsight.report()).map(super::review::chances);
    let page = boards::pages::replay(&Replay {
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
        proof: Proof { id: id.as_str(), seed: &record.seed.to_string(), hash: &record.seed.hash().to_string() },
        verdict: verify::verdict(&house, &id, look.game, &record).await,
        chances: chances.as_ref().map(|(after, turns)| Chances { after, turns, shown: Some(step) }),
    });
    page.into_response()
}

/// A game that is over, as this guest may look at it.
pub(super) async fn finished(
    house: &House,
    id: &str,
    guest: Option<&store::GuestId>,
) -> Result<(TableId, Look, Record), Trouble> {
    let (id, mut look) = look(house, id, guest).await.map_err(|error| trouble::of_load(&error))?;
    let record = look.record.take().ok_or(Trouble::NotOver)?;
    Ok((id, look, record))
}

/// One step of a replay, drawn.
struct Picture {
    board: Markup,
    truth: Option<Markup>,
    log: Vec<ReplayLine>,
}

fn picture(game: &dyn AnyGame, record: &Record, step: usize, eyes: Eyes, scene: &Scene<'_>) -> Picture {
    let viewer = scene.you.map_or(Viewer::Spectator, Viewer::Seat);
    let (mut board, mut truth, mut log) = (Markup::default(), None, Vec::new());
    let mut reached = 0;
    // Whether the record leads to its result is asked elsewhere; a record that breaks off is shown as far as it goes.
    let _ = game.rebuild(record, &mut |now| {
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
    Picture { board, truth, log }
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
    let (_, look, record) = match finished(&house, &id, Some(&guest)).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let named = wanted.seat.and_then(|seat| seat.parse::<Seat>().ok());
    let seat = named.filter(|seat| seat.index() < usize::from(record.seats)).or(look.you).unwrap_or(Seat::new(0));
    let mut places = bots_for(look.game, &look, lang);
    places[seat.index()] = Some(Occupant::Guest { id: guest.clone(), nickname: name });
    let options = record.options.clone();
    let (visibility, manners) = (Visibility::Private, look.manners);
    let wish = Wish { game: look.game, options, places, host: guest, network, visibility, manners };
    match tables::lay_from(&house, wish, &record, wanted.step).await {
        Ok(id) => (jar, Redirect::to(&format!("/table/{id}"))).into_response(),
        Err(error) => super::tables::not_laid(&house, lang, error),
    }
}

/// The bots that sat there, and bots of the middle level in the place of guests.
fn bots_for(game: &dyn AnyGame, look: &Look, lang: Lang) -> Vec<Option<Occupant>> {
    let level = game.middle_level();
    let kinds = render::seated(&look.seats, lang).into_iter().map(|Seated { kind, .. }| kind);
    let bot = |kind| match kind {
        boards::SeatKind::Bot(level) => level,
        boards::SeatKind::Guest | boards::SeatKind::Open => level.to_string(),
    };
    kinds.map(|kind| Some(Occupant::Bot { level: bot(kind) })).collect()
}
