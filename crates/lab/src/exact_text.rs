//! A solved game in words.

use std::fmt::Write as _;

use table::Seat;

use crate::exact::{ExactReport, Stake, Worth};
use crate::ladder_text::write_table;

impl ExactReport {
    /// The solution for a terminal, and as a table in Markdown for documents.
    pub fn to_text(&self) -> String {
        let ExactReport { game, rules, seats, draws, deals, last_new, positions, known, asks, rounds, .. } = self;
        let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut text = format!("{game} (rules {rules}), {seats} seats, {}\n", options.join(" "));
        let _ = writeln!(text, "{deals} deals, {positions} positions, {known} different things to know at a choice");
        let _ = writeln!(text, "Drawn {draws} times; the last new deal came after {last_new} draws.");
        let stake = match self.stake {
            Stake::Victory => "victories, in %",
            Stake::Points => "points above the mean of the table",
        };
        let _ = writeln!(
            text,
            "Played for {stake}. The equilibrium is found in {rounds} rounds; players are asked {asks} times each.\n"
        );
        let mut head = vec!["who plays on all seats".to_string()];
        head.extend(Seat::all(*seats).map(|seat| format!("{seat} gets")));
        head.extend(["best answer gains".to_string(), "loses to equilibrium".to_string()]);
        let head: Vec<&str> = head.iter().map(String::as_str).collect();
        let mut rows = vec![self.row("equilibrium", &self.equilibrium, None)];
        rows.extend(self.players.iter().map(|one| self.row(&one.player, &one.alike, Some(&one.loss))));
        rows.push([vec!["all cards open".to_string()], self.figures(&self.open), vec!["–".to_string(); 2]].concat());
        write_table(&mut text, &head, rows.into_iter());
        text
    }

    fn row(&self, name: &str, worth: &Worth, loss: Option<&Vec<f64>>) -> Vec<String> {
        let mean = |values: &Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let mut row = vec![name.to_string()];
        row.extend(self.figures(&worth.values));
        row.push(self.figure(worth.exploitability()));
        row.push(loss.map_or("–".to_string(), |loss| self.figure(mean(loss))));
        row
    }

    fn figures(&self, values: &[f64]) -> Vec<String> {
        values.iter().map(|&value| self.figure(value)).collect()
    }

    fn figure(&self, value: f64) -> String {
        // Minus nothing is nothing.
        let clean = |value: f64| if value.abs() < 5e-4 { 0.0 } else { value };
        match self.stake {
            Stake::Victory => format!("{:.2}", clean(value * 100.0)),
            Stake::Points => format!("{:.3}", clean(value)),
        }
    }
}
