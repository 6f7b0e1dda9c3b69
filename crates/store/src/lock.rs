//! The lock on a SQLite file: one process at a time, by whatever path it reaches the file.
//!
//! The lock is on the file itself (its inode), not on a name beside it, so hard links, symbolic links and bind mounts
//! lead to the same lock. It is an `flock`, which on Linux is independent of the POSIX locks that SQLite uses. Those
//! have a trap: they are dropped when the process closes *any* descriptor of the file. So a descriptor that was opened
//! here stays open until the process ends, and is used again when the same file is locked again.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use crate::StoreError;

/// A locked database file. The lock ends when this is dropped, or with the process, however it ends.
#[derive(Debug)]
pub(crate) struct FileLock {
    _beside: File,
    #[cfg(target_os = "linux")]
    _inode: inode::InodeLock,
}

/// Makes the database file if it is not there, readable for its owner only, and locks it.
pub(crate) fn lock(database: &Path) -> Result<FileLock, StoreError> {
    let cannot = |error: io::Error| StoreError::CannotOpen {
        place: database.display().to_string(),
        reason: error.to_string(),
        advice: "check that its folder can be written to, or choose another one",
    };
    let in_use = || StoreError::InUse { place: database.display().to_string() };
    if let Some(folder) = database.parent() {
        make_folder(folder).map_err(cannot)?;
    }
    // Systems without an independent `flock` have only this one, by name; on Linux it keeps older versions out.
    let beside = private().open(database.with_extension("lock")).map_err(cannot)?;
    match beside.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(in_use()),
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
    }
    #[cfg(target_os = "linux")]
    let inode = inode::lock(database).map_err(cannot)?.ok_or_else(in_use)?;
    #[cfg(not(target_os = "linux"))]
    if !database.exists() {
        private().open(database).map_err(cannot)?;
    }
    Ok(FileLock {
        _beside: beside,
        #[cfg(target_os = "linux")]
        _inode: inode,
    })
}

/// How a file is opened that only its owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(target_os = "linux")]
mod inode {
    use std::collections::HashMap;
    use std::fs::{File, Metadata, TryLockError};
    use std::io;
    use std::os::unix::fs::MetadataExt as _;
    use std::path::Path;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// Device and inode: which file it is, whatever its name.
    type Inode = (u64, u64);

    /// Every database file that this process has locked or had locked before.
    static FILES: Mutex<Option<HashMap<Inode, Known>>> = Mutex::new(None);

    struct Known {
        file: File,
        held: bool,
    }

    #[derive(Debug)]
    pub(super) struct InodeLock(Inode);

    /// Locks the file; nothing if somebody else has locked it.
    pub(super) fn lock(database: &Path) -> io::Result<Option<InodeLock>> {
        let mut files = files();
        let files = files.get_or_insert_default();
        if let Ok(metadata) = std::fs::metadata(database)
            && let Some(known) = files.get_mut(&inode(&metadata))
        {
            if known.held || !try_lock(&known.file)? {
                return Ok(None);
            }
            known.held = true;
            return Ok(Some(InodeLock(inode(&metadata))));
        }
        let file = super::private().open(database)?;
        let inode = inode(&file.metadata()?);
        if !try_lock(&file)? {
            // This process has no connection to the file, so nothing is lost by closing it again.
            return Ok(None);
        }
        files.insert(inode, Known { file, held: true });
        Ok(Some(InodeLock(inode)))
    }

    impl Drop for InodeLock {
        fn drop(&mut self) {
            let mut files = files();
            if let Some(known) = files.get_or_insert_default().get_mut(&self.0) {
                // Where it can't be unlocked it stays locked until the process ends: nobody gets in who must not.
                let _ = known.file.unlock();
                known.held = false;
            }
        }
    }

    fn files() -> MutexGuard<'static, Option<HashMap<Inode, Known>>> {
        FILES.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn inode(metadata: &Metadata) -> Inode {
        (metadata.dev(), metadata.ino())
    }

    fn try_lock(file: &File) -> io::Result<bool> {
        match file.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}
