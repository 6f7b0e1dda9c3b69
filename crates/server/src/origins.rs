//! Which network a table came from, in memory only: addresses are never stored.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use store::TableId;

use crate::network::Network;

/// This many tables are remembered, the latest ones.
const MOST_KEPT: usize = 16_384;

/// The networks of the tables that were opened lately.
#[derive(Default)]
pub(crate) struct Origins {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    by_table: HashMap<TableId, Network>,
    /// From the oldest to the newest.
    order: VecDeque<TableId>,
}

impl Origins {
    pub(crate) fn note(&self, table: TableId, network: Network) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        while kept.order.len() >= MOST_KEPT {
            if let Some(oldest) = kept.order.pop_front() {
                kept.by_table.remove(&oldest);
            }
        }
        kept.order.push_back(table.clone());
        kept.by_table.insert(table, network);
    }

    pub(crate) fn of(&self, table: &TableId) -> Option<Network> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).by_table.get(table).copied()
    }
}
