//! How far long work is and how long it will take, on standard error.

use std::fmt;
use std::io::{self, IsTerminal as _};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle, WeakProgressBar};
use trial::Progress;

const MINUTE: Duration = Duration::from_secs(60);

/// A bar with the time left on a terminal; elsewhere, as in a log, a line every minute.
pub(crate) fn bar(length: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden()).with_message(what);
        tell_every_minute(bar.downgrade());
        return bar;
    }
    let pace = Arc::new(Pace::default());
    let left = move |state: &ProgressState, line: &mut dyn fmt::Write| {
        let left = pace.left(state.pos(), state.len().unwrap_or(0), state.elapsed());
        // A terminal that can't be written to is not worth an end.
        let _ = left.map(|left| write!(line, "{} left", HumanDuration(left)));
    };
    let style = ProgressStyle::with_template("{msg} {wide_bar:.cyan} {pos}/{len}  {left}")
        .expect("the template names only parts that exist")
        .with_key("left", left);
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr()).with_style(style);
    let bar = bar.with_message(what);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// The bars of a trial, one after the other.
#[derive(Default)]
pub(crate) struct Bars(Option<ProgressBar>);

impl Progress for Bars {
    fn start(&mut self, what: &'static str, steps: u64) {
        self.finish();
        self.0 = Some(bar(steps, what));
    }

    fn reach(&mut self, step: u64) {
        self.0.iter().for_each(|bar| bar.set_position(step));
    }

    fn rename(&mut self, what: &'static str) {
        self.0.iter().for_each(|bar| bar.set_message(what));
    }

    fn remark(&mut self, text: &str) {
        match &self.0 {
            Some(bar) => bar.suspend(|| eprintln!("{text}")),
            None => eprintln!("{text}"),
        }
    }

    fn finish(&mut self) {
        self.0.take().iter().for_each(ProgressBar::finish_and_clear);
    }
}

/// Tells how far it is until the bar is finished or gone.
fn tell_every_minute(bar: WeakProgressBar) {
    thread::spawn(move || {
        let pace = Pace::default();
        thread::sleep(Pace::BEGUN);
        while let Some(bar) = bar.upgrade().filter(|bar| !bar.is_finished()) {
            let line = how_far(&pace, bar.position(), bar.length().unwrap_or(0), bar.elapsed());
            if bar.elapsed() > MINUTE {
                eprintln!("{}{line}", bar.message());
            }
            drop(bar);
            thread::sleep(MINUTE);
        }
    });
}

/// How much is done of how much, and how long the rest will take if that is known.
fn how_far(pace: &Pace, done: u64, length: u64, elapsed: Duration) -> String {
    match (done, length, pace.left(done, length, elapsed)) {
        (0, 0, _) => String::new(),
        (_, 0, _) => format!(": {done} so far"),
        (_, _, None) => format!(": {done} of {length}"),
        (_, _, Some(left)) => format!(": {done} of {length}, about {} left", HumanDuration(left)),
    }
}

/// How fast it goes. What an earlier run has done is mostly met in the first moment, which therefore says nothing.
#[derive(Default)]
struct Pace {
    /// What was done by when, when it was first asked after that moment.
    first: Mutex<Option<(u64, Duration)>>,
}

impl Pace {
    /// How long the first moment is.
    const BEGUN: Duration = Duration::from_secs(1);

    /// How long the rest will take, if there is one and anything has been done since.
    fn left(&self, done: u64, length: u64, elapsed: Duration) -> Option<Duration> {
        if elapsed < Pace::BEGUN || done >= length {
            return None;
        }
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        let (before, since) = *first.get_or_insert((done, elapsed));
        let steps = done.checked_sub(before).filter(|steps| *steps > 0)?;
        Some((elapsed - since).mul_f64((length - done) as f64 / steps as f64))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Pace, how_far};

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_rest_takes_as_long_as_what_was_done_since_the_first_moment() {
        let pace = Pace::default();
        assert_eq!(pace.left(0, 80, Duration::ZERO), None);
        assert_eq!(pace.left(40, 80, seconds(1)), None, "an earlier run did these");
        assert_eq!(pace.left(40, 80, seconds(61)), None, "nothing was done yet");
        assert_eq!(pace.left(44, 80, seconds(101)), Some(seconds(900)));
        assert_eq!(pace.left(44, 80, seconds(141)), Some(seconds(1_260)), "work that comes in large pieces");
        assert_eq!(pace.left(80, 80, seconds(1_000)), None, "nothing is left");
    }

    #[test]
    fn a_log_is_told_how_far_it_is_and_how_long_it_takes_once_that_is_known() {
        let pace = Pace::default();
        assert_eq!(how_far(&pace, 0, 0, seconds(1)), "", "it can't be counted");
        assert_eq!(how_far(&pace, 3, 0, seconds(1)), ": 3 so far");
        assert_eq!(how_far(&pace, 3, 9, seconds(60)), ": 3 of 9");
        assert_eq!(how_far(&pace, 6, 9, seconds(660)), ": 6 of 9, about 10 minutes left");
        assert_eq!(how_far(&pace, 9, 9, seconds(900)), ": 9 of 9");
    }
}
