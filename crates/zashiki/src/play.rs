//! `zashiki play`: a game in the terminal against bots.

use std::io::{self, BufRead as _};

use anyhow::bail;
use catalog::{AnyBot, AnyNews, AnyQuestion, AnyTable, PutRefused, Stop};
use table::{Input, Record, Rng, Seat, SeatSet, Viewer};

use crate::arguments::PlayCommand;
use crate::{record, replay, say, seeds};

pub(crate) fn run(command: &PlayCommand) -> anyhow::Result<()> {
    let game = catalog::game(&command.table.game)?;
    let seats = command.table.seats(game)?;
    let me = command.seat;
    let seed = seeds::named_or_fresh(command.seed.as_deref())?;
    let (table, news) = game.open(seats, &command.table.options, seed)?;
    if me.index() >= seats as usize {
        bail!("there is no seat {me} at a table of {seats}: choose one from A to {}", Seat::new(seats - 1));
    }
    if let Some(path) = &command.out {
        say::can_be_written(path)?;
    }
    let level = command.level.clone().unwrap_or_else(|| game.middle_level().to_string());
    let mut bots = Vec::new();
    let mut chance = Rng::new(&seeds::fresh()?);
    for seat in Seat::all(seats) {
        bots.push(if seat == me { None } else { Some(game.bot(&level, chance.fork())?) });
    }
    say::out(&format!(
        "{}: you are seat {me}, against {level}. Type ? for help.\nhash of the seed: {}\n\n",
        game.title(),
        seed.hash()
    ))?;
    let mut evening = Evening { table, bots, me, seats };
    evening.tell(&news)?;
    let ended = evening.play()?;
    let record = evening.record(&level);
    if let (Ended::Finished, Some(outcome)) = (ended, &record.result) {
        say::out(&format!(
            "\n{}\n{}",
            evening.table.sight(Viewer::Seat(me)).text(),
            replay::result_text(&record, outcome)
        ))?;
        say::out(&format!("seed: {}\n", record.seed))?;
    }
    match &command.out {
        Some(path) => record::write(path, &record),
        None => Ok(()),
    }
}

enum Ended {
    Finished,
    Left,
}

enum Typed {
    Action(String),
    Leave,
}

struct Evening {
    table: Box<dyn AnyTable>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    me: Seat,
    seats: u8,
}

impl Evening {
    fn play(&mut self) -> anyhow::Result<Ended> {
        loop {
            let waiting = self.table.waiting();
            if waiting.is_over() {
                return Ok(Ended::Finished);
            }
            if waiting.anyone().contains(self.me) {
                match self.ask_me()? {
                    Typed::Leave => return Ok(Ended::Left),
                    Typed::Action(action) => {
                        if let Err(refused) = self.put(Input::Choose(self.me, &action)) {
                            say::out(&format!("{}\n", refused?))?;
                        }
                    }
                }
            } else {
                self.let_bots_act(waiting.anyone())?;
            }
        }
    }

    /// The first bot that wants to act does; if none does, the time runs out.
    fn let_bots_act(&mut self, seats: SeatSet) -> anyhow::Result<()> {
        for seat in seats.iter() {
            let (Some(bot), Some(question)) =
                (&mut self.bots[seat.index()], AnyQuestion::of(self.table.as_ref(), seat))
            else {
                continue;
            };
            if let Some(answer) = bot.answer(&question, &Stop::new()) {
                let news = self.table.apply(Input::Choose(seat, answer.action.as_ref()));
                return self.tell(&news.map_err(anyhow::Error::new)?);
            }
        }
        self.put(Input::TimeUp).or_else(|refused| bail!("{}", refused?))
    }

    /// Carries an input out and tells the news; a refusal is handed back.
    fn put(&mut self, input: Input<&str>) -> Result<(), anyhow::Result<PutRefused>> {
        let news = self.table.put(input).map_err(Ok)?;
        self.tell(&news).map_err(Err)
    }

    fn tell(&mut self, news: &[AnyNews]) -> anyhow::Result<()> {
        for AnyNews { audience, event } in news {
            for (seat, bot) in Seat::all(self.seats).zip(&mut self.bots) {
                if let Some(bot) = bot.as_mut().filter(|_| audience.includes(Viewer::Seat(seat))) {
                    bot.hear(seat, event.as_ref());
                }
            }
            if audience.includes(Viewer::Seat(self.me)) {
                say::out(&format!("  {}\n", event.text()))?;
            }
        }
        Ok(())
    }

    fn ask_me(&self) -> anyhow::Result<Typed> {
        let sight = self.table.sight(Viewer::Seat(self.me));
        let legal = sight.legal();
        say::out(&format!("\n{}\n", sight.text()))?;
        let listed: Vec<String> = legal.iter().enumerate().map(|(i, action)| format!("{}) {action}", i + 1)).collect();
        say::out(&format!("your choice: {}\n", listed.join("  ")))?;
        loop {
            say::out("> ")?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                say::out("\n")?;
                return Ok(Typed::Leave);
            }
            match line.trim() {
                "" => {}
                "?" => say::out(
                    "type the number of an action, or the action itself; 'look' shows the table again, 'quit' leaves\n",
                )?,
                "look" => say::out(&format!("{}\nyour choice: {}\n", sight.text(), listed.join("  ")))?,
                "quit" => return Ok(Typed::Leave),
                text => match text.parse::<usize>() {
                    Ok(number) if (1..=legal.len()).contains(&number) => {
                        return Ok(Typed::Action(legal[number - 1].clone()));
                    }
                    Ok(_) => say::out(&format!("there are {} actions: type a number from 1\n", legal.len()))?,
                    Err(_) => return Ok(Typed::Action(text.to_string())),
                },
            }
        }
    }

    fn record(&self, level: &str) -> Record {
        let name = |seat| if seat == self.me { "you".to_string() } else { level.to_string() };
        let players = Seat::all(self.seats).map(|seat| (seat, name(seat))).collect();
        Record { players, ..self.table.record() }
    }
}
