//! A report as a document: headings, paragraphs, tables and plots, without saying how they are drawn.
//!
//! The program that shows it decides on the format; `zashiki` writes HTML with pictures.

use crate::{Interval, Rating};

/// A report that can be shown as a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// What the page is called.
    pub title: String,
    /// What was measured, in one or two sentences.
    pub lead: String,
    /// The content, from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// The heading of a section.
    Heading(String),
    /// The heading of a part of a section.
    Subheading(String),
    /// Running text.
    Paragraph(String),
    /// A table whose first column is text and whose other columns are numbers.
    Table {
        /// The heads of the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
    /// Means with their intervals over a common axis.
    Intervals {
        /// One a row.
        rows: Vec<Row>,
        /// Drawn as a broken line: the fair share, or zero.
        mark: Option<f64>,
        /// What the axis measures.
        unit: String,
        /// What the plot shows.
        caption: String,
    },
    /// Curves over common axes.
    Curves {
        /// Each with its name.
        curves: Vec<Curve>,
        /// Drawn as a broken line across.
        mark: Option<f64>,
        /// What the horizontal axis measures.
        across: String,
        /// What the vertical axis measures.
        up: String,
        /// What the plot shows.
        caption: String,
    },
}

/// One row of a plot of intervals.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What is measured.
    pub label: String,
    /// The lower end of the interval.
    pub low: f64,
    /// The mean.
    pub mean: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// One curve of a plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// Its name in the legend.
    pub label: String,
    /// Its points from left to right.
    pub points: Vec<(f64, f64)>,
}

impl Row {
    /// A mean with its interval.
    pub(crate) fn of(label: &str, interval: Interval) -> Row {
        Row { label: label.to_string(), low: interval.low(), mean: interval.mean, high: interval.high() }
    }

    /// A rating with its interval.
    pub(crate) fn rating(Rating { player, rating, low, high }: &Rating) -> Row {
        Row { label: player.clone(), low: *low, mean: *rating, high: *high }
    }

    /// A share in percent. Its interval is cut at 0 and 100.
    pub(crate) fn share(label: &str, interval: Interval) -> Row {
        let percent = |share: f64| 100.0 * share.clamp(0.0, 1.0);
        Row {
            label: label.to_string(),
            low: percent(interval.low()),
            mean: percent(interval.mean),
            high: percent(interval.high()),
        }
    }
}

impl Block {
    pub(crate) fn heading(text: &str) -> Block {
        Block::Heading(text.to_string())
    }

    pub(crate) fn paragraph(text: impl Into<String>) -> Block {
        Block::Paragraph(text.into())
    }

    pub(crate) fn table(head: &[&str], rows: Vec<Vec<String>>) -> Block {
        Block::Table { head: head.iter().map(ToString::to_string).collect(), rows }
    }

    pub(crate) fn intervals(rows: Vec<Row>, mark: Option<f64>, unit: &str, caption: &str) -> Block {
        Block::Intervals { rows, mark, unit: unit.to_string(), caption: caption.to_string() }
    }

    pub(crate) fn curves(curves: Vec<Curve>, mark: Option<f64>, [across, up]: [&str; 2], caption: &str) -> Block {
        let (across, up, caption) = (across.to_string(), up.to_string(), caption.to_string());
        Block::Curves { curves, mark, across, up, caption }
    }
}
