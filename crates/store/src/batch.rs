//! Writing a run of inputs in one commit.

use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row, query};

use crate::appender::Request;
use crate::connect::{Connector, Dialect};

/// The most rows one statement inserts. SQLite copies every parameter. The copies of about this many rows fit into the
/// memory that a connection keeps ready ("lookaside"); with more of them a row costs half as much again.
const fn most_rows(dialect: Dialect) -> usize {
    match dialect {
        Dialect::Sqlite => 16,
        Dialect::Postgres => 32,
    }
}

/// The statements that insert 1, 2, 3 … rows. Every connection prepares each of them at most once, and a small batch,
/// the usual one, is a single way to the database and back.
#[derive(Debug)]
pub(crate) struct Statements {
    by_rows: Vec<Arc<str>>,
}

impl Statements {
    pub(crate) fn new(connector: &Connector) -> Statements {
        let dialect = connector.dialect();
        Statements { by_rows: (1..=most_rows(dialect)).map(|rows| insert(rows, dialect).into()).collect() }
    }

    /// The largest statement for at most this many rows, which is at least one, and how many it inserts.
    fn for_at_most(&self, rows: usize) -> (usize, &Arc<str>) {
        let rows = rows.min(self.by_rows.len());
        (rows, &self.by_rows[rows - 1])
    }
}

/// Inserts rows if the database still belongs to the epoch, the first parameter, and none otherwise. Only parameters
/// stand in this text, never values.
pub(crate) fn insert(rows: usize, dialect: Dialect) -> String {
    match dialect {
        // Parameters without names: SQLite would look up each name among all of them.
        Dialect::Sqlite => {
            let rows = vec!["(?, ?, ?, ?)"; rows].join(", ");
            format!(
                "insert into inputs (table_id, seq, line, checksum) select new.* from \
                 (select 1 from owners where scope = 'house' and epoch = ?) as owned cross join (values {rows}) as new"
            )
        }
        // The next owner waits until this is committed (`for share`), so that nothing is added behind its back.
        Dialect::Postgres => {
            let row = |row: usize| format!("(${}, ${}, ${}, ${})", 4 * row + 2, 4 * row + 3, 4 * row + 4, 4 * row + 5);
            let rows = (0..rows).map(row).collect::<Vec<_>>().join(", ");
            format!(
                "insert into inputs (table_id, seq, line, checksum) select new.* from \
                 (select 1 from owners where scope = 'house' and epoch = $1 for share) as owned cross join \
                 (values {rows}) as new"
            )
        }
    }
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
    let changed = insert.execute(connection).await?.rows_affected();
    Ok(if changed == batch.len() as u64 { Written::All } else { Written::NotOwned })
}

/// The line that is written where this input wants to stand.
pub(crate) async fn written(connection: &mut AnyConnection, request: &Request) -> sqlx::Result<Option<String>> {
    let seq = i64::try_from(request.seq).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let select = query("select line from inputs where table_id = $1 and seq = $2");
    let row = select.bind(request.table.as_str()).bind(seq).fetch_optional(connection).await?;
    row.map(|row| row.try_get(0)).transpose()
}
