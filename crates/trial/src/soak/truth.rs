//! What somebody was told at a table, held against the record of the game.

use std::collections::BTreeSet;

use catalog::AnyGame;
use table::{Input, Record, Viewer};
use wire::{Frame, Json, Question};

/// What somebody heard, and what they sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    /// Every frame, as it came.
    pub(crate) frames: Vec<String>,
    /// For every own action that was acknowledged, what had been sent for it: after a cut connection one sends again.
    pub(crate) acknowledged: Vec<Vec<String>>,
}

/// What a viewer may see and hear in a game, step by step.
struct Known {
    /// The view and what could be done, after each step.
    pictures: Vec<(String, Vec<String>)>,
    events: BTreeSet<String>,
}

/// Everything that is wrong with what this viewer was told.
pub(crate) fn faults(game: &dyn AnyGame, record: &Record, viewer: Viewer, notes: &Notes) -> Vec<String> {
    let known = match Known::of(game, record, viewer) {
        Ok(known) => known,
        Err(error) => return vec![format!("the record does not replay: {error}")],
    };
    let mut faults = Vec::new();
    let mut step = 0;
    let mut latest = 0;
    for text in &notes.frames {
        let frame: Frame = match serde_json::from_str(text) {
            Ok(frame) => frame,
            Err(error) => {
                faults.push(format!("a frame can't be read: {error}"));
                continue;
            }
        };
        let seq = frame.seq;
        if seq < latest {
            faults.push(format!("picture {seq} came after picture {latest}: something acknowledged was lost"));
        }
        latest = seq;
        match known.pictures[step..].iter().position(|(view, _)| view == frame.view.text()) {
            Some(later) => step += later,
            None => {
                faults
                    .push(format!("picture {seq} is none that this viewer may see, or comes again: {:?}", frame.view));
                continue;
            }
        }
        let offers = |ask: &Question| ask.legal_actions().is_ok_and(|actions| actions == known.pictures[step].1);
        if frame.ask.as_ref().is_some_and(|ask| !offers(ask)) {
            faults.push(format!("picture {seq} offers what this seat can't do"));
        }
        if frame.outcome.is_none() && text.contains(&record.seed.to_string()) {
            faults.push(format!("picture {seq} shows the seed before the end"));
        }
        let unknown = |event: &&Json| !known.events.contains(event.text());
        let told = frame.news.iter().flat_map(|step| &step.events).filter(unknown);
        faults.extend(told.map(|event| format!("picture {seq} tells what this viewer may not hear: {event:?}")));
    }
    faults.extend(lost(record, viewer, &notes.acknowledged));
    faults
}

/// What was acknowledged and is not in the record, or is in the record and was never sent.
fn lost(record: &Record, viewer: Viewer, acknowledged: &[Vec<String>]) -> Option<String> {
    let seat = viewer.seat()?;
    let own = record.inputs.iter().filter_map(|input| match input {
        Input::Choose(actor, action) if *actor == seat => Some(action),
        Input::Choose(..) | Input::TimeUp => None,
    });
    let own: Vec<&String> = own.collect();
    let is_kept = own.len() == acknowledged.len() && own.iter().zip(acknowledged).all(|(own, sent)| sent.contains(own));
    (!is_kept).then(|| format!("acknowledged to seat {seat}: {acknowledged:?}; in the record: {own:?}"))
}

impl Known {
    fn of(game: &dyn AnyGame, record: &Record, viewer: Viewer) -> Result<Known, table::ReplayError> {
        let mut known = Known { pictures: Vec::new(), events: BTreeSet::new() };
        game.replay(record, &mut |step| {
            let sight = step.table.sight(viewer);
            known.pictures.push((sight.json().get().to_string(), sight.legal()));
            let heard = step.news.iter().filter(|news| news.audience.includes(viewer));
            known.events.extend(heard.map(|news| news.event.json().get().to_string()));
        })?;
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use table::{Seat, Seed};
    use wire::{NewsStep, Reach, ServerMessage};

    use super::*;

    const A: Viewer = Viewer::Seat(Seat::new(0));
    const B: Viewer = Viewer::Seat(Seat::new(1));

    fn rinpa() -> &'static dyn AnyGame {
        catalog::game("rinpa").expect("the house has it")
    }

    /// A whole game of first choices, and what a viewer is told of it.
    fn game(viewer: Viewer) -> (Record, Notes) {
        let options = [("deals".to_string(), "one".to_string())];
        let (mut table, _) = rinpa().open(3, &options, Seed::numbered(3, 3)).expect("three can play");
        while let Some(seat) = table.waiting().must.iter().next() {
            let action = table.sight(Viewer::Seat(seat)).legal().remove(0);
            table.put(Input::Choose(seat, &action)).expect("a legal action");
        }
        let record = table.record();
        let mut notes = Notes::default();
        let mut seq = 0;
        rinpa()
            .replay(&record, &mut |step| {
                seq += 1;
                let heard = step.news.iter().filter(|news| news.audience.includes(viewer));
                let events = heard.map(|news| news.event.json().into()).collect();
                let sight = step.table.sight(viewer);
                let can_act = !sight.legal().is_empty();
                let actions = || Question { token: seq, must: true, actions: sight.legal_json().into() };
                let frame = Frame {
                    seq,
                    reach: Reach::Step,
                    you: viewer.seat(),
                    news: vec![NewsStep { seq, events, took_back: None }],
                    view: sight.json().into(),
                    ask: can_act.then(actions),
                    acted: None,
                    waiting: step.table.waiting(),
                    time_left_ms: None,
                    clocks: Vec::new(),
                    curtain: None,
                    hash: record.seed.hash(),
                    outcome: None,
                    seed: None,
                };
                notes.frames.push(ServerMessage::Frame(Box::new(frame)).to_json());
                if let Some(Input::Choose(actor, action)) = &step.input
                    && Some(*actor) == viewer.seat()
                {
                    notes.acknowledged.push(vec![action.clone()]);
                }
            })
            .expect("it was just played");
        (record, notes)
    }

    fn found(viewer: Viewer, record: &Record, notes: &Notes) -> usize {
        faults(rinpa(), record, viewer, notes).len()
    }

    #[test]
    fn what_was_told_truly_has_no_fault() {
        for viewer in [A, B, Viewer::Spectator] {
            let (record, notes) = game(viewer);
            assert_eq!(faults(rinpa(), &record, viewer, &notes), [] as [String; 0]);
        }
    }

    #[test]
    fn what_another_seat_sees_and_hears_is_found() {
        let (record, notes) = game(B);
        let acknowledged = game(A).1.acknowledged;
        assert!(found(A, &record, &Notes { acknowledged, ..notes }) > 10);
    }

    #[test]
    fn one_picture_of_another_seat_is_found() {
        let (record, mut notes) = game(A);
        let view = |text: &str| serde_json::from_str::<Value>(text).expect("JSON")["view"].clone();
        let other = game(B).1.frames[3].clone();
        assert_ne!(view(&other), view(&notes.frames[3]));
        notes.frames[3] = other;
        assert!(found(A, &record, &notes) > 0);
    }

    #[test]
    fn a_step_back_is_found() {
        let (record, mut notes) = game(A);
        notes.frames.swap(6, 7);
        assert!(found(A, &record, &notes) > 0);
    }

    #[test]
    fn an_acknowledged_action_that_is_not_in_the_record_is_found() {
        let (record, mut notes) = game(A);
        notes.acknowledged.push(vec!["S1".to_string()]);
        assert_eq!(found(A, &record, &notes), 1);
        notes.acknowledged.pop();
        notes.acknowledged[0] = vec!["nothing like it".to_string()];
        assert_eq!(found(A, &record, &notes), 1);
    }

    #[test]
    fn the_seed_before_the_end_is_found() {
        let (record, mut notes) = game(A);
        notes.frames[2] = notes.frames[2].replacen('{', &format!("{{\"extra\":\"{}\",", record.seed), 1);
        assert_eq!(found(A, &record, &notes), 1);
    }
}
