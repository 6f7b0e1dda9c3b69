//! A running game as somebody saw it earlier.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use boards::Scene;
use boards::pages::{LookBack, ReplayLine};
use room::{Past, PastPicture};
use serde::Deserialize;

use super::tables::look;
use super::trouble;
use super::visit::{Visit, in_room};
use crate::driver::ToTable;
use crate::house::House;
use crate::hub::Hub;
use crate::render;

/// Which step; without one, the step that the guest's own latest act led to.
#[derive(Deserialize)]
pub(super) struct LookBackQuery {
    step: Option<usize>,
}

/// The page of somebody who looks back. A game that is over has its replay, and one that has not begun has no past.
pub(super) async fn look_back(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(query): Query<LookBackQuery>,
    visit: Visit,
) -> Response {
    let lang = visit.lang;
    let guest = visit.known_guest();
    let (id, look) = match look(&house, &id, guest.as_ref()).await {
        Ok(found) => found,
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    if look.record.is_some() {
        return Redirect::to(&format!("/table/{id}/replay")).into_response();
    }
    let guest = guest.as_ref().map(in_room);
    let past = Hub::ask(&house, &id, |reply| ToTable::LookBack { guest, reply }).await;
    let past = match past {
        Ok(Some(past)) => past,
        Ok(None) => return Redirect::to(&format!("/table/{id}")).into_response(),
        Err(error) => return trouble::page(lang, trouble::of_load(&error)),
    };
    let drawing = move || {
        let Past { viewer, pictures, acted } = past.seen();
        let seats = render::once_seated(&look.seats, lang);
        let scene = Scene::new(lang, viewer.seat(), &seats);
        let last = pictures.len() - 1;
        let step = query.step.unwrap_or(acted).min(last);
        boards::pages::look_back(&LookBack {
            scene: &scene,
            id: id.as_str(),
            game: look.game.name(),
            title: &boards::game_title(lang, look.game.name(), look.game.title()),
            step,
            last,
            board: &boards::draw(pictures[step].sight.as_ref(), &scene),
            log: &log(&pictures, &scene),
        })
    };
    house.0.drawings.page(drawing).await.into_response()
}

fn log(pictures: &[PastPicture], scene: &Scene<'_>) -> Vec<ReplayLine> {
    let told = pictures.iter().enumerate().flat_map(|(step, picture)| {
        let lines = picture.events.iter().filter_map(|event| boards::tell(event.as_ref(), scene));
        lines.map(move |text| ReplayLine { step, text })
    });
    told.collect()
}
