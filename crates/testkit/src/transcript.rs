//! Transcripts: a whole random game as readable text, to be compared with a snapshot.

use std::fmt::{Display, Write as _};

use table::{Audience, Game, Input, Journal, News, SeatSet, Seed, Viewer, describe};

use crate::case::{Case, Moment};
use crate::choices::Choices;
use crate::plan::Setting;

/// A view is shown each time this many inputs were made, of another viewer each time.
const VIEW_EVERY: usize = 8;
/// A transcript ends here even if the game does not.
const BOUND: usize = 5_000;

/// A game of random choices as text: every input, who heard what, now and then what somebody saw, and the outcome.
///
/// The seed fixes both the deal and the choices, so the text changes only when the rules or their words do.
pub fn transcript<G: Game>(seed: Seed, seats: u8, options: G::Options) -> String {
    let case = Case::<G>::random(Setting::newest(seats, options), seed, Choices::new(&beside(&seed)), BOUND);
    let mut text = String::new();
    write_heading(&mut text, &case);
    let walked = case.walk(|moment| {
        write_moment(&mut text, &case, moment);
        Ok(())
    });
    assert!(walked.is_ok(), "the same seed and choices led elsewhere: the rules take chance from outside");
    text
}

/// The choices are not drawn from the generator of the deal itself, else they would follow its cards.
fn beside(seed: &Seed) -> Seed {
    Seed::from_bytes(seed.bytes().map(|byte| !byte))
}

fn write_heading<G: Game>(text: &mut String, case: &Case<G>) {
    line(text, 0, format_args!("{}, rules {}, {} seats", G::NAME, case.rules, case.seats));
    for (name, value) in describe(&case.options) {
        line(text, 0, format_args!("{name}: {value}"));
    }
}

fn write_moment<G: Game>(text: &mut String, case: &Case<G>, moment: &Moment<'_, G>) {
    let step = moment.step;
    match step.checked_sub(1).map(|last| case.inputs[last]) {
        None => line(text, 0, "\nthe set-up"),
        Some(Input::Choose(seat, action)) => line(text, 0, format_args!("\n{step}. {seat} {action}")),
        Some(Input::TimeUp) => line(text, 0, format_args!("\n{step}. time")),
    }
    write_news::<G>(text, moment.journal);
    if step == 0 {
        Viewer::all(case.seats).for_each(|viewer| write_view(text, moment.game, viewer));
    } else if step.is_multiple_of(VIEW_EVERY) {
        let turn = step / VIEW_EVERY % (usize::from(case.seats) + 1);
        Viewer::all(case.seats).skip(turn).take(1).for_each(|viewer| write_view(text, moment.game, viewer));
    }
    if let Some(outcome) = moment.game.outcome() {
        write_view(text, moment.game, Viewer::Spectator);
        line(text, 0, "\nthe end");
        for (seat, points) in outcome.points.iter() {
            line(text, 1, format_args!("{seat}: {points} points, place {}", outcome.places[seat]));
        }
    }
}

fn write_news<G: Game>(text: &mut String, journal: &Journal<G::Event>) {
    for News { audience, event } in journal.news() {
        match audience {
            Audience::Everyone => line(text, 1, event),
            Audience::Only(seats) => line(text, 1, format_args!("[only {}] {event}", letters(*seats))),
            Audience::Except(seats) => line(text, 1, format_args!("[all but {}] {event}", letters(*seats))),
        }
    }
}

fn letters(seats: SeatSet) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    letters.join(" ")
}

fn write_view<G: Game>(text: &mut String, game: &G, viewer: Viewer) {
    match viewer {
        Viewer::Seat(seat) => line(text, 1, format_args!("{seat} sees:")),
        Viewer::Spectator => line(text, 1, "a spectator sees:"),
    }
    for seen in game.view(viewer).to_string().lines() {
        line(text, 2, seen);
    }
}

/// One line without blanks at its end, so that editors leave snapshots alone.
fn line(text: &mut String, depth: usize, content: impl Display) {
    let start = text.len();
    let _ = write!(text, "{:indent$}{content}", "", indent = depth * 2);
    text.truncate(start + text[start..].trim_end().len());
    text.push('\n');
}
