//! Printing, and files that are written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use anyhow::Context as _;

/// Prints text to standard output. A closed pipe is an error that ends the command quietly.
pub(crate) fn out(text: &str) -> anyhow::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    Ok(stdout.flush()?)
}

/// Prints a value as one line of JSON.
pub(crate) fn json(value: &impl serde::Serialize) -> anyhow::Result<()> {
    out(&format!("{}\n", serde_json::to_string(value)?))
}

/// Writes a file and says where it is. What was there before stays until all of the new is written.
pub(crate) fn file(path: &Path, text: &str) -> anyhow::Result<()> {
    let written = if path.exists() && !path.is_file() { fs::write(path, text) } else { replace(path, text) };
    written.with_context(|| format!("{} could not be written", path.display()))?;
    eprintln!("written: {}", path.display());
    Ok(())
}

/// How telling a result and writing its files went, if they were asked for. Both are tried before the first that failed
/// is returned: what was found is told although a file can't be written, and written although the reader has gone away.
pub(crate) fn told_and_written<const FILES: usize>(
    told: anyhow::Result<()>,
    written: [Option<anyhow::Result<()>>; FILES],
) -> anyhow::Result<()> {
    written.into_iter().flatten().fold(told, anyhow::Result::and)
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Of a link the file that it leads to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let new = path.with_file_name(name);
    let replaced = fs::write(&new, text).and_then(|()| fs::rename(&new, &path));
    replaced.inspect_err(|_| drop(fs::remove_file(&new)))
}

/// Refuses a file that could not be written, before anything is computed for it. What is in the file stays there.
pub(crate) fn can_be_written(path: &Path) -> anyhow::Result<()> {
    let tried = match File::create_new(path) {
        Ok(_) => fs::remove_file(path),
        // A pipe is left alone: its reader would take it for the end if it were opened and closed.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !path.is_file() && !path.is_dir() => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            OpenOptions::new().append(true).open(path).map(drop)
        }
        Err(error) => Err(error),
    };
    tried.with_context(|| format!("{} can't be written, so nothing was begun", path.display()))
}

/// Makes a folder if there is none, and refuses one that nothing can be written to.
pub(crate) fn folder(path: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(path)
        .with_context(|| format!("the folder {} can't be made, so nothing was begun", path.display()))?;
    can_be_written(&path.join(".zashiki"))
}

/// Whether the reader of our output has gone away.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
