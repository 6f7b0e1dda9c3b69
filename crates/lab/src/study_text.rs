//! A study as text and as a document that a designer can read.

use std::fmt::Write as _;

use crate::arena_text::write_balance;
use crate::course::PARTS;
use crate::deeds::Deed;
use crate::document::{Block, Curve, Document, Row};
use crate::figures::{percent, plus_minus, width};
use crate::study::{Spread, StudyReport};
use crate::variance::Variance;

/// Why nothing is said about skill.
const ONE_LEVEL: &str = "Skill is not told from luck: that takes two different levels at least, and one was named.";

impl StudyReport {
    /// How many kinds of actions are told in words; JSON has all.
    const TOLD: usize = 40;

    /// The study for a terminal.
    pub fn to_text(&self) -> String {
        let StudyReport { game, rules, seats, games, player, seed, .. } = self;
        let mut text = format!("{game} (rules {rules}), {seats} seats, {games} games of {player}, seed {seed}\n");
        let _ = writeln!(text, "\n{:<34} {:>8} {:>8} {:>8} {:>8}", "", "mean", "5 %", "median", "95 %");
        for (name, spread, digits) in self.spreads() {
            let [mean, low, median, high] = spread_cells(spread, digits);
            let _ = writeln!(text, "{name:<34} {mean:>8} {low:>8} {median:>8} {high:>8}");
        }
        let _ = writeln!(text, "{:<34} {:>7.1}%", "shared victories", self.shared_victories * 100.0);
        let _ = writeln!(text, "\nhow often the player expected to win after this part of the game wins, in %");
        for part in [PARTS / 4, PARTS / 2, 3 * PARTS / 4] {
            let wins = self.leader_wins[part - 1] * 100.0;
            let _ = writeln!(text, "{:>3} %  {wins:>5.1}", part * 100 / PARTS);
        }
        if let Some(skill) = &self.skill {
            let [level, deal, rest] = parts(skill);
            let _ = writeln!(
                text,
                "\nwhat decides between the levels: {level} level, {deal} deal and chair, {rest} the rest"
            );
            let wide = width(16, skill.levels.iter().map(|one| one.level.as_str()));
            let _ = writeln!(text, "{:<wide$} {:>18} {:>20}", "level", "points", "win share %");
            for one in &skill.levels {
                let (points, wins) = (plus_minus(one.points, 2), percent(one.win_share, 2));
                let _ = writeln!(text, "{:<wide$} {points:>18} {wins:>20}", one.level);
            }
        } else {
            let _ = writeln!(text, "\n{ONE_LEVEL}");
        }
        if let Some(remark) = self.left_out_remark() {
            let _ = writeln!(text, "{remark}");
        }
        write_balance(&self.balance, &mut text);
        let _ = writeln!(
            text,
            "\n{:<28} {:>12} {:>14} {:>18} {:>18}",
            "what is done", "times a game", "when possible", "win share %", "points"
        );
        for deed in self.deeds.iter().take(StudyReport::TOLD) {
            let [times, possible, wins, points] = deed_figures(deed);
            let _ = writeln!(text, "{:<28} {times:>12} {possible:>14} {wins:>18} {points:>18}", deed.action);
        }
        if let Some(remark) = self.untold_remark() {
            let _ = writeln!(text, "{remark}");
        }
        text
    }

    /// The study as a document.
    pub fn document(&self) -> Document {
        let StudyReport { game, rules, seats, games, player, .. } = self;
        let lead = format!(
            "{games} games of {game} (rules {rules}) at tables of {seats}, with {player} on all seats. All intervals are \
             95 %."
        );
        let mut blocks = self.feel();
        blocks.extend(self.leads());
        blocks.push(Block::heading("Skill and luck"));
        match &self.skill {
            Some(skill) => blocks.extend(self.skill_blocks(skill)),
            None => blocks.push(Block::paragraph(ONE_LEVEL)),
        }
        blocks.extend(self.balance.blocks(self.seats));
        blocks.extend(self.deed_blocks());
        Document { title: format!("A study of {game}, {seats} seats"), lead, blocks }
    }

    fn spreads(&self) -> [(&'static str, Spread, usize); 6] {
        [
            ("inputs a game", self.length, 0),
            ("real choices of a seat in a game", self.choices, 1),
            ("legal actions at a real choice", self.branching, 1),
            ("changes of the lead in a game", self.lead_changes, 1),
            ("decided after this part of the game", self.decided, 2),
            ("points between first and second", self.margin, 1),
        ]
    }

    fn feel(&self) -> Vec<Block> {
        let rows: Vec<Vec<String>> = self
            .spreads()
            .into_iter()
            .map(|(name, spread, digits)| [vec![name.to_string()], spread_cells(spread, digits).to_vec()].concat())
            .collect();
        let over_parts = |(part, mean): (usize, &Option<f64>)| Some((middle(part), (*mean)?));
        let branching = Curve {
            label: "legal actions".to_string(),
            points: self.branching_by_part.iter().enumerate().filter_map(over_parts).collect(),
        };
        let together = format!("Several win together in {:.1} % of the games.", self.shared_victories * 100.0);
        let axes = ["part of the game, %", "legal actions at a real choice"];
        let caption = "How much there is to choose from over the course of a game, where there is a choice at all.";
        vec![
            Block::heading("Length and choices"),
            Block::table(&["", "mean", "5 %", "median", "95 %"], rows),
            Block::paragraph(together),
            Block::curves(vec![branching], None, axes, caption),
        ]
    }

    fn leads(&self) -> Vec<Block> {
        let point = |(part, wins): (usize, &f64)| (100.0 * (part + 1) as f64 / PARTS as f64, wins * 100.0);
        let known = Curve {
            label: "leader wins".to_string(),
            points: self.leader_wins.iter().enumerate().map(point).collect(),
        };
        let fair = 100.0 / f64::from(self.seats);
        let caption = "How often the player who is expected to win after this part of the game does win it. The broken \
                       line is the fair share: a curve that leaves it late keeps everybody in the game.";
        vec![
            Block::heading("When the winner is known"),
            Block::curves(vec![known], Some(fair), ["part of the game, %", "leader wins, %"], caption),
        ]
    }

    fn skill_blocks(&self, skill: &Variance) -> Vec<Block> {
        let fair = 100.0 / f64::from(self.seats);
        let rows = skill.levels.iter().map(|one| Row::share(&one.level, one.win_share)).collect();
        let [level, deal, rest] = parts(skill);
        let shares = vec![
            vec!["who plays".to_string(), level],
            vec!["the deal and the chair".to_string(), deal],
            vec!["the rest: chance in the play, and how players meet".to_string(), rest],
        ];
        let caption = "The levels against each other, on the same deals from every seat. The broken line is the fair \
                       share.";
        let depends = format!("From {} deals. How much is skill depends on how far the levels are apart.", skill.deals);
        let mut blocks = vec![
            Block::intervals(rows, Some(fair), "share of victories per seat, %", caption),
            Block::table(&["what decides", "part of the variance of points"], shares),
            Block::paragraph(depends),
        ];
        blocks.extend(self.left_out_remark().map(Block::Paragraph));
        blocks
    }

    /// Who was not compared, and why.
    fn left_out_remark(&self) -> Option<String> {
        let StudyReport { seats, left_out, .. } = self;
        let names = left_out.join(", ");
        (!left_out.is_empty()).then(|| format!("Left out, since only {seats} levels fit on {seats} seats: {names}."))
    }

    /// How much is left out of what is done.
    fn untold_remark(&self) -> Option<String> {
        let untold = self.deeds.len().saturating_sub(StudyReport::TOLD);
        (untold > 0)
            .then(|| format!("Rarer kinds of actions that are left out here: {untold}. With --json there are all."))
    }

    fn deed_blocks(&self) -> Vec<Block> {
        let told = self.deeds.iter().take(StudyReport::TOLD);
        let rows: Vec<Vec<String>> =
            told.map(|deed| [vec![deed.action.clone()], deed_figures(deed).to_vec()].concat()).collect();
        let head = ["action", "times a game", "chosen when possible", "win share % of those who do it", "their points"];
        let note = "Counted where there was a choice, including the choice not to interrupt. Actions are told apart by their \
                    notation without bare numbers. That those who do something win more often does not mean that they \
                    win because of it.";
        let mut blocks = vec![Block::heading("What is done, and what comes of it"), Block::table(&head, rows)];
        blocks.extend(self.untold_remark().map(Block::Paragraph));
        blocks.push(Block::paragraph(note));
        blocks
    }
}

/// The middle of a part of the game, in %.
fn middle(part: usize) -> f64 {
    100.0 * (part as f64 + 0.5) / PARTS as f64
}

fn spread_cells(spread: Spread, digits: usize) -> [String; 4] {
    [spread.mean, spread.low, spread.median, spread.high].map(|value| format!("{value:.digits$}"))
}

fn parts(skill: &Variance) -> [String; 3] {
    [skill.by_level, skill.by_deal, skill.rest].map(|part| format!("{:.0} %", part * 100.0))
}

fn deed_figures(deed: &Deed) -> [String; 4] {
    [
        format!("{:.2}", deed.per_game),
        format!("{:.0} %", deed.chosen_when_possible * 100.0),
        percent(deed.win_share, 1),
        plus_minus(deed.points, 1),
    ]
}
