//! The files of a SQLite database: only their owner may read them, and they must stay where they are.
//!
//! A process that has a file open can write to it after it was deleted or replaced, and would acknowledge what is gone
//! when it ends. So the writer looks after every commit whether the paths still lead to the files it has open.

use std::ffi::OsString;
use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The path of a file that SQLite or the store keeps beside the database.
pub(crate) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut path = OsString::from(database);
    path.push(suffix);
    PathBuf::from(path)
}

/// Device and number of a file.
type Inode = (u64, u64);

/// The files of an open database.
#[derive(Clone, Debug)]
pub(crate) struct Files {
    database: PathBuf,
    log: PathBuf,
    open: Arc<Mutex<Option<Identity>>>,
}

/// Which files the paths led to when the database was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity {
    database: Inode,
    /// None while no connection is open for sure: the last one that closes removes the log.
    log: Option<Inode>,
}

impl Files {
    pub(crate) fn of(database: &Path) -> Files {
        // SQLite follows links before it names the files beside the database.
        let database = std::fs::canonicalize(database).unwrap_or_else(|_| database.to_path_buf());
        let log = beside(&database, "-wal");
        Files { database, log, open: Arc::default() }
    }

    /// The database file, with links followed.
    pub(crate) fn database(&self) -> &Path {
        &self.database
    }

    /// Remembers the files that are open now. To be called while a connection is open, so that there is a log.
    pub(crate) fn remember(&self) {
        let found = find(&self.database).map(|database| Identity { database, log: find(&self.log) });
        *self.open.lock().expect("no holder of this lock can panic") = found;
    }

    /// The log may vanish in good order now.
    pub(crate) fn forget_log(&self) {
        if let Some(open) = &mut *self.open.lock().expect("no holder of this lock can panic") {
            open.log = None;
        }
    }

    /// Whether the open files are still where they were.
    pub(crate) fn look(&self) -> Result<(), String> {
        let Some(open) = *self.open.lock().expect("no holder of this lock can panic") else { return Ok(()) };
        if find(&self.database) == Some(open.database) && (open.log.is_none() || find(&self.log) == open.log) {
            return Ok(());
        }
        let database = self.database.display();
        Err(format!(
            "the files of the database {database} were moved, deleted or replaced while it was open; put them \
                     back, or stop this process and restore a backup"
        ))
    }
}

fn find(path: &Path) -> Option<Inode> {
    std::fs::metadata(path).ok().map(|metadata| inode(&metadata))
}

#[cfg(unix)]
fn inode(metadata: &Metadata) -> Inode {
    use std::os::unix::fs::MetadataExt as _;
    (metadata.dev(), metadata.ino())
}

#[cfg(not(unix))]
fn inode(_: &Metadata) -> Inode {
    (0, 0)
}

/// Takes the rights of everybody but the owner away from the files of a database.
pub(crate) fn tighten_files(database: &Path) {
    for suffix in ["", "-wal", "-shm", "-count"] {
        tighten(&beside(database, suffix), 0o600);
    }
}

/// Takes the rights of everybody but the owner away from the data folder. A folder that everybody shares, such as
/// `/tmp`, is left as it is.
pub(crate) fn tighten_folder(folder: &Path) {
    tighten(folder, 0o700);
}

#[cfg(unix)]
fn tighten(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    const STICKY: u32 = 0o1000;
    let Ok(metadata) = std::fs::metadata(path) else { return };
    let before = metadata.permissions().mode();
    if before & 0o077 == 0 || before & STICKY != 0 {
        return;
    }
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)) {
        Ok(()) => tracing::info!(path = %path.display(), "others could read this; now only its owner can"),
        Err(error) => tracing::warn!(path = %path.display(), %error, "others can read this, and that can't be changed"),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: u32) {}
