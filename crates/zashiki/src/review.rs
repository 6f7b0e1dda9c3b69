//! `zashiki review`: a game in hindsight.

use anyhow::Context as _;
use catalog::{Entry, Visitor};
use lab::{Review, ReviewError, ReviewReport};
use table::Record;

use crate::lab_arguments::ReviewCommand;
use crate::page::page;
use crate::{progress, provenance, replay, say};

pub(crate) fn run(command: &ReviewCommand) -> anyhow::Result<()> {
    let name = command.file.display();
    let record = Record::from_bytes(&replay::read(&command.file)?)
        .with_context(|| format!("{name} is not a record that can be read"))?;
    let game = replay::game_of(&record).with_context(|| format!("{name} does not replay"))?;
    game.replay(&record, &mut |_| {}).with_context(|| format!("{name} does not replay"))?;
    let of_the_house = Review::of_record(&record, command.level.as_deref().unwrap_or(game.strongest_level()));
    let review = Review { worlds: command.worlds, seed: command.seed.unwrap_or(of_the_house.seed), ..of_the_house };
    if let Some(path) = &command.html {
        say::can_be_written(path)?;
    }
    let pool = command.threads.pool()?;
    let bar = progress::bar(2 * record.inputs.len() as u64 + 1, "looking back");
    let looking = Looking { review: &review, record: &record, done: &|| bar.inc(1), pool: &pool };
    let report = catalog::visit(&record.game, looking)?.with_context(|| format!("{name} can't be reviewed"))?;
    bar.finish_and_clear();
    let written = command.html.as_ref().map(|path| say::file(path, &page(&report.document(), &provenance::command())));
    let told = if command.json { say::json(&report) } else { say::out(&report.to_text()) };
    say::told_and_written(told, [written])
}

struct Looking<'a> {
    review: &'a Review,
    record: &'a Record,
    done: &'a (dyn Fn() + Sync),
    pool: &'a rayon::ThreadPool,
}

impl Visitor for Looking<'_> {
    type Output = Result<ReviewReport, ReviewError>;

    fn visit<G: Entry>(self) -> Self::Output {
        let Looking { review, record, done, pool } = self;
        pool.install(|| review.run::<G>(record, done))
    }
}
