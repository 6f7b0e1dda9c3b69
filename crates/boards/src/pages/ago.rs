//! How long ago something happened, as one says it.

use crate::{Arg, Lang};

/// How long ago something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ago {
    /// Less than a minute.
    Now,
    /// This many minutes.
    Minutes(i64),
    /// This many hours.
    Hours(i64),
    /// This many days.
    Days(i64),
}

impl Ago {
    /// This many milliseconds ago, rounded down to what one would say.
    pub fn ms(ms: u64) -> Ago {
        let minutes = i64::try_from(ms / 60_000).unwrap_or(i64::MAX);
        match minutes {
            ..1 => Ago::Now,
            1..60 => Ago::Minutes(minutes),
            60..1_440 => Ago::Hours(minutes / 60),
            1_440.. => Ago::Days(minutes / 1_440),
        }
    }

    pub(super) fn text(self, lang: Lang) -> String {
        let count = |count| [("count", Arg::Number(count))];
        match self {
            Ago::Now => lang.text("ago-now"),
            Ago::Minutes(minutes) => lang.fill("ago-minutes", &count(minutes)),
            Ago::Hours(hours) => lang.fill("ago-hours", &count(hours)),
            Ago::Days(days) => lang.fill("ago-days", &count(days)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Ago;
    use crate::Lang;

    #[test]
    fn time_is_told_in_the_largest_unit_that_has_passed() {
        let minute = 60_000;
        for (ms, text) in [
            (0, "a moment ago"),
            (minute, "a minute ago"),
            (59 * minute, "59 minutes ago"),
            (60 * minute, "an hour ago"),
            (47 * 60 * minute, "yesterday"),
            (72 * 60 * minute, "3 days ago"),
        ] {
            assert_eq!(Ago::ms(ms).text(Lang::En), text);
        }
    }
}
