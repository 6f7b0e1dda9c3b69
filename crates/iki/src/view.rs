//! What a viewer sees: everything but the stacks, and the cards that others chose to go hungry.

use std::ops::Index;

use serde::{Serialize, Serializer};
use table::{BySeat, Seat, SeatSet, Viewer, Waiting};

use crate::aftermath::{Aftermath, Earnings, LastFire};
use crate::calendar::Month;
use crate::components::Season;
use crate::foresight::Outlook;
use crate::ids::{PipeId, Place, PouchId, StallId};
use crate::options::IkiOptions;
use crate::phase::{Phase, Visit};
use crate::pool::Pool;
use crate::scoring::Breakdown;
use crate::sets::{BuildingSet, CardSet, FishSet, PipeSet, PouchSet, StallSet};
use crate::state::{Iki, MAX_PLAYERS, Stall};
use crate::track::Track;
use crate::way_of_life::WayOfLife;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: IkiOptions,
    /// The running round.
    pub month: Month,
    /// What is to be decided.
    pub phase: Phase,
    /// By whom.
    pub waiting: Waiting,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// Who has not yet acted in the running part of the round.
    pub to_act: SeatSet,
    /// What the running visit has seen so far.
    pub visit: Visit,
    /// The cylinders.
    pub way: WayOfLife,
    /// The firefighter track, who goes first in front.
    pub track: Track,
    /// The sixteen stalls.
    pub stalls: Board,
    /// The cards on offer, with their coins.
    pub pool: Pool,
    /// How many cards are covered in each stack, spring to winter.
    pub covered: [u8; 4],
    /// Starting cards that nobody has taken yet.
    pub starting: CardSet,
    /// Cards that left the game.
    pub gone: CardSet,
    /// Buildings that can still be built.
    pub plans: BuildingSet,
    /// Fish on the market.
    pub market: FishSet,
    /// How many pipes were sold.
    pub pipes_sold: u8,
    /// How many pouches were sold.
    pub pouches_sold: u8,
    /// The pipe on top.
    pub top_pipe: Option<PipeId>,
    /// The pouch on top.
    pub top_pouch: Option<PouchId>,
    /// What lies before every seat.
    pub players: BySeat<PlayerView, MAX_PLAYERS>,
    /// The cards that the viewer itself chose to go hungry.
    pub starving: StallSet,
    /// What became of the last fire.
    pub fire: Option<LastFire>,
}

/// What lies before one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct PlayerView {
    /// Copper coins.
    pub mon: u16,
    /// Points on the track.
    pub iki: u16,
    /// Bales of rice.
    pub rice: u8,
    /// Pairs of sandals.
    pub sandals: u8,
    /// Pieces of lumber.
    pub lumber: u8,
    /// Oval gold coins.
    pub koban: u8,
    /// Firefighting power.
    pub power: u8,
    /// Kobun not on the board.
    pub kobun: u8,
    /// Where the Oyakata stands; none at the starting point.
    pub place: Option<Place>,
    /// Fish.
    pub fish: FishSet,
    /// Pipes.
    pub pipes: PipeSet,
    /// Tobacco pouches.
    pub pouches: PouchSet,
    /// Retired cards.
    pub retired: CardSet,
    /// How many of the retired cards that save from fire are spent.
    pub saves_used: u8,
    /// How many cards it still has to choose that go hungry.
    pub hungry: u8,
    /// How many cards it chose, covered, that go hungry.
    pub starving: u8,
    /// The rice it would need on a Payday now.
    pub rice_due: u8,
    /// Its points by source, if the game ended now.
    pub points: Breakdown,
    /// What a Payday would bring it now.
    pub outlook: Outlook,
    /// What the last Payday brought it.
    pub earned: Earnings,
}

/// The sixteen stalls; in JSON an object from `A1` to `D4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board(pub(crate) [Stall; StallId::COUNT]);

impl Index<StallId> for Board {
    type Output = Stall;

    fn index(&self, stall: StallId) -> &Stall {
        &self.0[stall.index()]
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(StallId::all().zip(&self.0))
    }
}

impl View {
    /// What was seen of the last fire and the last Payday.
    pub(crate) fn aftermath(&self) -> Aftermath {
        let mut payday = [Earnings::default(); MAX_PLAYERS];
        for (seat, player) in self.players.iter() {
            payday[seat.index()] = player.earned;
        }
        Aftermath { fire: self.fire, payday }
    }
}

impl Iki {
    /// What this viewer sees.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options,
            month: self.month,
            phase: self.phase,
            waiting: self.asked(),
            active: self.active,
            to_act: self.to_act,
            visit: self.visit,
            way: self.way,
            track: self.track,
            stalls: Board(self.stalls),
            pool: self.pool,
            covered: Season::ALL.map(|season| self.stacks.left(season)),
            starting: self.starting,
            gone: self.gone,
            plans: self.plans,
            market: self.market,
            pipes_sold: self.pipes_sold,
            pouches_sold: self.pouches_sold,
            top_pipe: self.top_pipe(),
            top_pouch: self.top_pouch(),
            players: BySeat::from_fn(self.seats, |seat| self.player_seen(seat)),
            starving: viewer.seat().map_or(StallSet::NONE, |seat| self.player(seat).starving),
            fire: self.aftermath.fire,
        }
    }

    fn player_seen(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
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
            starving: player.starving.len(),
            rice_due: self.rice_due(seat),
            points: self.breakdown(seat),
            outlook: self.outlook(seat),
            earned: self.aftermath.payday[seat.index()],
        }
    }
}
