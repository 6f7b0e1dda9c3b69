//! Printing: to standard output for programs, with progress on standard error for people.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

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

/// Writes a file and says where it is.
pub(crate) fn file(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| format!("{} could not be written", path.display()))?;
    eprintln!("written: {}", path.display());
    Ok(())
}

/// Whether the reader of our output has gone away.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// A bar with the time left on a terminal; nothing where nobody watches.
pub(crate) fn progress(length: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar:.cyan} {pos}/{len}  {eta} left")
        .expect("the template names only parts that exist");
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr()).with_style(style);
    bar.set_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
