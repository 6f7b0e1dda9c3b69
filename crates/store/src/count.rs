//! How many inputs were acknowledged, noted in a file beside a SQLite database.
//!
//! When a page of SQLite's log is damaged, SQLite drops that page and all behind it without a word: the database is
//! consistent, only older. This small file is not part of the log. It is written after each commit and before the
//! inputs are acknowledged, without waiting for the disk. At the next start the database is compared with it.
//!
//! After a power loss the last moments may rightly be missing (see [`Durability`](crate::Durability)). So the file also
//! notes how many inputs were on the disk for sure, and which boot of the system it was: inputs that were never on the
//! disk may be missing after a reboot, all others may not.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use sha2::{Digest as _, Sha256};

use crate::files::beside;

const MAGIC: [u8; 8] = *b"zcount01";
const BOOT: usize = 36;
const BODY: usize = 8 + 3 * 8 + BOOT;
/// A record is written into the two places of the file by turns, so that one of them is always whole.
const PLACE: usize = 128;

/// What the file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Record {
    /// Counts the records themselves: the larger one is the later one.
    number: u64,
    acknowledged: u64,
    /// As many of them were on the disk for sure.
    on_disk: u64,
    boot: [u8; BOOT],
}

impl Record {
    fn to_bytes(self) -> [u8; PLACE] {
        let mut bytes = [0; PLACE];
        bytes[..8].copy_from_slice(&MAGIC);
        for (index, value) in [self.number, self.acknowledged, self.on_disk].into_iter().enumerate() {
            bytes[8 + 8 * index..16 + 8 * index].copy_from_slice(&value.to_le_bytes());
        }
        bytes[32..BODY].copy_from_slice(&self.boot);
        let digest = Sha256::digest(&bytes[..BODY]);
        bytes[BODY..BODY + 32].copy_from_slice(&digest);
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Option<Record> {
        let number = |from: usize| bytes[from..from + 8].try_into().ok().map(u64::from_le_bytes);
        if bytes.len() != PLACE || bytes[..8] != MAGIC || bytes[BODY..BODY + 32] != Sha256::digest(&bytes[..BODY])[..] {
            return None;
        }
        let boot = bytes[32..BODY].try_into().ok()?;
        Some(Record { number: number(8)?, acknowledged: number(16)?, on_disk: number(24)?, boot })
    }
}

/// How many acknowledged inputs a database lacks that it must have.
pub(crate) fn missing(database: &Path, stored: u64) -> u64 {
    let Some(record) = read(&path(database)) else { return 0 };
    let missing = record.acknowledged.saturating_sub(stored);
    let may_have_rebooted = boot() != record.boot || boot() == [0; BOOT];
    if missing > 0 && may_have_rebooted && stored >= record.on_disk {
        tracing::warn!(missing, "the last inputs before the power loss are missing: they had not reached the disk");
        return 0;
    }
    missing
}

/// The file while it is written.
#[derive(Debug)]
pub(crate) struct Count {
    open: Mutex<Open>,
}

#[derive(Debug)]
struct Open {
    file: File,
    record: Record,
}

impl Count {
    /// Begins to count from what is stored.
    pub(crate) fn begin(database: &Path, stored: u64) -> io::Result<Count> {
        let path = path(database);
        let number = read(&path).map_or(0, |record| record.number);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut open = Open {
            file: options.open(path)?,
            record: Record { number, acknowledged: stored, on_disk: stored, boot: boot() },
        };
        // Both places, so that no older record is left.
        open.write()?;
        open.write()?;
        Ok(Count { open: Mutex::new(open) })
    }

    /// More inputs are committed and will be acknowledged.
    pub(crate) fn add(&self, inputs: u64) -> io::Result<()> {
        let mut open = self.open.lock().expect("no holder of this lock can panic");
        open.record.acknowledged += inputs;
        open.write()
    }

    /// How many inputs are acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.open.lock().expect("no holder of this lock can panic").record.acknowledged
    }

    /// This many of them are on the disk for sure. It is written down with the next ones.
    pub(crate) fn on_disk(&self, inputs: u64) {
        let mut open = self.open.lock().expect("no holder of this lock can panic");
        open.record.on_disk = open.record.on_disk.max(inputs);
    }
}

impl Open {
    fn write(&mut self) -> io::Result<()> {
        self.record.number += 1;
        self.file.seek(SeekFrom::Start(self.record.number % 2 * PLACE as u64))?;
        self.file.write_all(&self.record.to_bytes())
    }
}

/// The latest whole record. A file that is not there or can't be read says nothing.
fn read(path: &Path) -> Option<Record> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.read_to_end(&mut bytes).ok()?;
    bytes.chunks_exact(PLACE).filter_map(Record::from_bytes).max_by_key(|record| record.number)
}

/// Where the file is.
pub(crate) fn path(database: &Path) -> PathBuf {
    beside(database, "-count")
}

/// Which boot of the system this is; zeros where it does not say.
fn boot() -> [u8; BOOT] {
    let text = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let mut boot = [0; BOOT];
    let text = text.trim().as_bytes();
    let length = text.len().min(BOOT);
    boot[..length].copy_from_slice(&text[..length]);
    boot
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Count, PLACE, missing, path};
    use crate::testing::Folder;

    #[test]
    fn what_was_acknowledged_and_is_not_stored_is_missing() {
        let folder = Folder::new().expect("a temporary folder");
        let database = folder.path().join("zashiki.db");
        assert_eq!(missing(&database, 0), 0, "a new database misses nothing");
        let count = Count::begin(&database, 5).expect("a file");
        count.add(3).expect("it is written");
        assert_eq!([8, 9, 6].map(|stored| missing(&database, stored)), [0, 0, 2]);
        count.add(1).expect("it is written");
        assert_eq!(missing(&database, 8), 1);
        // The place of the last record is damaged: the one before it counts.
        let mut bytes = std::fs::read(path(&database)).expect("the file");
        let last = bytes.chunks(PLACE).position(|place| place[16] == 9).expect("the last record");
        bytes[last * PLACE + 16] ^= 1;
        std::fs::write(path(&database), bytes).expect("the file");
        assert_eq!(missing(&database, 7), 1);
    }
}
