//! A review as text and as a document.

use std::fmt::Write as _;

use table::Seat;

use crate::document::{Block, Curve, Document};
use crate::figures::width;
use crate::review::{Mistake, ReviewReport};

const NEVER_TURNED: &str = "None: nobody's chances moved far in one step.";

impl ReviewReport {
    /// How many turning points and mistakes are told.
    const TOLD: usize = 10;
    /// How many mistakes a page has room for.
    const TOLD_ON_PAGE: usize = 20;

    /// The review for a terminal.
    pub fn to_text(&self) -> String {
        let mut text = format!("{}, {} seats, {} steps\n", self.game, self.seats, self.moments.len() - 1);
        let names: Vec<String> = Seat::all(self.seats).map(|seat| self.name(seat)).collect();
        let wide = width(7, names.iter().map(String::as_str));
        let names: Vec<String> = names.iter().map(|name| format!("{name:>wide$}")).collect();
        let _ = writeln!(text, "\nthe turning points, and the chances in % after each");
        let _ = writeln!(text, "{:<31} {}", " step  what was done", names.join(" "));
        let turns = self.turning_points();
        if turns.is_empty() {
            let _ = writeln!(text, "{NEVER_TURNED}");
        }
        for (step, swing) in turns {
            let moment = &self.moments[step];
            let chances: Vec<String> =
                moment.chances.iter().map(|chance| format!("{:>wide$.1}", chance * 100.0)).collect();
            let input = moment.input.as_deref().unwrap_or("set-up");
            let _ = writeln!(text, "{step:>5}  {input:<24} {} (moved {:.1})", chances.join(" "), swing * 100.0);
        }
        let _ = writeln!(text, "\nwhat cost most, and what {} would have done", self.level);
        if self.mistakes.is_empty() {
            let _ = writeln!(text, "nothing that is clear over {} worlds", self.worlds);
        }
        for mistake in self.mistakes.iter().take(ReviewReport::TOLD) {
            let Mistake { step, seat, action, better, cost, half_width } = mistake;
            let (did, better) = (format!("{seat} {}", deed(action)), deed(better));
            let _ = writeln!(
                text,
                "{step:>5}  {did:<24} {better:<24} cost {:.1} ± {:.1} % of the chance to win",
                cost * 100.0,
                half_width * 100.0
            );
        }
        if let Some(remark) = self.untold_remark(ReviewReport::TOLD) {
            let _ = writeln!(text, "{remark}");
        }
        text
    }

    /// The steps after which the chances moved most, in the order of the game, and how far they moved. What a few
    /// worlds more or less can move is no turning point.
    pub fn turning_points(&self) -> Vec<(usize, f64)> {
        let swing = |pair: &[crate::Moment]| {
            let moved = pair[0].chances.iter().zip(&pair[1].chances).map(|(before, after)| (after - before).abs());
            moved.sum::<f64>() / 2.0
        };
        // Twice the largest standard error of the difference of two such chances.
        let noise = 2.0 * (0.5 / f64::from(self.worlds)).sqrt();
        let swings = self.moments.windows(2).map(|pair| (pair[1].step, swing(pair)));
        let mut swings: Vec<(usize, f64)> = swings.filter(|(_, swing)| *swing > noise).collect();
        swings.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        swings.truncate(ReviewReport::TOLD);
        swings.sort_by_key(|(step, _)| *step);
        swings
    }

    /// How many mistakes are left out if this many are shown.
    fn untold_remark(&self, told: usize) -> Option<String> {
        let untold = self.mistakes.len().saturating_sub(told);
        (untold > 0).then(|| format!("What cost less is left out here: {untold} more. With --json there are all."))
    }

    /// The review as a document.
    pub fn document(&self) -> Document {
        let curve = |seat: Seat| Curve {
            label: self.name(seat),
            points: self
                .moments
                .iter()
                .map(|moment| (moment.step as f64, moment.chances[seat.index()] * 100.0))
                .collect(),
        };
        let chances: Vec<Curve> = Seat::all(self.seats).map(curve).collect();
        let turning: Vec<Vec<String>> =
            self.turning_points().iter().map(|&turning| self.turning_cells(turning)).collect();
        let mistakes: Vec<Vec<String>> =
            self.mistakes.iter().take(ReviewReport::TOLD_ON_PAGE).map(mistake_cells).collect();
        let mut head = vec!["step".to_string()];
        head.extend(Seat::all(self.seats).map(|seat| self.name(seat)));
        let head: Vec<&str> = head.iter().map(String::as_str).collect();
        let lead = format!(
            "The chance of each seat as it could know it itself: {} worlds that agree with what it saw and heard, played \
             on by plausible players.",
            self.worlds
        );
        let caption = "After every step of the game.";
        let mut blocks = vec![
            Block::heading("The chances"),
            Block::curves(chances, None, ["step", "chance to win, %"], caption),
            Block::heading("Turning points"),
        ];
        blocks.push(if turning.is_empty() { Block::paragraph(NEVER_TURNED) } else { Block::table(&head, turning) });
        blocks.push(Block::heading("What cost most"));
        if mistakes.is_empty() {
            blocks.push(Block::paragraph(format!("Nothing that is clear over {} worlds.", self.worlds)));
        } else {
            let head = ["step", "what was done", "better", "cost, % of the chance to win"];
            blocks.push(Block::table(&head, mistakes));
            blocks.extend(self.untold_remark(ReviewReport::TOLD_ON_PAGE).map(Block::Paragraph));
            let better = format!("Better is what {} would have done, knowing what the seat knew.", self.level);
            blocks.push(Block::paragraph(better));
        }
        Document { title: format!("A game of {} in hindsight", self.game), lead, blocks }
    }

    fn turning_cells(&self, (step, _): (usize, f64)) -> Vec<String> {
        let moment = &self.moments[step];
        let mut cells = vec![format!("{step}  {}", moment.input.as_deref().unwrap_or("set-up"))];
        cells.extend(moment.chances.iter().map(|chance| format!("{:.1} %", chance * 100.0)));
        cells
    }

    fn name(&self, seat: Seat) -> String {
        match &self.players[seat.index()] {
            Some(name) => format!("{seat} {name}"),
            None => seat.to_string(),
        }
    }
}

fn mistake_cells(mistake: &Mistake) -> Vec<String> {
    let Mistake { step, seat, action, better, cost, half_width } = mistake;
    let cost = format!("{:.1} ± {:.1}", cost * 100.0, half_width * 100.0);
    vec![step.to_string(), format!("{seat} {}", deed(action)), deed(better).to_string(), cost]
}

/// What was done, or that the seat did not interrupt.
fn deed(action: &Option<String>) -> &str {
    action.as_deref().unwrap_or("let it pass")
}
