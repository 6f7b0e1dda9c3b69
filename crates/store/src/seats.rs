//! Seats: who sits where, and that two never get the same one.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, query};

use crate::rows::{check_text, occupant, seat_columns};
use crate::{GuestId, Store, StoreError, TableId, TableState};

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A person.
    Guest {
        /// Who it is.
        id: GuestId,
        /// The name they sat down with.
        nickname: String,
    },
    /// A bot.
    Bot {
        /// How it plays, by the name of its level.
        level: String,
    },
}

impl Occupant {
    /// Whether this is the same person, whatever name they use, or a bot of the same level.
    fn is(&self, other: &Occupant) -> bool {
        match (self, other) {
            (Occupant::Guest { id, .. }, Occupant::Guest { id: other, .. }) => id == other,
            (Occupant::Bot { level }, Occupant::Bot { level: other }) => level == other,
            (Occupant::Guest { .. }, Occupant::Bot { .. }) | (Occupant::Bot { .. }, Occupant::Guest { .. }) => false,
        }
    }

    /// Its columns: guest id, nickname, bot level.
    fn columns(&self) -> (Option<&str>, Option<&str>, Option<&str>) {
        match self {
            Occupant::Guest { id, nickname } => (Some(id.as_str()), Some(nickname), None),
            Occupant::Bot { level } => (None, None, Some(level)),
        }
    }
}

/// What became of the wish for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// They sit there now, or did already.
    Seated,
    /// Somebody else sits there.
    Taken {
        /// Who.
        by: Occupant,
    },
    /// The table is over.
    TableIsOver,
}

impl Store {
    /// Sits somebody down where nobody sits. Of several who want the same seat at once, one gets it.
    pub async fn claim_seat(&self, table: &TableId, seat: u8, wish: &Occupant) -> Result<Claim, StoreError> {
        let (_, nickname, level) = wish.columns();
        check_text(nickname.or(level).unwrap_or_default())?;
        loop {
            let mut write = self.begin().await?;
            let seated = insert_occupant(&mut write, table, seat, wish).await.map_err(|error| self.fault(&error))?;
            write.commit().await?;
            if seated > 0 {
                return Ok(Claim::Seated);
            }
            let header = self.header(table).await?.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
            if seat >= header.opened.seats {
                return Err(StoreError::NoSuchSeat { table: table.clone(), seat });
            }
            match header.state {
                TableState::Finished { .. } | TableState::Abandoned { .. } => return Ok(Claim::TableIsOver),
                TableState::Waiting | TableState::Running { .. } => {}
            }
            let seats = self.seats(table).await?;
            match seats.into_iter().find(|(taken, _)| *taken == seat) {
                Some((_, by)) if by.is(wish) => return Ok(Claim::Seated),
                Some((_, by)) => return Ok(Claim::Taken { by }),
                // The occupant has just left: the seat is free again.
                None => {}
            }
        }
    }

    /// Somebody leaves their seat. It does nothing if they do not sit there, or if the table is over: who played a
    /// finished game stays known.
    pub async fn release_seat(&self, table: &TableId, seat: u8, leaves: &Occupant) -> Result<(), StoreError> {
        const GUEST: &str = "delete from seats where table_id = $1 and seat = $2 and guest_id = $3 and exists
                             (select 1 from tables where id = $1 and state in ('waiting', 'running'))";
        const BOT: &str = "delete from seats where table_id = $1 and seat = $2 and bot_level = $3 and exists
                           (select 1 from tables where id = $1 and state in ('waiting', 'running'))";
        let (statement, who) = match leaves {
            Occupant::Guest { id, .. } => (GUEST, id.as_str()),
            Occupant::Bot { level } => (BOT, level.as_str()),
        };
        self.write(query(statement).bind(table.as_str()).bind(i64::from(seat)).bind(who)).await.map(drop)
    }

    /// Who sits where, by seat; vacant seats are left out.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<(u8, Occupant)>, StoreError> {
        const SEATS: &str = concat!("select ", seat_columns!(), " from seats where table_id = $1 order by seat");
        let rows = query(SEATS).bind(table.as_str()).fetch_all(self.pool()).await;
        let rows = rows.map_err(|error| self.fault(&error))?;
        let seated = |row: &AnyRow| occupant(row, 0).map_err(StoreError::from).transpose();
        rows.iter().filter_map(seated).collect()
    }
}

/// Writes who sits at a seat if it is vacant and the table has it and is not over. Says how many rows that made.
pub(crate) async fn insert_occupant(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: u8,
    occupant: &Occupant,
) -> sqlx::Result<u64> {
    const INSERT: &str = "insert into seats (table_id, seat, guest_id, nickname, bot_level)
                          select id, $2, $3, $4, $5 from tables
                          where id = $1 and seats > $2 and state in ('waiting', 'running')
                          on conflict (table_id, seat) do nothing";
    let (guest, nickname, level) = occupant.columns();
    let insert = query(INSERT).bind(table.as_str()).bind(i64::from(seat)).bind(guest).bind(nickname).bind(level);
    Ok(insert.execute(connection).await?.rows_affected())
}
