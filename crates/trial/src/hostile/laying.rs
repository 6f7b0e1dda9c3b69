//! One address lays as many tables as it can, as a new guest each time.

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

use super::attackers::Attacker;
use super::{Attack, Figure, Ground, Unit};

/// Over how many connections.
const CONNECTIONS: u32 = 8;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let attacker = Attacker::new(ground.house.address(), 0);
    ground.progress.start("tables", 0);
    let until = Instant::now() + size.laying;
    let mut laying = JoinSet::new();
    for _ in 0..CONNECTIONS {
        laying.spawn(lay_until(attacker, until));
    }
    let tries = laying.join_all().await;
    let laid: u32 = tries.iter().map(|tried| tried.laid).sum();
    let refused: u32 = tries.iter().map(|tried| tried.refused).sum();
    // The limit is a bucket: full at first, and filled again over a minute.
    let minutes = size.laying.as_secs_f64() / 60.0;
    let limit = f64::from(ground.hostile.tables_per_address) * (1.0 + minutes);
    Ok(vec![Figure {
        attack: Attack::Tables.name(),
        figure: "tables laid by one address",
        unit: Unit::Count,
        before: None,
        at_most: limit.ceil(),
        measured: Some(f64::from(laid)),
        note: format!("in {} s, {refused} refused with status 429", size.laying.as_secs()),
    }])
}

/// What came of trying to lay tables.
#[derive(Default)]
struct Tried {
    laid: u32,
    refused: u32,
}

async fn lay_until(attacker: Attacker, until: Instant) -> Tried {
    let wish = json!({ "game": "rinpa", "seats": ["open", "open", "open"] }).to_string();
    let mut tried = Tried::default();
    while Instant::now() < until {
        let Ok(mut http) = attacker.http().await else { continue };
        while let Ok(Ok(reply)) = timeout_at(until, http.post_json("/api/tables", "", &wish)).await {
            tried.laid += u32::from(reply.status == 201);
            tried.refused += u32::from(reply.status == 429);
        }
    }
    tried
}
