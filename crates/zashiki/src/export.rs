//! `zashiki export`: games as data, and back.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Write};
use std::path::Path;

use anyhow::Context as _;
use catalog::{Entry, Visitor};
use lab::{Export, ExportError};

use crate::arguments::seats;
use crate::lab_arguments::ExportCommand;
use crate::{progress, say};

pub(crate) fn run(command: &ExportCommand) -> anyhow::Result<()> {
    match (&command.check, &command.game) {
        (Some(path), _) => check(path),
        (None, Some(game)) => write(game, command),
        (None, None) => anyhow::bail!("name a game, or a file with --check"),
    }
}

fn write(name: &str, command: &ExportCommand) -> anyhow::Result<()> {
    let game = catalog::game(name)?;
    let strongest = || game.strongest_level().to_string();
    let export = Export {
        seats: seats(command.seats, game)?,
        options: command.options.clone(),
        players: if command.players.is_empty() { vec![strongest()] } else { command.players.clone() },
        games: command.games,
        seed: command.run.seed,
    };
    let mut out: Box<dyn Write + Send> = match &command.out {
        None => Box::new(BufWriter::new(io::stdout())),
        Some(path) => {
            say::can_be_written(path)?;
            Box::new(BufWriter::new(LateFile { path, file: None }))
        }
    };
    let pool = command.run.threads.pool()?;
    let bar = progress::bar(export.games, "writing");
    let writing = Writing { export: &export, out: out.as_mut(), done: &|games| bar.inc(games), pool: &pool };
    let written = catalog::visit(name, writing)?;
    bar.finish_and_clear();
    match written {
        Ok(()) => Ok(()),
        // The reader of a pipe is told from other failures by the error that lies beneath.
        Err(ExportError::File(error)) => Err(error.into()),
        Err(error) => Err(error.into()),
    }
}

/// A file that is made when there is something to write: what stands in it stays there until then.
struct LateFile<'a> {
    path: &'a Path,
    file: Option<File>,
}

impl Write for LateFile<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.file {
            Some(file) => file.write(bytes),
            none => none.insert(File::create(self.path)?).write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_mut().map_or(Ok(()), File::flush)
    }
}

struct Writing<'a> {
    export: &'a Export,
    out: &'a mut (dyn Write + Send),
    done: &'a (dyn Fn(u64) + Sync),
    pool: &'a rayon::ThreadPool,
}

impl Visitor for Writing<'_> {
    type Output = Result<(), ExportError>;

    fn visit<G: Entry>(self) -> Self::Output {
        let Writing { export, out, done, pool } = self;
        pool.install(|| export.write::<G>(out, done))
    }
}

fn check(path: &Path) -> anyhow::Result<()> {
    let mut rest: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).with_context(|| format!("{} could not be read", path.display()))?;
        Box::new(BufReader::new(file))
    };
    let mut first = String::new();
    rest.read_line(&mut first).with_context(|| format!("{} is not text", path.display()))?;
    let (name, games) = lab::exported_games(first.trim_end()).with_context(|| path.display().to_string())?;
    let bar = progress::bar(games, "comparing");
    let mut input = first.as_bytes().chain(rest);
    let games = catalog::visit(&name, Checking { input: &mut input, done: &|games| bar.inc(games) })?;
    bar.finish_and_clear();
    let games = games.with_context(|| path.display().to_string())?;
    say::out(&format!("{games} games replay, and every line is theirs\n"))
}

struct Checking<'a> {
    input: &'a mut dyn BufRead,
    done: &'a dyn Fn(u64),
}

impl Visitor for Checking<'_> {
    type Output = Result<u64, ExportError>;

    fn visit<G: Entry>(self) -> Self::Output {
        lab::check_export::<G>(self.input, self.done)
    }
}
