//! The table as readable text, for play in a terminal.

use std::fmt;

use table::Seat;

use crate::components::components;
use crate::goods::Bundle;
use crate::ids::{CardId, Place, StallId};
use crate::refusal::task;
use crate::state::Stall;
use crate::view::{PlayerView, View};
use crate::way_of_life::WaySpace;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{}", self.month, self.coming())?;
        self.write_street(f)?;
        self.write_pool(f)?;
        self.write_tokens(f)?;
        self.write_order(f)?;
        for (seat, player) in self.players.iter() {
            self.write_player(seat, player, f)?;
        }
        let asked: Vec<String> = self.waiting.must.iter().map(|seat| seat.to_string()).collect();
        if asked.is_empty() {
            return writeln!(f, "The game is over.");
        }
        writeln!(f, "{} to decide: {}", asked.join(" and "), task(self.phase))
    }
}

impl View {
    /// What the end of the month brings.
    fn coming(&self) -> String {
        match self.month.fire() {
            Some(strength) => format!(" (ends with a fire of strength {strength})"),
            None if self.month.has_payday() => " (ends with a Payday)".to_string(),
            None => String::new(),
        }
    }

    fn write_street(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in Place::all() {
            let here: String = self
                .players
                .iter()
                .filter(|(_, player)| player.place == Some(place))
                .map(|(seat, _)| seat.to_string())
                .collect();
            writeln!(f, "  {here:4} {place}")?;
            let mut stalls = place.space().stalls;
            stalls.sort();
            for stall in stalls {
                writeln!(f, "         {stall} {}", self.describe(stall))?;
            }
        }
        Ok(())
    }

    fn describe(&self, stall: StallId) -> String {
        match self.stalls[stall] {
            Stall::Free if stall.is_corner() => "free, 2 mon".to_string(),
            Stall::Free => "free".to_string(),
            Stall::Blocked => "blocked".to_string(),
            Stall::Building { building, owner } => format!("{owner}'s {building}"),
            Stall::Occupation { card, owner, level } => {
                let owner = owner.map_or("neutral".to_string(), |seat| format!("{seat}'s"));
                format!("{owner} {card}, {} ({}), {}", card.card().kind, level + 1, card.card().skill)
            }
        }
    }

    fn write_pool(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for card in self.starting.iter() {
            writeln!(f, "  to start with: {}", describe_card(card))?;
        }
        for (card, coins) in self.pool.iter() {
            let coins = if coins > 0 { format!(", {coins} mon on it") } else { String::new() };
            writeln!(f, "  on offer: {}{coins}", describe_card(card))?;
        }
        writeln!(f, "  covered: {} cards of {}", self.covered[self.month.season().index()], self.month.season())
    }

    fn write_tokens(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fish in self.market.iter() {
            let token = &components().fish[fish.index()];
            writeln!(f, "  fish: {} ({}), {} mon, {} iki", fish.slug(), token.name, token.cost, token.iki)?;
        }
        if let Some(pipe) = self.top_pipe {
            let token = &components().pipes[pipe.index()];
            writeln!(f, "  pipe: {}, {} mon, firefighting {}", token.name, token.cost, token.firefighting)?;
        }
        if let Some(pouch) = self.top_pouch {
            let token = &components().pouches[pouch.index()];
            writeln!(f, "  pouch: {}, {} mon, {} iki", token.name, token.cost, token.iki)?;
        }
        for building in self.plans.iter() {
            let card = building.card();
            writeln!(
                f,
                "  to build: {} ({}), {} lumber + {} koban, scores {}",
                building.slug(),
                card.name,
                card.lumber,
                card.koban,
                card.score
            )?;
        }
        Ok(())
    }

    fn write_order(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cylinders: Vec<String> = WaySpace::ALL
            .into_iter()
            .filter_map(|space| self.way.on(space).map(|seat| format!("{space} {seat}")))
            .collect();
        let track: Vec<String> =
            self.track.order().map(|seat| format!("{seat} {}", self.players[seat].power)).collect();
        writeln!(f, "  Way of Life: {}; firefighters: {}", cylinders.join(", "), track.join(", "))
    }

    fn write_player(&self, seat: Seat, player: &PlayerView, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{seat}: {} iki ({} if it ended now), {} mon, {} rice (needs {}), {} sandals, {} lumber, {} koban, {} Kobun",
            player.iki,
            player.points.total(),
            player.mon,
            player.rice,
            player.rice_due,
            player.sandals,
            player.lumber,
            player.koban,
            player.kobun
        )?;
        let retired: Vec<String> = player.retired.iter().map(|card| card.to_string()).collect();
        let tokens: Vec<&str> = player
            .fish
            .iter()
            .map(|fish| components().fish[fish.index()].name)
            .chain(player.pipes.iter().map(|pipe| components().pipes[pipe.index()].name))
            .chain(player.pouches.iter().map(|pouch| components().pouches[pouch.index()].name))
            .collect();
        if !retired.is_empty() {
            writeln!(f, "   retired: {}", retired.join(", "))?;
        }
        if !tokens.is_empty() {
            writeln!(f, "   has: {}", tokens.join(", "))?;
        }
        Ok(())
    }
}

/// A card in one line: everything it says.
fn describe_card(card: CardId) -> String {
    let printed = card.card();
    let salary = match printed.reward {
        Some(reward) => format!("once retired: {reward}"),
        None => {
            let spaces = printed.salary[usize::from(printed.first_level)..].iter();
            format!("salary {}", spaces.map(Bundle::to_string).collect::<Vec<_>>().join(" / "))
        }
    };
    let firefighters =
        if printed.firefighters > 0 { format!(", firefighters {}", printed.firefighters) } else { String::new() };
    format!(
        "{} ({}), {}, {} mon{firefighters}, {}, {salary}",
        card.slug(),
        printed.name,
        printed.kind,
        printed.cost,
        printed.skill
    )
}
