//! A report as one HTML file: style and pictures are in it, and it needs no script.

mod curves;
mod plot;

use lab::{Block, Document};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("page.css");

/// The page of a report, with the command that made it.
pub(crate) fn page(document: &Document, command: &str) -> String {
    let Document { title, lead, blocks } = document;
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
                @for block in blocks { (draw(block)) }
            }
        }
    }
    .into_string()
}

fn draw(block: &Block) -> Markup {
    match block {
        Block::Heading(text) => html! { h2 { (text) } },
        Block::Subheading(text) => html! { h3 { (text) } },
        Block::Paragraph(text) => html! { p { (text) } },
        Block::Table { head, rows } => html! {
            div.wide {
                table {
                    thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                    tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
                }
            }
        },
        Block::Intervals { rows, mark, unit, caption } => figure(&plot::intervals(rows, *mark, unit), caption),
        Block::Curves { curves, mark, across, up, caption } => {
            figure(&curves::curves(curves, *mark, across, up), caption)
        }
    }
}

/// A picture with what it shows.
fn figure(picture: &Markup, caption: &str) -> Markup {
    html! { figure { (picture) figcaption { (caption) } } }
}

#[cfg(test)]
mod tests {
    use lab::{Block, Curve, Document, Row};

    use super::page;

    #[test]
    fn a_page_holds_every_block_and_escapes_what_was_typed() {
        let row = Row { label: "a<b".to_string(), low: 1.0, mean: 2.0, high: f64::INFINITY };
        let curve = Curve { label: "chance".to_string(), points: vec![(0.0, 1.0), (1.0, 2.0)] };
        let document = Document {
            title: "A title".to_string(),
            lead: "What it is.".to_string(),
            blocks: vec![
                Block::Heading("Section".to_string()),
                Block::Subheading("Part".to_string()),
                Block::Paragraph("Text.".to_string()),
                Block::Table { head: vec!["head".to_string()], rows: vec![vec!["cell".to_string()]] },
                Block::Intervals { rows: vec![row], mark: Some(0.0), unit: "points".into(), caption: "One".into() },
                Block::Curves {
                    curves: vec![curve],
                    mark: None,
                    across: "step".into(),
                    up: "chance, %".into(),
                    caption: "Two".into(),
                },
            ],
        };
        let page = page(&document, "zashiki arena rinpa -p 'a<b'");
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("$ zashiki arena rinpa -p 'a&lt;b'"), "{page}");
        for part in [
            "<h2>Section</h2>",
            "<h3>Part</h3>",
            "<p>Text.</p>",
            "<td>cell</td>",
            "a&lt;b</text>",
            "<figcaption>One</figcaption>",
            "<polyline points=",
            "<figcaption>Two</figcaption>",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        assert!(!page.contains("a<b") && !page.contains("inf"), "{page}");
    }
}
