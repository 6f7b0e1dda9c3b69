//! The house as an app: its manifest, the worker that keeps a page to show offline, and that page.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use boards::{Trouble, asset_path};
use serde_json::{Value, json};

use super::trouble;
use super::visit::Visit;

/// The paper of the house, behind everything.
const PAPER: &str = "#f6efdf";

/// What a device is told that installs the house, in the visitor's language.
pub(super) async fn manifest(visit: Visit) -> Response {
    let lang = visit.lang;
    let name = lang.text("house-name");
    let manifest = json!({
        "id": "/",
        "name": name,
        "short_name": name,
        "description": lang.text("house-description"),
        "lang": lang.code(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable.svg", "any", "maskable"),
            icon("icon-maskable-192.png", "192x192", "maskable"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    let headers = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (headers, manifest.to_string()).into_response()
}

fn icon(name: &str, sizes: &str, purpose: &str) -> Value {
    let kind = boards::asset(name).map(|asset| asset.mime);
    json!({ "src": asset_path(name), "sizes": sizes, "type": kind, "purpose": purpose })
}

/// The worker. It stands at the root, because it may only look after what is below it, and it is asked for anew each
/// time: a browser that kept an old one would go on showing old files.
pub(super) async fn worker(visit: Visit) -> Response {
    let Some(worker) = boards::asset("service-worker.js") else {
        return trouble::page(visit.lang, Trouble::NoSuchPage);
    };
    let headers = [(CONTENT_TYPE, worker.mime), (CACHE_CONTROL, "no-cache")];
    (headers, worker.bytes.as_slice()).into_response()
}

/// The page that is shown offline, which the worker keeps.
pub(super) async fn offline(visit: Visit) -> Response {
    boards::pages::offline(visit.lang).into_response()
}
