//! Reads a table of tab-separated values and says exactly what is wrong with it.

use std::fmt;

/// What is wrong with a table, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The table.
    pub table: &'static str,
    /// The line, counted from 1; the title is line 1.
    pub line: usize,
    /// What is wrong.
    pub problem: DataProblem,
}

/// What can be wrong with a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DataProblem {
    /// The title line is not the expected one.
    Title(&'static str),
    /// A line has too few or too many cells.
    Cells,
    /// A cell can't be read.
    Cell {
        /// The column.
        column: &'static str,
        /// What stands there.
        found: &'static str,
    },
    /// An id stands there a second time.
    Twice(&'static str),
    /// The table is too short or too long.
    Rows {
        /// How many rows it needs.
        expected: usize,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.tsv, line {}: ", self.table, self.line)?;
        match &self.problem {
            DataProblem::Title(expected) => write!(f, "the title must be '{}'", expected.replace('\t', "', '")),
            DataProblem::Cells => f.write_str("give every column a cell, separated by tabs"),
            DataProblem::Cell { column, found } => write!(f, "'{found}' is no {column}"),
            DataProblem::Twice(id) => write!(f, "'{id}' stands here a second time"),
            DataProblem::Rows { expected } => write!(f, "the table must have {expected} rows"),
        }
    }
}

impl std::error::Error for DataError {}

/// One row of a table on its way to a component.
pub(crate) struct TableRow {
    pub(crate) table: &'static str,
    pub(crate) number: usize,
    title: &'static str,
    pub(crate) cells: Vec<&'static str>,
}

impl TableRow {
    pub(crate) fn text(&self, column: usize) -> Result<&'static str, DataError> {
        let cell = self.cells[column];
        if cell.is_empty() { Err(self.error(column)) } else { Ok(cell) }
    }

    pub(crate) fn read<T>(&self, column: usize, read: impl FnOnce(&'static str) -> Option<T>) -> Result<T, DataError> {
        read(self.cells[column]).ok_or_else(|| self.error(column))
    }

    /// A small amount: larger ones would overflow a purse after some rounds.
    pub(crate) fn amount(&self, column: usize) -> Result<u8, DataError> {
        self.read(column, |cell| cell.parse().ok().filter(|&amount| amount <= 30))
    }

    fn error(&self, column: usize) -> DataError {
        let name = self.title.split('\t').nth(column).expect("a row has as many cells as the title");
        let problem = DataProblem::Cell { column: name, found: self.cells[column] };
        DataError { table: self.table, line: self.number, problem }
    }
}

/// Reads one table of exactly `N` rows, the first column being unique.
pub(crate) fn table<T: fmt::Debug, const N: usize>(
    table: &'static str,
    text: &'static str,
    title: &'static str,
    read: impl Fn(&TableRow) -> Result<T, DataError>,
) -> Result<[T; N], DataError> {
    let mut rows = Vec::with_capacity(N);
    let mut ids = Vec::with_capacity(N);
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let fail = |problem| Err(DataError { table, line: number, problem });
        if index == 0 {
            if line != title {
                return fail(DataProblem::Title(title));
            }
            continue;
        }
        let cells: Vec<&'static str> = line.split('\t').collect();
        if cells.len() != title.split('\t').count() {
            return fail(DataProblem::Cells);
        }
        if ids.contains(&cells[0]) {
            return fail(DataProblem::Twice(cells[0]));
        }
        ids.push(cells[0]);
        rows.push(read(&TableRow { table, number, title, cells })?);
    }
    let line = text.lines().count();
    rows.try_into().map_err(|_| DataError { table, line, problem: DataProblem::Rows { expected: N } })
}
