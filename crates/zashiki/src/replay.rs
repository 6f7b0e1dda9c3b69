//! `zashiki replay`: a record is checked and told again.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::Context as _;
use catalog::{AnyGame, AnyNews, ReplayStep};
use serde_json::json;
use table::{Audience, Input, Outcome, Record, Seat, SeatSet, Viewer};

use crate::arguments::ReplayCommand;
use crate::{say, verify};

pub(crate) fn run(command: &ReplayCommand) -> anyhow::Result<()> {
    if command.verify {
        return verify::run(&command.files);
    }
    let [file] = command.files.as_slice() else {
        anyhow::bail!("one record is told at a time: name one file, or check several with --verify");
    };
    let name = file.display();
    let record =
        Record::from_bytes(&read(file)?).with_context(|| format!("{name} is not a record that can be read"))?;
    let game = game_of(&record).with_context(|| format!("{name} does not replay"))?;
    let mut steps = Vec::new();
    let mut number = 0;
    let table = game
        .replay(&record, &mut |step| {
            if command.json {
                steps.push(step_json(number, &step));
            } else if !command.quiet {
                steps.push(step_text(&record, &step));
            }
            number += 1;
        })
        .with_context(|| format!("{name} does not replay"))?;
    for step in &steps {
        say::out(step)?;
    }
    if !command.json && !command.quiet {
        say::out(&format!("\n{}", table.sight(Viewer::Spectator).text()))?;
        if let Some(outcome) = table.outcome() {
            say::out(&result_text(&record, &outcome))?;
        }
    }
    eprintln!("{name} is genuine: {} inputs replay, the seed belongs to hash {}", table.steps(), record.seed.hash());
    Ok(())
}

/// The game of a record; an unknown one is blamed on its line.
pub(crate) fn game_of(record: &Record) -> anyhow::Result<&'static dyn AnyGame> {
    catalog::game(&record.game).map_err(|unknown| anyhow::anyhow!("line {}: {unknown}", Record::GAME_LINE))
}

/// The bytes of a file, or of standard input.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).context("standard input could not be read")?;
        return Ok(bytes);
    }
    fs::read(path).with_context(|| format!("{} could not be read", path.display()))
}

fn step_text(record: &Record, step: &ReplayStep<'_>) -> String {
    let mut text = match &step.input {
        None => format!("{}, {} seats, rules {}\n", record.game, record.seats, record.rules),
        Some(Input::Choose(seat, action)) => format!("{seat} {action}\n"),
        Some(Input::TimeUp) => "time\n".to_string(),
    };
    for news in &step.news {
        let _ = writeln!(text, "    {}{}", audience_text(news), news.event.text());
    }
    text
}

fn audience_text(news: &AnyNews) -> String {
    let letters = |seats: SeatSet| seats.iter().map(|seat| seat.to_string()).collect::<String>();
    match news.audience {
        Audience::Everyone => String::new(),
        Audience::Only(seats) => format!("[{} only] ", letters(seats)),
        Audience::Except(seats) => format!("[all but {}] ", letters(seats)),
    }
}

fn step_json(number: usize, step: &ReplayStep<'_>) -> String {
    let input = match &step.input {
        None => json!(null),
        Some(Input::Choose(seat, action)) => json!({ "seat": seat, "action": action }),
        Some(Input::TimeUp) => json!("time"),
    };
    let seats = step.table.seats();
    let events: Vec<_> = step
        .news
        .iter()
        .map(|news| {
            let heard: Vec<Seat> =
                Seat::all(seats).filter(|&seat| news.audience.includes(Viewer::Seat(seat))).collect();
            let public = news.audience.includes(Viewer::Spectator);
            json!({ "event": news.event.json(), "seats": heard, "spectators": public })
        })
        .collect();
    let mut views = serde_json::Map::new();
    for viewer in Viewer::all(seats) {
        let key = viewer.seat().map_or("spectator".to_string(), |seat| seat.to_string());
        views.insert(key, json!(step.table.sight(viewer).json()));
    }
    let line = json!({
        "step": number,
        "input": input,
        "events": events,
        "views": views,
        "waiting": step.table.waiting(),
        "outcome": step.table.outcome(),
    });
    format!("{line}\n")
}

/// The result, a line a seat.
pub(crate) fn result_text(record: &Record, outcome: &Outcome) -> String {
    let mut text = String::new();
    let mut seats: Vec<Seat> = Seat::all(record.seats).collect();
    seats.sort_by_key(|&seat| outcome.places[seat]);
    for seat in seats {
        let name = record.player(seat).map_or(String::new(), |name| format!(" ({name})"));
        let _ = writeln!(text, "{}. seat {seat}{name}: {} points", outcome.places[seat], outcome.points[seat]);
    }
    text
}
