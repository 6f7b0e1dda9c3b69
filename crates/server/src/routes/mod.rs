//! Which address leads where.

mod api;
mod app;
mod carry;
mod figures;
mod guard;
mod history;
mod host;
mod limit;
mod look_back;
mod mine;
mod pages;
mod played;
mod push;
mod replay;
mod review;
mod rules;
mod sessions;
mod settings;
mod sockets;
mod table_form;
mod tables;
mod trouble;
mod verify;
mod visit;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::house::House;

pub(crate) use rules::RulesPages;

#[cfg(feature = "testing")]
pub(crate) use pages::own_path;
#[cfg(feature = "testing")]
pub(crate) use table_form::{field, read_wish};

/// All addresses of the house.
pub(crate) fn router(house: House) -> Router {
    Router::new()
        .route("/", get(pages::home))
        .route("/rules/{game}", get(rules::rules))
        .route("/lang", post(pages::lang))
        .route("/settings", get(settings::settings).post(settings::keep))
        .route("/push", post(push::device))
        .route("/offline", get(app::offline))
        .route("/manifest.webmanifest", get(app::manifest))
        .route("/service-worker.js", get(app::worker))
        .route("/assets/{*name}", get(pages::asset))
        .route("/play/{game}", post(tables::play_now))
        .route("/new/{game}", get(tables::new_form).post(tables::new))
        .route("/table/{id}", get(tables::table))
        .route("/table/{id}/sit", post(tables::sit))
        .route("/table/{id}/arrange", post(tables::arrange))
        .route("/table/{id}/start", post(tables::start))
        .route("/table/{id}/visibility", post(host::visibility))
        .route("/table/{id}/close", get(host::ask).post(host::close))
        .route("/table/{id}/carry", get(carry::offer))
        .route("/history", get(history::history))
        .route("/history/export", get(history::take_along))
        .route("/forget", get(history::ask).post(history::forget))
        .route("/sessions", get(sessions::ask).post(sessions::end_others))
        .route("/carry/{token}", get(carry::ask).post(carry::sit_down))
        .route("/table/{id}/again", post(tables::again))
        .route("/table/{id}/record", get(tables::record))
        .route("/table/{id}/replay", get(replay::replay))
        .route("/table/{id}/back", get(look_back::look_back))
        .route("/table/{id}/verify", get(verify::verify))
        .route("/table/{id}/review", get(review::review))
        .route("/table/{id}/play-on", post(replay::play_on))
        .route("/api/games", get(api::games))
        .route("/api/tables", post(api::new_table))
        .route("/api/tables/{id}/sit", post(api::sit))
        .route("/api/tables/{id}/start", post(api::start))
        .route("/socket/{id}", get(sockets::socket))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(figures::at_public_address))
        .fallback(trouble::no_such_page)
        .layer(DefaultBodyLimit::max(limit::MAX_BODY))
        .layer(from_fn(settings::dress))
        .layer(from_fn_with_state(house.clone(), guard::renew))
        // Pages are compressed on the threads that serve everybody: what it saves beyond the fastest is not worth their
        // time.
        .layer(CompressionLayer::new().gzip(true).quality(CompressionLevel::Fastest))
        .layer(from_fn_with_state(house.clone(), limit::in_time))
        .layer(from_fn_with_state(house.clone(), guard::same_origin))
        .layer(from_fn_with_state(house.clone(), limit::by_address))
        .layer(from_fn_with_state(house.clone(), guard::own_host))
        .layer(from_fn(guard::headers))
        .with_state(house)
}

/// The address that has nothing but figures for those who watch over the house.
pub(crate) fn metrics_router(house: House) -> Router {
    Router::new().route("/metrics", get(figures::at_own_address)).with_state(house)
}
