//! Fire breaks out at the end of May, August and November (README §10).

use table::{Rng, Seat};

use crate::effects::Reward;
use crate::event::{Event, Log};
use crate::ids::{Row, StallId};
use crate::month_end::{FireEvent, Tenant};
use crate::phase::Phase;
use crate::state::{Iki, Stall};

impl Iki {
    /// One of the four fire tiles is drawn and put back; the fire starts at the outer end of that row (ruling 34).
    pub(crate) fn break_out(&mut self, strength: u8, rng: &mut Rng, journal: &mut Log) {
        let row = Row(rng.below(Row::COUNT as u32) as u8);
        self.burn_row(row, strength, journal);
    }

    pub(crate) fn burn_row(&mut self, row: Row, strength: u8, journal: &mut Log) {
        journal.tell(Event::Fire(FireEvent::BrokeOut { row, strength }));
        self.note_fire(row, strength);
        self.spread(row, 0, journal);
    }

    /// The strength of this month's fire in a stall: one less for every stall it went through.
    pub(crate) fn fire_strength(&self, stall: StallId) -> u8 {
        self.month.fire().map_or(0, |strength| strength - stall.depth())
    }

    /// The fire runs inward until somebody puts it out or it reaches the crossroads. It stops to ask a seat that may
    /// save what would burn.
    fn spread(&mut self, row: Row, from_depth: u8, journal: &mut Log) {
        for depth in from_depth..4 {
            let stall = StallId::new(row, depth);
            let strength = self.fire_strength(stall);
            match (self.stalls[stall.index()], self.stalls[stall.index()].owner()) {
                // With two players the crossroads begin at the blocked corner house (ruling 42).
                (Stall::Blocked, _) => break,
                (Stall::Free, _) => journal.tell(Event::Fire(FireEvent::Passed { stall, strength })),
                (Stall::Occupation { .. } | Stall::Building { .. }, Some(seat)) => {
                    if self.player(seat).power >= strength {
                        journal.tell(Event::Fire(FireEvent::PutOut { seat, stall, strength }));
                        self.note_put_out(stall);
                        return self.next_month(journal);
                    }
                    if self.saves_left(seat) > 0 {
                        self.active = seat;
                        self.phase = Phase::SaveFromFire { stall };
                        return;
                    }
                    self.burn_down(stall, journal);
                }
                // Nobody defends a neutral card (ruling 43).
                (Stall::Occupation { .. } | Stall::Building { .. }, None) => self.burn_down(stall, journal),
            }
        }
        journal.tell(Event::Fire(FireEvent::DiedOut { row }));
        self.next_month(journal);
    }

    /// How often a seat can still save a card from the fire (ruling 35).
    #[inline]
    pub fn saves_left(&self, seat: Seat) -> u8 {
        self.rewards(seat, Reward::SaveFromFire) - self.player(seat).saves_used
    }

    /// What burns is out of the game, its Kobun comes back.
    fn burn_down(&mut self, stall: StallId, journal: &mut Log) {
        let content = &self.stalls[stall.index()];
        let lost = match *content {
            Stall::Occupation { card, .. } => Some(Tenant::Card(card)),
            Stall::Building { building, .. } => Some(Tenant::Building(building)),
            Stall::Free | Stall::Blocked => None,
        };
        if let Some(lost) = lost {
            let (owner, strength) = (content.owner(), self.fire_strength(stall));
            journal.tell(Event::Fire(FireEvent::Burned { stall, lost, owner, strength }));
            self.clear_stall(stall);
            self.note_burned(stall);
        }
    }

    /// The card stays, the fire goes on.
    pub(crate) fn save(&mut self, seat: Seat, stall: StallId, journal: &mut Log) {
        self.player_mut(seat).saves_used += 1;
        journal.tell(Event::Fire(FireEvent::Saved { seat, stall, strength: self.fire_strength(stall) }));
        self.spread(stall.row(), stall.depth() + 1, journal);
    }

    pub(crate) fn let_burn(&mut self, seat: Seat, stall: StallId, journal: &mut Log) {
        journal.tell(Event::Fire(FireEvent::LetBurn { seat, stall }));
        self.burn_down(stall, journal);
        self.spread(stall.row(), stall.depth() + 1, journal);
    }
}
