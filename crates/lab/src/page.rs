//! A report as one file of HTML: style and pictures are in it, and no script is needed.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::Interval;

const STYLE: &str = include_str!("page.css");

/// A whole page: its title, how it was made, and its sections.
pub(crate) fn page(title: &str, command: &str, lead: &str, sections: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p.lead { (lead) }
                pre { "$ " (command) }
                (sections)
            }
        }
    }
    .into_string()
}

/// A table with a head; the first column is text, the others are numbers.
pub(crate) fn table(head: &[&str], rows: &[Vec<String>]) -> Markup {
    html! {
        div.wide {
            table {
                thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
            }
        }
    }
}

/// A picture with what it shows.
pub(crate) fn figure(picture: &Markup, caption: &str) -> Markup {
    html! { figure { (picture) figcaption { (caption) } } }
}

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

/// How wide a column of names is: usually so much, and more if a name is longer.
pub(crate) fn width<'a>(usual: usize, names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count()).fold(usual, usize::max)
}

/// A mean and its half-width as two cells of comma-separated values; a width that nobody knows is left empty.
pub(crate) fn csv_cells(interval: Interval) -> String {
    let Interval { mean, half_width } = interval;
    let half_width = if half_width.is_finite() { half_width.to_string() } else { String::new() };
    format!("{mean},{half_width}")
}
