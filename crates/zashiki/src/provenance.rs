//! Where figures come from: the command, the machine and the day.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use lab::Kept;

/// A result that took this many seconds, and where it came from.
pub(crate) fn kept<R>(seconds: u64, report: R) -> Kept<R> {
    Kept { command: command(), seconds, machine: machine(), date: date(), report }
}

/// The file of the program that is running, to start it again.
pub(crate) fn this_program() -> anyhow::Result<PathBuf> {
    std::env::current_exe().context("the path of this program is not known")
}

/// The command that is running, as it would be typed again.
pub(crate) fn command() -> String {
    let words: Vec<String> = std::env::args().skip(1).map(|word| quoted(&word)).collect();
    format!("zashiki {}", words.join(" "))
}

fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=:,./+%@".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// The processor, how many cores it has, and the system.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = told.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let processor = named.map_or(std::env::consts::ARCH, |(_, name)| name.trim());
    format!("{processor}, {cores} cores, {}", std::env::consts::OS)
}

/// Today in universal time, as year, month and day.
fn date() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date_of(seconds / 86_400)
}

/// The date this many days after the first of January 1970, in the Gregorian calendar.
fn date_of(days: u64) -> String {
    // Counted from the first of March of the year 0, so that the day that may be missing is the last of a year.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{of_month:02}", year + era * 400)
}

#[cfg(test)]
mod tests {
    use super::{date_of, quoted};

    #[test]
    fn a_date_counts_leap_days() {
        let dates = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16")];
        for (days, date) in dates {
            assert_eq!(date_of(days), date);
        }
    }

    #[test]
    fn a_command_can_be_typed_again() {
        assert_eq!(quoted("-p"), "-p");
        assert_eq!(quoted("greedy,tree:100"), "greedy,tree:100");
        assert_eq!(quoted("my file's"), r"'my file'\''s'");
    }
}
