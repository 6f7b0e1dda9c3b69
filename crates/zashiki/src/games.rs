//! `zashiki games`: what can be played.

use std::fmt::Write as _;

use catalog::{AnyGame, Level};
use serde_json::json;
use table::OfferedTo;

use crate::arguments::GamesCommand;
use crate::say;

pub(crate) fn run(command: &GamesCommand) -> anyhow::Result<()> {
    if command.json {
        let games: Vec<_> = catalog::games().iter().map(|game| as_json(*game)).collect();
        return say::json(&games);
    }
    let texts: Vec<String> = catalog::games().iter().map(|game| as_text(*game)).collect();
    say::out(&texts.join("\n"))
}

fn as_text(game: &dyn AnyGame) -> String {
    let (fewest, most) = game.seats().into_inner();
    let mut text = format!(
        "{}  ({}, rules {})\n  {}\n  {fewest} to {most} seats\n",
        game.name(),
        game.title(),
        game.rules(),
        game.about()
    );
    for option in game.options() {
        let for_whom = match option.offered_to {
            OfferedTo::Players => "",
            OfferedTo::Researchers => " (for research)",
        };
        let _ = writeln!(text, "  option {}: {}{for_whom}", option.name, option.about);
        for (position, value) in option.values.iter().enumerate() {
            let default = if position == 0 { " (default)" } else { "" };
            let _ = writeln!(text, "    {}={}  {}{default}", option.name, value.name, value.about);
        }
    }
    for Level { name, about, parameters } in game.levels() {
        let _ = writeln!(text, "  level {name}: {about}\n    {parameters}");
    }
    text
}

fn as_json(game: &dyn AnyGame) -> serde_json::Value {
    let (fewest, most) = game.seats().into_inner();
    let options = game.options().iter().map(|option| {
        let values = option.values.iter().map(|value| json!({ "name": value.name, "about": value.about }));
        json!({
            "name": option.name,
            "about": option.about,
            "values": values.collect::<Vec<_>>(),
            "for_research": option.offered_to == OfferedTo::Researchers,
        })
    });
    let levels = game
        .levels()
        .into_iter()
        .map(|Level { name, about, parameters }| json!({ "name": name, "about": about, "parameters": parameters }));
    json!({
        "name": game.name(),
        "title": game.title(),
        "about": game.about(),
        "rules": game.rules(),
        "seats": { "from": fewest, "to": most },
        "options": options.collect::<Vec<_>>(),
        "levels": levels.collect::<Vec<_>>(),
    })
}
