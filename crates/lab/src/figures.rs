//! Figures as text: intervals, shares and the width of columns.

use crate::Interval;

/// A mean and half the width of its interval; a question mark where one observation is all there is.
pub(crate) fn plus_minus(Interval { mean, half_width }: Interval, digits: usize) -> String {
    if half_width.is_finite() {
        format!("{mean:.digits$} ± {half_width:.digits$}")
    } else {
        format!("{mean:.digits$} ± ?")
    }
}

/// The same of a share in percent, which has a question mark as well where it could be any.
pub(crate) fn percent(Interval { mean, half_width }: Interval, digits: usize) -> String {
    let half_width = if half_width < 1.0 { half_width * 100.0 } else { f64::INFINITY };
    plus_minus(Interval { mean: mean * 100.0, half_width }, digits)
}

/// How wide a column of names is: `usual`, or more if a name is longer.
pub(crate) fn width<'a>(usual: usize, names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count()).fold(usual, usize::max)
}

/// A mean and its half-width as two cells of comma-separated values; an unknown width is left empty.
pub(crate) fn csv_cells(interval: Interval) -> String {
    let Interval { mean, half_width } = interval;
    let half_width = if half_width.is_finite() { half_width.to_string() } else { String::new() };
    format!("{mean},{half_width}")
}
