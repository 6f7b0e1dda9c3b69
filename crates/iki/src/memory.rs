//! Memory and imagination: what is covered, and how a seat fills it in.
//!
//! The table shows nearly everything. Covered are only the order of the stacks, and for a moment the cards that others
//! let go hungry; the fire tiles are drawn when they are needed. So there is nothing to remember that is not in sight.

use table::{Rng, Seat, Viewer};

use crate::event::Event;
use crate::ids::StallId;
use crate::pool::Stacks;
use crate::sets::{CardSet, StallSet};
use crate::state::{Iki, MAX_PLAYERS, Player, Stall};
use crate::view::{PlayerView, View};

/// What a seat keeps in mind: nothing, for cards that left the game lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory;

impl Memory {
    /// Every event leaves its trace on the table, so there is nothing to keep.
    pub(crate) fn recall(&mut self, _seat: Seat, _event: &Event) {}
}

impl View {
    /// A world that looks like this one: unseen cards shuffled, covered choices of others drawn.
    pub(crate) fn imagine(&self, _memory: &Memory, rng: &mut Rng) -> Iki {
        let seen = self.seen_cards();
        let mut players = [Player::default(); MAX_PLAYERS];
        for (seat, player) in self.players.iter() {
            players[seat.index()] = self.imagine_player(seat, player, rng);
        }
        Iki {
            seats: self.players.seats(),
            options: self.options,
            month: self.month,
            phase: self.phase,
            active: self.active,
            to_act: self.to_act,
            visit: self.visit,
            way: self.way,
            track: self.track,
            stalls: self.stalls.0,
            pool: self.pool,
            stacks: Stacks::shuffled(|season| self.options.stack(season).less(seen), rng),
            starting: self.starting,
            gone: self.gone,
            plans: self.plans,
            market: self.market,
            pipes_sold: self.pipes_sold,
            pouches_sold: self.pouches_sold,
            players,
            aftermath: self.aftermath(),
        }
    }

    /// All cards that were turned over: on offer, on the board, retired or gone.
    fn seen_cards(&self) -> CardSet {
        let on_board: CardSet = self.stalls.0.iter().filter_map(Stall::occupation).collect();
        let open = self.pool.cards().or(on_board).or(self.gone);
        self.players.as_slice().iter().fold(open, |seen, player| seen.or(player.retired))
    }

    fn imagine_player(&self, seat: Seat, player: &PlayerView, rng: &mut Rng) -> Player {
        let starving = if self.viewer == Viewer::Seat(seat) {
            self.starving
        } else {
            let content = |stall: &StallId| self.stalls.0[stall.index()];
            let is_own =
                |stall: &StallId| matches!(content(stall), Stall::Occupation { owner, .. } if owner == Some(seat));
            let own: StallSet = StallId::all().filter(is_own).collect();
            rng.sample(own, player.starving)
        };
        Player {
            mon: player.mon,
            iki: player.iki,
            rice: player.rice,
            sandals: player.sandals,
            lumber: player.lumber,
            koban: player.koban,
            power: player.power,
            kobun: player.kobun,
            place: player.place,
            fish: player.fish,
            pipes: player.pipes,
            pouches: player.pouches,
            retired: player.retired,
            saves_used: player.saves_used,
            hungry: player.hungry,
            starving,
            from_salary: player.points.salary as u16,
            from_harmony: player.points.harmony as u16,
        }
    }
}
