//! Whether a finished game was what it seemed: the house replays its record and says what came of it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use boards::pages::{Proof, Verdict};
use catalog::AnyGame;
use store::{TableId, TableState};
use table::Record;

use super::replay::finished;
use super::trouble;
use super::visit::Visit;
use crate::house::House;

/// The page that says it.
pub(super) async fn verify(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let (id, look, record) = match finished(&house, &id, None).await {
        Ok(found) => found,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let verdict = verdict(&house, &id, look.game, &record).await;
    let (seed, hash) = (record.seed.to_string(), record.seed.hash().to_string());
    let title = boards::game_title(lang, look.game.name(), look.game.title());
    boards::pages::verified(lang, &title, &Proof { id: id.as_str(), seed: &seed, hash: &hash }, verdict).into_response()
}

/// Plays a record again from its seed and compares the end with the result that was stored when the game ended.
pub(super) async fn verdict(house: &House, id: &TableId, game: &dyn AnyGame, record: &Record) -> Verdict {
    let inputs = record.inputs.len();
    let Ok(table) = game.rebuild(record, &mut |_| {}) else { return Verdict::Refused };
    let replayed = table.outcome().and_then(|outcome| serde_json::to_string(&outcome).ok());
    match house.0.store.header(id).await.ok().flatten().map(|header| header.state) {
        Some(TableState::Finished { result, .. }) if replayed.as_ref() == Some(&result) => Verdict::Same { inputs },
        Some(_) | None => Verdict::OtherResult { inputs },
    }
}
