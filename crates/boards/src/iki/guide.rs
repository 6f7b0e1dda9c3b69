//! The guide for a first game: what can be done now, and why one might, with the numbers of the moment.

use iki::{Action, Good, Phase, View};
use maud::{Markup, html};
use table::Seat;

use super::counter::phase_word;
use super::forecast;
use super::names::{self, number};
use crate::{Arg, Scene};

/// The guide, folded up or not as its reader likes; the script of this game remembers it for the next table.
pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Some(you) = scene.you.filter(|_| view.phase != Phase::Over) else { return html! {} };
    let word = if legal.is_empty() { "wait" } else { phase_word(view.phase) };
    let facts = Facts::of(view, legal, you, scene);
    html! {
        details #iki-guide .iki-guide open data-phone="closed" data-low="closed" {
            summary { (lang.text("iki-guide")) }
            p { (lang.fill(&format!("iki-guide-{word}"), &facts.gaps())) }
            p.iki-guide-why { (lang.fill(&format!("iki-why-{word}"), &facts.gaps())) }
        }
    }
}

/// The numbers of the moment.
struct Facts {
    choices: i64,
    mon: u16,
    rice: u8,
    need: u8,
    short: u8,
    sandals: u8,
    lumber: u8,
    koban: u8,
    power: u8,
    kobun: u8,
    paydays: u8,
    payday: String,
    fire: String,
    strength: u8,
    place: String,
}

impl Facts {
    fn of(view: &View, legal: &[Action], you: Seat, scene: &Scene<'_>) -> Facts {
        let player = &view.players[you];
        let payday = forecast::next_payday(view);
        let fire = forecast::next_fire(view);
        let month = |month: Option<iki::Month>| month.map_or(String::new(), |month| names::month(month, scene.lang));
        Facts {
            choices: legal.iter().filter(|action| !matches!(action, Action::Income | Action::Done)).count() as i64,
            mon: view.holds(you, Good::Mon),
            rice: player.rice,
            need: player.rice_due,
            short: forecast::short_of(you, view),
            sandals: player.sandals,
            lumber: player.lumber,
            koban: player.koban,
            power: player.power,
            kobun: player.kobun,
            paydays: payday.map_or(0, |month| month.number() - view.month.number()),
            payday: month(payday),
            fire: month(fire.map(|(month, _)| month)),
            strength: fire.map_or(0, |(_, strength)| strength),
            place: player.place.map_or(String::new(), |place| names::place(place, scene.lang).to_string()),
        }
    }

    fn gaps(&self) -> [(&'static str, Arg<'_>); 15] {
        [
            ("choices", number(self.choices)),
            ("mon", number(self.mon)),
            ("rice", number(self.rice)),
            ("need", number(self.need)),
            ("short", number(self.short)),
            ("sandals", number(self.sandals)),
            ("lumber", number(self.lumber)),
            ("koban", number(self.koban)),
            ("power", number(self.power)),
            ("kobun", number(self.kobun)),
            ("left", number(self.paydays)),
            ("payday", Arg::Text(&self.payday)),
            ("fire", Arg::Text(&self.fire)),
            ("strength", number(self.strength)),
            ("place", Arg::Text(&self.place)),
        ]
    }
}
