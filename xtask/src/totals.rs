//! The totals of a test run, added up from what the test runner prints.

use std::fmt;

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Totals {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Totals {
    /// Adds what a line of the runner counts, if it is a closing line.
    pub(crate) fn add_line(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else { return };
        let count_of = |word: &str| {
            let part = counts.split([';', '.']).map(str::trim).find(|part| part.ends_with(word))?;
            part.split(' ').next()?.parse::<u64>().ok()
        };
        self.passed += count_of("passed").unwrap_or(0);
        self.failed += count_of("failed").unwrap_or(0);
        self.skipped += count_of("ignored").unwrap_or(0);
    }

    /// Adds what a line of the Test Anything Protocol counts, as Node prints at the end: `# pass 12`.
    pub(crate) fn add_tap_line(&mut self, line: &str) {
        let Some((word, count)) = line.strip_prefix("# ").and_then(|line| line.split_once(' ')) else { return };
        let Ok(count) = count.parse::<u64>() else { return };
        match word {
            "pass" => self.passed += count,
            "fail" | "cancelled" => self.failed += count,
            "skipped" | "todo" => self.skipped += count,
            _ => {}
        }
    }

    /// Both together.
    pub(crate) fn and(self, other: Totals) -> Totals {
        Totals {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            skipped: self.skipped + other.skipped,
        }
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped)
    }
}

#[cfg(test)]
mod tests {
    use super::Totals;

    #[test]
    fn closing_lines_add_up_and_other_lines_do_not_count() {
        let mut totals = Totals::default();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test result: FAILED. 2 passed; 1 failed; 4 ignored; 0 measured; 0 filtered out; finished in 0.00s",
        ] {
            totals.add_line(line);
        }
        assert_eq!(totals, Totals { passed: 5, failed: 1, skipped: 4 });
        assert_eq!(totals.to_string(), "5 passed, 1 failed, 4 skipped");
    }

    #[test]
    fn the_counts_of_node_add_up_and_its_other_lines_do_not_count() {
        let mut totals = Totals::default();
        for line in [
            "# Subtest: pass 7",
            "ok 1 - a test",
            "# tests 43",
            "# suites 0",
            "# pass 40",
            "# fail 1",
            "# cancelled 1",
            "# skipped 1",
            "# todo 0",
            "# duration_ms 1045.3",
        ] {
            totals.add_tap_line(line);
        }
        assert_eq!(totals, Totals { passed: 40, failed: 2, skipped: 1 });
        assert_eq!(totals.and(totals).passed, 80);
    }
}
