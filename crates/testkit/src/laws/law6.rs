//! Law 6: record → text → record → replay gives the same game and the same news.

use table::{Game, Journal, News, Record, Table};

use super::hold;
use crate::case::{Breach, Case};
use crate::{Plan, Violation};

/// Tries law 6.
pub fn law6<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    hold(6, plan, check)?;
    plan.cases().try_for_each(|case| match case.walk(|_| Ok(())) {
        Ok(()) | Err(Breach::Broken(_)) => Ok(()),
        Err(Breach::NotLegal) => {
            let why =
                "played again, the same seed and inputs led elsewhere, to where an input is not legal".to_string();
            Err(Violation { law: 6, why, records: vec![case.record()], first_found: case.inputs.len() })
        }
    })
}

/// Whole games and games that were broken off replay.
pub(crate) fn check<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    let length = case.inputs.len();
    let mut cuts = vec![length, 0, length / 2, length.saturating_sub(1)];
    cuts.dedup();
    cuts.into_iter().try_for_each(|cut| check_whole(&case.cut(cut)))
}

fn check_whole<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    let (table, news) = play(case)?;
    let record = table.record();
    let text = record.to_string();
    let again: Record = match text.parse() {
        Ok(again) => again,
        Err(error) => return Err(format!("the text of the record can't be read: {error}\n{text}").into()),
    };
    if again != record {
        return Err(format!("the record read from its text is another: {again:?} against {record:?}").into());
    }
    let mut news_again = Vec::new();
    let replayed = Table::<G>::replay(&again, |_, _, journal| news_again.push(journal.drain()));
    let replayed = replayed.map_err(|error| format!("the record does not replay: {error}"))?;
    if replayed.inputs() != table.inputs() {
        return Err("the replayed inputs are not the ones played".to_string().into());
    }
    if replayed.game() != table.game() {
        let (played, replayed) = (table.game(), replayed.game());
        return Err(format!("the replayed game is another:\n{replayed:#?}\nagainst\n{played:#?}").into());
    }
    match news.iter().zip(&news_again).position(|(one, other)| one != other) {
        None => Ok(()),
        Some(step) => {
            let (told, retold) = (&news[step], &news_again[step]);
            Err(format!("the news after {step} inputs changed in the replay: {retold:?} against {told:?}").into())
        }
    }
}

type Played<G> = (Table<G>, Vec<Vec<News<<G as Game>::Event>>>);

/// The case played through the checked door, with the news of each step.
fn play<G: Game>(case: &Case<G>) -> Result<Played<G>, Breach> {
    let mut journal = Journal::open();
    let mut table = Table::open_by(case.rules, case.seats, case.options.clone(), case.seed, &mut journal)
        .map_err(|error| format!("the table can't be set up again: {error}"))?;
    let mut news = vec![journal.drain()];
    for &input in &case.inputs {
        table.put(input, &mut journal).map_err(|_| Breach::NotLegal)?;
        news.push(journal.drain());
    }
    Ok((table, news))
}
