//! The checksum of an input: it covers the input, its number, and through the one before it all earlier inputs of the
//! table. A row that was changed, lost, moved or swapped breaks the chain at that row.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::TableId;

/// Half of a SHA-256: against damage, not against an attacker who can write to the database.
const LENGTH: usize = 16;

/// The checksum of one input, or the start of a table's chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Checksum([u8; LENGTH]);

impl Checksum {
    /// What the first input of a table is chained to.
    pub(crate) fn start(table: &TableId) -> Checksum {
        Checksum::of(Sha256::new().chain_update(table.as_str()))
    }

    /// The checksum of the input behind the one that has this checksum.
    pub(crate) fn next(self, seq: u64, line: &str) -> Checksum {
        Checksum::of(Sha256::new().chain_update(self.0).chain_update(seq.to_le_bytes()).chain_update(line))
    }

    /// Reads a column. Nothing if it has another length: nobody wrote that.
    pub(crate) fn from_column(column: &[u8]) -> Option<Checksum> {
        column.try_into().ok().map(Checksum)
    }

    pub(crate) fn column(&self) -> &[u8] {
        &self.0
    }

    fn of(digest: Sha256) -> Checksum {
        let digest = digest.finalize();
        let mut bytes = [0; LENGTH];
        bytes.copy_from_slice(&digest[..LENGTH]);
        Checksum(bytes)
    }
}

/// Where the stored inputs of a table stop being what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The table.
    pub table: TableId,
    /// The number of the first input that is damaged, counted from 0.
    pub seq: u64,
    /// What is wrong with it.
    pub kind: DamageKind,
}

/// What is wrong with a stored input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DamageKind {
    /// It is not there although later ones are, or were counted.
    Missing,
    /// It does not match its checksum.
    Changed,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Damage { table, seq, kind } = self;
        match kind {
            DamageKind::Missing => write!(f, "input {seq} of table '{table}' is missing"),
            DamageKind::Changed => write!(f, "input {seq} of table '{table}' is not what was written"),
        }
    }
}

/// Follows the chain of a table, row by row.
pub(crate) struct Chain {
    table: TableId,
    seq: u64,
    /// Nothing before the first input that has a checksum: older versions wrote none.
    last: Option<Checksum>,
}

impl Chain {
    pub(crate) fn new(table: &TableId) -> Chain {
        Chain { table: table.clone(), seq: 0, last: None }
    }

    /// Takes the next row, or says that it is not the one that was written.
    pub(crate) fn follow(&mut self, seq: i64, line: &str, checksum: Option<&[u8]>) -> Result<(), Damage> {
        if seq != self.seq as i64 {
            return Err(self.damage(DamageKind::Missing));
        }
        match checksum {
            None if self.last.is_none() => {}
            None => return Err(self.damage(DamageKind::Changed)),
            Some(column) => {
                let expected = self.last.unwrap_or_else(|| Checksum::start(&self.table)).next(self.seq, line);
                if Checksum::from_column(column) != Some(expected) {
                    return Err(self.damage(DamageKind::Changed));
                }
                self.last = Some(expected);
            }
        }
        self.seq += 1;
        Ok(())
    }

    /// Behind the last row, says whether all inputs that were counted are there.
    pub(crate) fn end(&self, counted: i64) -> Result<(), Damage> {
        if (self.seq as i64) < counted { Err(self.damage(DamageKind::Missing)) } else { Ok(()) }
    }

    fn damage(&self, kind: DamageKind) -> Damage {
        Damage { table: self.table.clone(), seq: self.seq, kind }
    }
}
