//! Printing: to standard output for programs, with progress on standard error for people.

use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle, WeakProgressBar};

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

/// A bar with the time left on a terminal; elsewhere, as in a log, a line every minute.
pub(crate) fn progress(length: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        tell_every_minute(bar.downgrade(), what);
        return bar;
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar:.cyan} {pos}/{len}  {eta} left")
        .expect("the template names only parts that exist");
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr()).with_style(style);
    bar.set_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Tells how far it is until the bar is finished or gone.
fn tell_every_minute(bar: WeakProgressBar, what: &'static str) {
    const MINUTE: Duration = Duration::from_secs(60);
    thread::spawn(move || {
        loop {
            thread::sleep(MINUTE);
            match bar.upgrade() {
                Some(bar) if !bar.is_finished() => eprintln!("{what}: {}", how_far(&bar)),
                _ => return,
            }
        }
    });
}

/// How much is done of how much, and how long the rest will take if that is known.
fn how_far(bar: &ProgressBar) -> String {
    let done = bar.position();
    match bar.length() {
        Some(length) if length > 0 && done > 0 => {
            format!("{done} of {length}, about {} left", HumanDuration(bar.eta()))
        }
        Some(length) if length > 0 => format!("{done} of {length}"),
        _ => format!("{done} so far"),
    }
}

#[cfg(test)]
mod tests {
    use indicatif::ProgressBar;

    use super::how_far;

    #[test]
    fn a_log_is_told_how_far_it_is_and_how_long_it_takes_once_that_is_known() {
        let bar = ProgressBar::hidden();
        bar.inc(3);
        assert_eq!(how_far(&bar), "3 so far");
        let bar = ProgressBar::new(8);
        assert_eq!(how_far(&bar), "0 of 8");
        bar.inc(2);
        assert!(how_far(&bar).starts_with("2 of 8, about "), "{}", how_far(&bar));
    }
}
