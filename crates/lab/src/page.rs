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

/// A mean and half the width of its interval, scaled.
pub(crate) fn plus_minus(interval: Interval, scale: f64, digits: usize) -> String {
    format!("{:.digits$} ± {:.digits$}", interval.mean * scale, interval.half_width * scale)
}

/// How wide a column of names is: usually so much, and more if a name is longer.
pub(crate) fn width<'a>(usual: usize, names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count()).fold(usual, usize::max)
}
