//! All records of a guest in one archive, written while it is sent: no more than one game is held at a time.

use std::convert::Infallible;
use std::vec;

use axum::body::Bytes;
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use serde_json::{Value, json};
use store::{GuestId, TableSummary};
use table::Record;
use tar::{Builder, Header};

use crate::history::Finished;
use crate::house::House;
use crate::tables;

/// What remains to be written.
struct Archive {
    house: House,
    guest: GuestId,
    tables: vec::IntoIter<TableSummary>,
    builder: Builder<Vec<u8>>,
    index: Vec<Value>,
}

/// How far an archive has come.
enum Stage {
    Records(Box<Archive>),
    Done,
}

/// The archive of these games, piece by piece: a record a game, and at the end `index.json`, which tells of each.
pub(crate) fn stream(
    house: House,
    guest: GuestId,
    tables: Vec<TableSummary>,
) -> impl Stream<Item = Result<Bytes, Infallible>> + Send {
    let archive =
        Archive { house, guest, tables: tables.into_iter(), builder: Builder::new(Vec::new()), index: Vec::new() };
    unfold(Stage::Records(Box::new(archive)), |stage| async {
        let Stage::Records(mut archive) = stage else { return None };
        match archive.tables.next() {
            Some(table) => {
                archive.add(&table).await;
                let piece = std::mem::take(archive.builder.get_mut());
                Some((Ok(piece.into()), Stage::Records(archive)))
            }
            None => Some((Ok(archive.finish().into()), Stage::Done)),
        }
    })
    // The compressor asks once more after the end, which an unfolded stream must not be asked.
    .fuse()
}

impl Archive {
    /// Adds a game. One whose record can't be rebuilt is told of in the index, with the reason.
    async fn add(&mut self, table: &TableSummary) {
        let opened = &table.header.opened;
        let Some(finished) = Finished::of(table, &self.guest) else { return };
        let mut entry = json!({
            "table": opened.id.as_str(),
            "game": opened.game,
            "seats": opened.seats,
            "your_seat": finished.seat,
            "points": finished.points,
            "place": finished.place,
            "finished_at_ms": finished.finished_at.0,
        });
        match tables::record(&self.house, &opened.id).await {
            Ok(record) => {
                let name = format!("{}-{}.game", opened.game, opened.id);
                put(&mut self.builder, &name, finished.finished_at.0 / 1_000, record.to_string().as_bytes());
                entry["file"] = name.into();
                entry["options"] = options(&record);
                entry["players"] = record.players.iter().map(|(_, name)| name.as_str()).collect();
            }
            Err(error) => entry["missing"] = error.to_string().into(),
        }
        self.index.push(entry);
    }

    /// The index and the end of the archive, with what was not sent yet.
    fn finish(mut self) -> Vec<u8> {
        let index = serde_json::to_string_pretty(&json!({ "games": self.index })).expect("plain data is JSON");
        put(&mut self.builder, "index.json", 0, index.as_bytes());
        self.builder.into_inner().expect("a vector can be written to")
    }
}

fn options(record: &Record) -> Value {
    record.options.iter().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect()
}

fn put(builder: &mut Builder<Vec<u8>>, name: &str, seconds: u64, content: &[u8]) {
    let mut header = Header::new_ustar();
    header.set_size(content.len() as u64);
    header.set_mode(0o644);
    header.set_mtime(seconds);
    builder.append_data(&mut header, name, content).expect("a vector can be written to, and our names are short");
}
