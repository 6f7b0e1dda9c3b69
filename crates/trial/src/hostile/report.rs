//! What the attacks came to.

use std::fmt;

use serde::Serialize;

use super::figure::Figure;

/// What the attacks came to. Its `Display` is the table that a person reads.
#[derive(Serialize)]
pub struct Report {
    figures: Vec<Row>,
    broken: usize,
}

#[derive(Serialize)]
struct Row {
    #[serde(flatten)]
    figure: Figure,
    held: bool,
}

impl Report {
    pub(crate) fn new(figures: Vec<Figure>) -> Report {
        let rows = figures.into_iter().map(|figure| Row { held: figure.is_held(), figure });
        let figures: Vec<Row> = rows.collect();
        let broken = figures.iter().filter(|row| !row.held).count();
        Report { figures, broken }
    }

    /// The figures, in the order of the attacks.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().map(|row| &row.figure)
    }

    /// An error if a figure was not held.
    pub fn verdict(&self) -> anyhow::Result<()> {
        anyhow::ensure!(!self.figures.is_empty(), "no attack was made: nothing was shown");
        anyhow::ensure!(self.broken == 0, "{} of {} figures are broken", self.broken, self.figures.len());
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows = vec![["attack", "figure", "before", "at most", "measured", "", ""].map(String::from)];
        rows.extend(self.figures.iter().map(|Row { figure, held }| {
            [
                figure.attack.to_string(),
                figure.figure.to_string(),
                figure.show(figure.before).to_string(),
                figure.show(Some(figure.at_most)).to_string(),
                figure.show(figure.measured).to_string(),
                if *held { "held" } else { "BROKEN" }.to_string(),
                figure.note.clone(),
            ]
        }));
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; 7] = std::array::from_fn(width);
        for row in &rows {
            let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
            writeln!(f, "{}", cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Report};
    use crate::hostile::Unit;

    fn report(measured: f64) -> Report {
        Report::new(vec![Figure {
            attack: "tables",
            figure: "tables laid",
            unit: Unit::Count,
            before: None,
            at_most: 60.0,
            measured: Some(measured),
            note: "one address".to_string(),
        }])
    }

    #[test]
    fn a_broken_figure_is_named_in_the_table_and_fails_the_run() {
        assert!(report(60.0).verdict().is_ok());
        assert!(report(60.0).to_string().contains("60       60        held  one address"), "{}", report(60.0));
        let broken = report(33_961.0);
        assert!(broken.to_string().contains("BROKEN"));
        assert_eq!(broken.verdict().expect_err("broken").to_string(), "1 of 1 figures are broken");
        let json = serde_json::to_value(&broken).expect("JSON");
        assert_eq!((&json["broken"], &json["figures"][0]["held"]), (&1.into(), &false.into()));
    }

    #[test]
    fn a_run_without_attacks_shows_nothing_and_fails() {
        assert!(Report::new(Vec::new()).verdict().is_err());
    }
}
