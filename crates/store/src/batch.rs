//! Writing a run of inputs in one commit.

use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row, query};

use crate::appender::Request;
use crate::connect::Connector;

/// The most rows one statement inserts. SQLite looks its named parameters up one after the other, so that the cost of
/// binding grows with the square of their number; larger statements are slower.
const MOST_ROWS: usize = 32;

/// The statements that insert 1, 2, 3 … [`MOST_ROWS`] rows. Every connection prepares each of them at most once, and a
/// small batch, the usual one, is a single way to the database and back.
#[derive(Debug)]
pub(crate) struct Statements {
    by_rows: Vec<Arc<str>>,
}

impl Statements {
    pub(crate) fn new(connector: &Connector) -> Statements {
        Statements { by_rows: (1..=MOST_ROWS).map(|rows| insert(rows, connector.for_share()).into()).collect() }
    }

    /// The largest statement for at most this many rows, which is at least one, and how many it inserts.
    fn for_at_most(&self, rows: usize) -> (usize, &Arc<str>) {
        let rows = rows.min(MOST_ROWS);
        (rows, &self.by_rows[rows - 1])
    }
}

/// Inserts rows if the database still belongs to the epoch `$1`, and none otherwise. `for_share` makes the next owner wait
/// until this is committed, so that nothing is added behind its back. Only parameters stand in this text, never values.
pub(crate) fn insert(rows: usize, for_share: &str) -> String {
    let rows: Vec<String> =
        (0..rows).map(|row| 4 * row + 2).map(|at| format!("(${at}, ${}, ${}, ${})", at + 1, at + 2, at + 3)).collect();
    format!(
        "insert into inputs (table_id, seq, line, checksum) select new.* from \
         (select 1 from owners where scope = 'house' and epoch = $1{for_share}) as owned cross join \
         (values {}) as new",
        rows.join(", ")
    )
}

/// What became of inputs that were to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// All are committed.
    All,
    /// None is: another process owns the database now.
    NotOwned,
}

/// Writes these inputs, all or none. When this returns, they are committed.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    connector: &Connector,
    statements: &Statements,
    epoch: i64,
    batch: &[Request],
) -> sqlx::Result<Written> {
    let _turn = connector.turn().await;
    let (rows, statement) = statements.for_at_most(batch.len());
    if rows == batch.len() {
        // One statement is a transaction of its own, and saves two ways to the database and back.
        return execute(&mut *connection, statement, epoch, batch).await;
    }
    let mut transaction = connection.begin_with(connector.begin()).await?;
    let mut rest = batch;
    while !rest.is_empty() {
        let (rows, statement) = statements.for_at_most(rest.len());
        let (these, others) = rest.split_at(rows);
        match execute(&mut transaction, statement, epoch, these).await {
            Ok(Written::All) => rest = others,
            not_written => {
                // The first error is the one to tell; a rollback that fails too says only that the connection is gone.
                let _ = transaction.rollback().await;
                return not_written;
            }
        }
    }
    transaction.commit().await.map(|()| Written::All)
}

async fn execute(
    connection: &mut AnyConnection,
    statement: &Arc<str>,
    epoch: i64,
    batch: &[Request],
) -> sqlx::Result<Written> {
    let mut insert = query(AssertSqlSafe(Arc::clone(statement))).bind(epoch);
    for request in batch {
        let seq = i64::try_from(request.seq).map_err(|error| sqlx::Error::Encode(error.into()))?;
        insert =
            insert.bind(request.table.as_str()).bind(seq).bind(request.line.as_str()).bind(request.checksum.column());
    }
    let rows = insert.execute(connection).await?.rows_affected();
    Ok(if rows == batch.len() as u64 { Written::All } else { Written::NotOwned })
}

/// The line that is written where this input wants to stand.
pub(crate) async fn written(connection: &mut AnyConnection, request: &Request) -> sqlx::Result<Option<String>> {
    let seq = i64::try_from(request.seq).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let select = query("select line from inputs where table_id = $1 and seq = $2");
    let row = select.bind(request.table.as_str()).bind(seq).fetch_optional(connection).await?;
    row.map(|row| row.try_get(0)).transpose()
}
