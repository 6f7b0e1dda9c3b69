//! The results of an arena: for a terminal, as CSV, and as a document.

use std::fmt::Write as _;

use crate::Rating;
use crate::arena::ArenaReport;
use crate::balance::{Balance, EventBalance, SourceBalance};
use crate::document::{Block, Document, Row};
use crate::early_stop::{EarlyStopReport, Verdict};
use crate::figures::{csv_cells, percent, plus_minus, width};

impl ArenaReport {
    /// The results for a terminal.
    pub fn to_text(&self) -> String {
        let ArenaReport { game, rules, seats, seed, deals, games, .. } = self;
        let mut text = format!(
            "{game} (rules {rules}), {seats} seats, {deals} deals from every seat = {games} games, seed {seed}\n"
        );
        let rated = if self.ratings.is_empty() { String::new() } else { format!(" {:>22}", "rating") };
        let wide = width(16, self.standings.iter().map(|standing| standing.player.as_str()));
        let _ = writeln!(text, "\n{:<wide$} {:>5} {:>18} {:>20}{rated}", "player", "seats", "points", "win share %");
        for (place, standing) in self.standings.iter().enumerate() {
            let points = plus_minus(standing.points, 2);
            let wins = percent(standing.win_share, 2);
            let rated = self.ratings.get(place).map_or(String::new(), |rating| format!(" {:>22}", rating_text(rating)));
            let _ = writeln!(text, "{:<wide$} {:>5} {points:>18} {wins:>20}{rated}", standing.player, standing.seats);
        }
        if !self.gaps.is_empty() {
            let _ = writeln!(text, "\ndifferences on the same deals (clear where the interval leaves out 0)");
        }
        for gap in &self.gaps {
            let wins = percent(gap.win_share, 2);
            let points = plus_minus(gap.points, 2);
            let _ = writeln!(text, "{} - {}: win share {wins} %, points {points}", gap.player, gap.against);
        }
        if let Some(stop) = &self.early_stop {
            let _ = writeln!(text, "\n{}", self.early_stop_text(stop));
        }
        if let Some(balance) = &self.balance {
            write_balance(balance, &mut text);
        }
        text
    }

    fn early_stop_text(&self, stop: &EarlyStopReport) -> String {
        let EarlyStopReport { low, high, evidence, verdict } = stop;
        let player = &self.standings[0].player;
        let says = match verdict {
            Verdict::High => format!("{player} is nearer to {high} above the others than to {low}"),
            Verdict::Low => format!("{player} is nearer to {low} above the others than to {high}"),
            Verdict::Open => format!("whether {player} is {low} or {high} above the others is open"),
        };
        format!("{says} (evidence {evidence:.2}, clear from 2.94 either way)")
    }

    /// The standings as comma-separated values, one row a player.
    pub fn to_csv(&self) -> String {
        let mut text = String::from(
            "game,seats,deals,games,player,chairs,points,points_half_width,win_share,win_share_half_width,rating,\
             rating_low,rating_high\n",
        );
        for (place, standing) in self.standings.iter().enumerate() {
            let rating = self
                .ratings
                .get(place)
                .map_or(",,".to_string(), |Rating { rating, low, high, .. }| format!("{rating},{low},{high}"));
            let _ = writeln!(
                text,
                "{},{},{},{},{},{},{},{},{rating}",
                self.game,
                self.seats,
                self.deals,
                self.games,
                standing.player,
                standing.seats,
                csv_cells(standing.points),
                csv_cells(standing.win_share),
            );
        }
        text
    }

    /// The results as a document.
    pub fn document(&self) -> Document {
        let ArenaReport { game, rules, seats, deals, games, .. } = self;
        let lead = format!(
            "{games} games of {game} (rules {rules}) at tables of {seats}: {deals} deals, each played from every seat. \
             Intervals are 95 %, over deals."
        );
        Document { title: format!("Arena: {game}, {seats} seats"), lead, blocks: self.blocks() }
    }

    fn blocks(&self) -> Vec<Block> {
        let fair = 100.0 / f64::from(self.seats);
        let wins = self.standings.iter().map(|one| Row::share(&one.player, one.win_share)).collect();
        let points = self.standings.iter().map(|one| Row::of(&one.player, one.points)).collect();
        let mut blocks = vec![
            Block::heading("Standings"),
            Block::table(&["player", "seats", "points", "win share %", "rating"], self.standing_rows()),
            Block::intervals(wins, Some(fair), "share of victories per seat, %", "The broken line is the fair share."),
            Block::intervals(points, None, "points per seat and game", "Points."),
        ];
        if !self.ratings.is_empty() {
            let ratings = self.ratings.iter().map(Row::rating).collect();
            let caption = "Ratings by Bradley and Terry over the places of every two seats, with intervals by bootstrap \
                           over deals.";
            blocks.push(Block::intervals(ratings, Some(0.0), "rating", caption));
        }
        if !self.gaps.is_empty() {
            blocks.push(Block::heading("Differences on the same deals"));
            blocks.push(Block::table(&["pair", "win share %", "points"], self.gap_rows()));
            blocks.push(Block::paragraph("A difference is clear where its interval leaves out 0."));
        }
        blocks
            .extend(self.early_stop.as_ref().map(|stop| Block::paragraph(format!("{}.", self.early_stop_text(stop)))));
        blocks.extend(self.balance.iter().flat_map(|balance| balance.blocks(self.seats)));
        blocks
    }

    fn standing_rows(&self) -> Vec<Vec<String>> {
        let standings = self.standings.iter().enumerate();
        let row = standings.map(|(place, one)| {
            vec![
                one.player.clone(),
                one.seats.to_string(),
                plus_minus(one.points, 2),
                percent(one.win_share, 2),
                self.ratings.get(place).map_or("–".to_string(), rating_text),
            ]
        });
        row.collect()
    }

    fn gap_rows(&self) -> Vec<Vec<String>> {
        let row = self.gaps.iter().map(|gap| {
            let names = format!("{} – {}", gap.player, gap.against);
            vec![names, percent(gap.win_share, 2), plus_minus(gap.points, 2)]
        });
        row.collect()
    }
}

fn rating_text(rating: &Rating) -> String {
    format!("{:.0} ({:.0} to {:.0})", rating.rating, rating.low, rating.high)
}

/// The balance for a terminal.
pub(crate) fn write_balance(balance: &Balance, text: &mut String) {
    let _ = writeln!(text, "\n{:<28} {:>18} {:>20}", "seat", "points", "win share %");
    for seat in &balance.seats {
        let (points, wins) = (plus_minus(seat.points, 2), percent(seat.win_share, 2));
        let name = seat.seat.to_string();
        let _ = writeln!(text, "{name:<28} {points:>18} {wins:>20}");
    }
    if !balance.sources.is_empty() {
        let _ = writeln!(text, "\n{:<28} {:>18} {:>20}", "points from", "all", "winners");
    }
    for source in &balance.sources {
        let (all, winners) = (plus_minus(source.points, 2), plus_minus(source.winners, 2));
        let _ = writeln!(text, "{:<28} {all:>18} {winners:>20}", source.source);
    }
    let mut topic = "";
    for event in &balance.events {
        if event.topic != topic {
            topic = event.topic;
            let _ = writeln!(text, "\n{topic:<28} {:>18} {:>20} {:>18}", "times a game", "win share %", "points");
        }
        let (wins, points) = (percent(event.win_share, 2), plus_minus(event.points, 2));
        let _ = writeln!(text, "{:<28} {:>18.2} {wins:>20} {points:>18}", event.item, event.per_game);
    }
}

impl Balance {
    /// The balance as parts of a document.
    pub(crate) fn blocks(&self, seats: u8) -> Vec<Block> {
        let fair = 100.0 / f64::from(seats);
        let seat_rows = self.seats.iter().map(|one| Row::share(&format!("seat {}", one.seat), one.win_share)).collect();
        let mut blocks = vec![
            Block::heading("What a seat is worth"),
            Block::intervals(seat_rows, Some(fair), "share of victories, %", "The broken line is the fair share."),
        ];
        if !self.sources.is_empty() {
            let cells = |one: &SourceBalance| {
                vec![one.source.to_string(), plus_minus(one.points, 2), plus_minus(one.winners, 2)]
            };
            let head = ["source", "points, all", "points, winners"];
            blocks.push(Block::heading("Where points come from"));
            let caption = "Of all, and of those who won.";
            blocks.push(Block::intervals(self.source_rows(), None, "points per seat and game", caption));
            blocks.push(Block::table(&head, self.sources.iter().map(cells).collect()));
        }
        if !self.events.is_empty() {
            blocks.push(Block::heading("Who does what and wins"));
            for (topic, rows) in self.event_rows() {
                blocks.push(Block::Subheading(topic.to_string()));
                let caption = "What is done most often. The broken line is the fair share.";
                let unit = "share of victories of those who do it, %";
                blocks.push(Block::intervals(rows, Some(fair), unit, caption));
            }
            let cells = |one: &EventBalance| {
                let (times, wins) = (format!("{:.2}", one.per_game), percent(one.win_share, 2));
                vec![format!("{} {}", one.topic, one.item), times, wins, plus_minus(one.points, 2)]
            };
            let head = ["what", "times a game", "win share % of those who do it", "their points"];
            blocks.push(Block::table(&head, self.events.iter().map(cells).collect()));
        }
        blocks
    }

    /// Every source of points, for all and for those who won.
    fn source_rows(&self) -> Vec<Row> {
        let rows = |one: &SourceBalance| {
            [Row::of(one.source, one.points), Row::of(&format!("{}, winners", one.source), one.winners)]
        };
        self.sources.iter().flat_map(rows).collect()
    }

    /// What was done of each topic, as far as it can be told what comes of it: the most frequent of it.
    fn event_rows(&self) -> Vec<(&'static str, Vec<Row>)> {
        const MOST: usize = 16;
        let mut topics: Vec<(&'static str, Vec<&EventBalance>)> = Vec::new();
        for event in self.events.iter().filter(|event| event.win_share.half_width < 0.5) {
            match topics.last_mut() {
                Some((topic, events)) if *topic == event.topic => events.push(event),
                Some(_) | None => topics.push((event.topic, vec![event])),
            }
        }
        let rows = |(topic, mut events): (&'static str, Vec<&EventBalance>)| {
            events.sort_by(|one, other| other.per_game.total_cmp(&one.per_game));
            events.truncate(MOST);
            (topic, events.into_iter().map(|event| Row::share(event.item, event.win_share)).collect())
        };
        topics.into_iter().map(rows).collect()
    }
}
