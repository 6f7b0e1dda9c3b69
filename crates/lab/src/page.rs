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

/// A mean and half the width of its interval, scaled. Where too little was seen to tell, there is a question mark: after
/// one observation, and where a share could as well be any.
pub(crate) fn plus_minus(interval: Interval, scale: f64, digits: usize) -> String {
    let mean = format!("{:.digits$}", interval.mean * scale);
    let is_share = scale == PERCENT;
    if !interval.half_width.is_finite() || (is_share && interval.half_width >= 1.0) {
        return format!("{mean} ± ?");
    }
    format!("{mean} ± {:.digits$}", interval.half_width * scale)
}

/// What a share is multiplied by to be told.
pub(crate) const PERCENT: f64 = 100.0;

/// How wide a column of names is: usually so much, and more if a name is longer.
pub(crate) fn width<'a>(usual: usize, names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count()).fold(usual, usize::max)
}
