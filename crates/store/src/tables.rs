//! Tables: opening one, and reading it back.

use sqlx::{Row, query};

use crate::checksum::Chain;
use crate::rows::{check_text, header, header_columns, write_options};
use crate::seats::insert_occupant;
use crate::{Damage, GuestId, Occupant, Secret, Store, StoreError, TableId, UnixMs, WaitsFor};

/// What a table is when it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id, drawn by the caller.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats it has.
    pub seats: u8,
    /// The options of the game, by name.
    pub options: Vec<(String, String)>,
    /// The seed of the game.
    pub seed: Secret,
    /// Who finds it.
    pub visibility: Visibility,
    /// The guest who opens it.
    pub host: GuestId,
    /// What the caller wants to know about the table later, in its own words.
    pub settings: String,
    /// When it is opened.
    pub created_at: UnixMs,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Everybody: it stands in the list of public tables.
    Public,
    /// Only those who have its link.
    Private,
}

impl Visibility {
    pub(crate) fn column(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Private => "private",
        }
    }
}

/// How far a table has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Its game has not begun.
    Waiting,
    /// Its game is being played.
    Running {
        /// Since when.
        started_at: UnixMs,
    },
    /// Its game is over.
    Finished {
        /// When it began, if that was told.
        started_at: Option<UnixMs>,
        /// When it ended.
        finished_at: UnixMs,
        /// How it ended, in the caller's words.
        result: String,
    },
    /// Its game was given up.
    Abandoned {
        /// When it began, if it did.
        started_at: Option<UnixMs>,
        /// When it was given up.
        abandoned_at: UnixMs,
    },
}

/// A table without what happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableHeader {
    /// What it was when it was opened.
    pub opened: NewTable,
    /// How far it has come.
    pub state: TableState,
    /// The seats that the game waits for, as far as it was noted.
    pub waits_for: WaitsFor,
    /// When something happened last, as far as it was noted.
    pub moved_at: Option<UnixMs>,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// What it is.
    pub header: TableHeader,
    /// Who sits where, by seat; vacant seats are left out.
    pub seats: Vec<(u8, Occupant)>,
}

/// A table with all that happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What it is.
    pub header: TableHeader,
    /// Who sits where, by seat; vacant seats are left out.
    pub seats: Vec<(u8, Occupant)>,
    /// Its inputs in order: the one with number 0 first.
    pub inputs: Vec<String>,
}

impl Store {
    /// Opens a table with those who sit there from the start: all of it or nothing.
    ///
    /// To open the very same table again does nothing, so that a caller who got no answer can ask again.
    pub async fn create_table(&self, new: &NewTable, seats: &[(u8, Occupant)]) -> Result<(), StoreError> {
        const INSERT: &str = "insert into tables (id, game, rules, seats, options, seed, visibility, host, settings,
                                                  created_at_ms, state)
                              values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting')
                              on conflict (id) do nothing";
        let options = write_options(&new.options)?;
        check_text(&new.game)?;
        check_text(&new.settings)?;
        let mut write = self.begin().await?;
        let insert = query(INSERT)
            .bind(new.id.as_str())
            .bind(new.game.as_str())
            .bind(i64::from(new.rules))
            .bind(i64::from(new.seats))
            .bind(options)
            .bind(new.seed.bytes().as_slice())
            .bind(new.visibility.column())
            .bind(new.host.as_str())
            .bind(new.settings.as_str())
            .bind(new.created_at.to_column());
        if write.execute(insert).await? == 0 {
            drop(write);
            return self.same_as_stored(new).await;
        }
        for (seat, occupant) in seats {
            if insert_occupant(&mut write, &new.id, *seat, occupant).await.map_err(|error| self.fault(&error))? == 0 {
                return Err(StoreError::NoSuchSeat { table: new.id.clone(), seat: *seat });
            }
        }
        write.commit().await
    }

    async fn same_as_stored(&self, new: &NewTable) -> Result<(), StoreError> {
        match self.header(&new.id).await? {
            Some(stored) if stored.opened == *new => Ok(()),
            _ => Err(StoreError::TableExists(new.id.clone())),
        }
    }

    /// A table with all that happened at it. One with a damaged input is refused, and the error names the input.
    pub async fn table(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        match self.table_until_damage(table).await? {
            Some((_, Some(damage))) => {
                tracing::error!(%table, input = damage.seq, "{damage}");
                Err(StoreError::Damaged { what: damage.to_string() })
            }
            Some((stored, None)) => Ok(Some(stored)),
            None => Ok(None),
        }
    }

    /// A table with what happened at it before the first damaged input, and which input that is. To look at, not to
    /// play on: what came after it is not known.
    pub async fn table_until_damage(
        &self,
        table: &TableId,
    ) -> Result<Option<(StoredTable, Option<Damage>)>, StoreError> {
        const INPUTS: &str = "select seq, line, checksum from inputs where table_id = $1 order by seq";
        let fault = |error: sqlx::Error| self.fault(&error);
        let Some(header) = self.header(table).await? else { return Ok(None) };
        let seats = self.seats(table).await?;
        // Inputs are read last: what the header says of the game has happened in them, and all that were counted are
        // there.
        let count = self.counted_inputs(table).await?;
        let rows = query(INPUTS).bind(table.as_str()).fetch_all(self.pool()).await.map_err(fault)?;
        let mut inputs = Vec::with_capacity(rows.len());
        let mut chain = Chain::new(table);
        let mut damage = None;
        for row in rows {
            let seq: i64 = row.try_get(0).map_err(fault)?;
            let line: String = row.try_get(1).map_err(fault)?;
            let checksum: Option<Vec<u8>> = row.try_get(2).map_err(fault)?;
            if let Err(found) = chain.follow(seq, &line, checksum.as_deref()) {
                damage = Some(found);
                break;
            }
            inputs.push(line);
        }
        let damage = damage.or_else(|| chain.end(count).err());
        Ok(Some((StoredTable { header, seats, inputs }, damage)))
    }

    /// A table without its inputs.
    pub async fn header(&self, table: &TableId) -> Result<Option<TableHeader>, StoreError> {
        const HEADER: &str = concat!("select ", header_columns!(), " from tables where id = $1");
        let row = query(HEADER).bind(table.as_str()).fetch_optional(self.pool()).await;
        let row = row.map_err(|error| self.fault(&error))?;
        row.map(|row| header(&row)).transpose().map_err(StoreError::from)
    }
}
