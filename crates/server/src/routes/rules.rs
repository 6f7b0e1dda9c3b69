//! The rules of a game. They change with the program only: each page is drawn and compressed once.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use boards::{Lang, Look, Trouble};
use catalog::AnyGame;
use flate2::Compression;
use flate2::write::GzEncoder;
use tokio::sync::OnceCell;

use super::settings::Dressed;
use super::trouble;
use super::visit::Visit;
use crate::house::House;
use crate::identity;

/// How many pages are kept: more than there are games and languages, for looks differ too.
const MOST_KEPT: usize = 128;

/// The pages of rules that were drawn.
#[derive(Default)]
pub(crate) struct RulesPages {
    kept: Mutex<HashMap<Kind, Arc<OnceCell<Page>>>>,
}

/// Which page.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Kind {
    game: &'static str,
    lang: Lang,
    look: String,
}

struct Page {
    plain: Bytes,
    compressed: Bytes,
    tag: HeaderValue,
}

impl RulesPages {
    fn cell(&self, kind: Kind) -> Arc<OnceCell<Page>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT && !kept.contains_key(&kind) {
            kept.clear();
        }
        Arc::clone(kept.entry(kind).or_default())
    }
}

/// The page of a game's rules.
pub(super) async fn rules(
    State(house): State<House>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
) -> Response {
    let Ok(game) = catalog::game(&game) else {
        return trouble::page(visit.lang, Trouble::NoSuchGame);
    };
    let (lang, look) = (visit.lang, identity::look(&headers));
    let cell = house.0.rules.cell(Kind { game: game.name(), lang, look: look.to_string() });
    let page = cell.get_or_init(|| house.0.drawings.page(move || draw(game, lang, &look))).await;
    answer(page, &headers)
}

fn draw(game: &'static dyn AnyGame, lang: Lang, look: &Look) -> Page {
    let title = boards::game_title(lang, game.name(), game.title());
    let page = boards::pages::rules(lang, game.name(), &title, &boards::rules(game, lang)).into_string();
    let page = if *look == Look::default() { page } else { look.dress(&page) };
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(page.as_bytes()).expect("memory takes everything");
    let compressed = encoder.finish().expect("memory takes everything");
    let digest = ring::digest::digest(&ring::digest::SHA256, page.as_bytes());
    let tag: String = digest.as_ref()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    // The two forms of a page say the same, which is what a weak tag means.
    let tag = HeaderValue::try_from(format!("W/\"{tag}\"")).expect("digits are a header value");
    Page { plain: page.into(), compressed: compressed.into(), tag }
}

fn answer(page: &Page, headers: &HeaderMap) -> Response {
    let mut response = if headers.get_all(IF_NONE_MATCH).iter().any(|known| is_same(known, &page.tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if accepts_gzip(headers) {
        ([(CONTENT_ENCODING, "gzip")], page.compressed.clone()).into_response()
    } else {
        page.plain.clone().into_response()
    };
    let fixed = response.headers_mut();
    fixed.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    fixed.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    fixed.insert(VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie"));
    fixed.insert(ETAG, page.tag.clone());
    response.extensions_mut().insert(Dressed);
    response
}

fn is_same(known: &HeaderValue, tag: &HeaderValue) -> bool {
    let strip = |tag: &str| tag.trim().trim_start_matches("W/").to_string();
    let (Ok(known), Ok(tag)) = (known.to_str(), tag.to_str()) else { return false };
    known.split(',').any(|known| strip(known) == strip(tag))
}

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(',')).map(|coding| coding.trim().replace(' ', ""));
    codings.any(|coding| coding == "gzip" || coding.starts_with("gzip;q=") && !coding.starts_with("gzip;q=0"))
}
