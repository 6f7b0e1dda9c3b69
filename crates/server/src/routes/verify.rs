//! Whether a finished game was what it seemed: the house replays its record and says what came of it.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use boards::pages::{Proof, Verdict};
use catalog::AnyTable;
use store::{TableId, TableState};

use super::played::{Ending, Played, published};
use super::trouble;
use super::visit::Visit;
use crate::house::House;

/// The page that says it.
pub(super) async fn verify(State(house): State<House>, Path(id): Path<String>, visit: Visit) -> Response {
    let lang = visit.lang;
    let played = match published(&house, &id, None).await {
        Ok(played) => played,
        Err(trouble) => return trouble::page(lang, trouble),
    };
    let result = stored_result(&house, &played.id).await;
    let drawing = move || {
        let Played { id, look, record, ending } = played;
        let replayed = Replayed::of(look.game.rebuild(&record, &mut |_| {}).as_deref().ok());
        let verdict = verdict(&replayed, result.as_deref(), record.inputs.len(), ending);
        let (seed, hash) = (record.seed.to_string(), record.seed.hash().to_string());
        let title = boards::game_title(lang, look.game.name(), look.game.title());
        boards::pages::verified(lang, &title, &Proof { id: id.as_str(), seed: &seed, hash: &hash }, verdict)
    };
    house.0.drawings.page(drawing).await.into_response()
}

/// What came of playing a record again from its seed.
pub(super) enum Replayed {
    /// The rules refuse one of its inputs.
    Refused,
    /// It ends with this result, written as the store has it; nothing if the game is not over.
    Until(Option<String>),
}

impl Replayed {
    /// What a table says that was rebuilt, if it could be.
    pub(super) fn of(rebuilt: Option<&dyn AnyTable>) -> Replayed {
        let Some(table) = rebuilt else { return Replayed::Refused };
        Replayed::Until(table.outcome().and_then(|outcome| serde_json::to_string(&outcome).ok()))
    }
}

/// The result that was stored when the game ended.
pub(super) async fn stored_result(house: &House, id: &TableId) -> Option<String> {
    match house.0.store.header(id).await.ok().flatten()?.state {
        TableState::Finished { result, .. } => Some(result),
        TableState::Waiting | TableState::Running { .. } | TableState::Abandoned { .. } => None,
    }
}

/// Compares the end of a replay with the result that was stored.
pub(super) fn verdict(replayed: &Replayed, stored: Option<&str>, inputs: usize, ending: Ending) -> Verdict {
    match (replayed, ending) {
        (Replayed::Refused, Ending::Result | Ending::Damage | Ending::DamageWhileRunning) => Verdict::Refused,
        (Replayed::Until(_), Ending::Damage | Ending::DamageWhileRunning) => Verdict::Damaged { inputs },
        (Replayed::Until(Some(result)), Ending::Result) if stored == Some(result) => Verdict::Same { inputs },
        (Replayed::Until(_), Ending::Result) => Verdict::OtherResult { inputs },
    }
}
