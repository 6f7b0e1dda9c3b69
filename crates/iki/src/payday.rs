//! Payday: salary, Nagaya harmony and food (README §11).

use table::{Seat, SeatSet};

use crate::components::Kind;
use crate::event::{Event, Log};
use crate::experience::LAST_LEVEL;
use crate::goods::Bundle;
use crate::ids::{CardId, Row, StallId};
use crate::month_end::PaydayEvent;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Iki, Stall};

/// The five groups of houses: four rows, and the corner houses.
pub(crate) const GROUPS: [[StallId; 4]; 5] = {
    let mut groups = [[StallId(0); 4]; 5];
    let mut row = 0;
    while row < 4 {
        let mut depth = 0;
        while depth < 4 {
            groups[row as usize][depth as usize] = StallId(row * 4 + depth);
            depth += 1;
        }
        groups[4][row as usize] = StallId(row * 4 + 3);
        row += 1;
    }
    groups
};

impl Iki {
    pub(crate) fn hold_payday(&mut self, journal: &mut Log) {
        journal.tell(Event::Payday(PaydayEvent::Began { month: self.month }));
        self.aftermath.payday = Default::default();
        for seat in Seat::all(self.seats) {
            self.pay_salaries(seat, journal);
        }
        self.score_harmony(journal);
        for seat in Seat::all(self.seats) {
            self.feed(seat, journal);
        }
        self.after_hunger(journal);
    }

    /// Cards on the board pay by experience, retired ones their last space; grey spaces pay nothing (ruling 37).
    fn pay_salaries(&mut self, seat: Seat, journal: &mut Log) {
        for stall in StallId::all() {
            if let Stall::Occupation { card, owner, level } = self.stalls[stall.index()]
                && owner == Some(seat)
            {
                self.pay_salary(seat, card, level, journal);
            }
        }
        for card in self.player(seat).retired.iter() {
            self.pay_salary(seat, card, LAST_LEVEL, journal);
        }
    }

    fn pay_salary(&mut self, seat: Seat, card: CardId, level: u8, journal: &mut Log) {
        let goods: Bundle = card.card().salary[usize::from(level)];
        if goods.is_empty() {
            return;
        }
        journal.tell(Event::Payday(PaydayEvent::Salary { seat, card, goods }));
        self.player_mut(seat).from_salary += u16::from(goods.iki);
        let earned = self.earnings_mut(seat);
        earned.salary = earned.salary.plus(goods);
        self.gain(seat, &goods, journal);
    }

    /// In every group each Kobun on a type that is there k times, k at least 2, scores k (ruling 38).
    fn score_harmony(&mut self, journal: &mut Log) {
        for (seat, group, kind, iki) in self.harmony().into_iter().flatten() {
            let row = Row::all().nth(usize::from(group));
            journal.tell(Event::Payday(PaydayEvent::Harmony { seat, row, kind, iki }));
            let player = self.player_mut(seat);
            player.iki += u16::from(iki);
            player.from_harmony += u16::from(iki);
            self.earnings_mut(seat).harmony += iki;
        }
    }

    /// What the harmony of all groups would bring now: seat, group (4 is the corner houses), type and points.
    ///
    /// A group of four houses holds at most two types that are there twice, so it brings at most four entries.
    pub fn harmony(&self) -> [Option<(Seat, u8, Kind, u8)>; 20] {
        let mut entries = [None; 20];
        let mut used = 0;
        for (group, stalls) in GROUPS.iter().enumerate() {
            let mut cards = [0u8; 5];
            let mut kobun = [[0u8; 4]; 5];
            for stall in stalls {
                if let Stall::Occupation { card, owner, .. } = self.stalls[stall.index()] {
                    let kind = card.card().kind as usize;
                    cards[kind] += 1;
                    if let Some(seat) = owner {
                        kobun[kind][seat.index()] += 1;
                    }
                }
            }
            for kind in Kind::ALL {
                let count = cards[kind as usize];
                if count < 2 {
                    continue;
                }
                for seat in Seat::all(self.seats) {
                    let own = kobun[kind as usize][seat.index()];
                    if own > 0 {
                        entries[used] = Some((seat, group as u8, kind, own * count));
                        used += 1;
                    }
                }
            }
        }
        entries
    }

    /// One bale for each card on the board; a seat that is short must let as many cards go (ruling 39).
    fn feed(&mut self, seat: Seat, journal: &mut Log) {
        let cards = self.rice_due(seat);
        let player = self.player_mut(seat);
        let rice = player.rice.min(cards);
        player.rice -= rice;
        let missing = cards - rice;
        if rice > 0 {
            self.earnings_mut(seat).eaten = rice;
            journal.tell(Event::Payday(PaydayEvent::Fed { seat, rice }));
        }
        if missing == 0 {
            return;
        }
        journal.tell(Event::Payday(PaydayEvent::Hungry { seat, cards: missing }));
        if missing == cards {
            // All go, there is nothing to choose (ruling 59).
            self.player_mut(seat).starving = self.professionals_of(seat).map(|(stall, _, _)| stall).collect();
        } else {
            self.player_mut(seat).hungry = missing;
        }
    }

    /// The rice a seat needs on a Payday: one bale for each card on the board.
    #[inline]
    pub fn rice_due(&self, seat: Seat) -> u8 {
        self.professionals_of(seat).count() as u8
    }

    /// Who still has to choose cards that go.
    pub(crate) fn hungry(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.player(seat).hungry > 0).collect()
    }

    pub(crate) fn check_starve(&self, seat: Seat, stall: StallId) -> Result<(), Refusal> {
        self.check_own_professional(seat, stall)?;
        let chosen = self.player(seat).starving.contains(stall);
        if chosen { Err(Refusal::AlreadyChosen(stall)) } else { Ok(()) }
    }

    /// The choice stays covered until everybody has chosen (ruling 59).
    pub(crate) fn starve(&mut self, seat: Seat, stall: StallId, journal: &mut Log) {
        let player = self.player_mut(seat);
        player.hungry -= 1;
        player.starving.insert(stall);
        let chosen = |stall| Event::Payday(PaydayEvent::HungerChosen { seat, stall });
        journal.split(seat, chosen(Some(stall)), chosen(None));
        self.after_hunger(journal);
    }

    fn after_hunger(&mut self, journal: &mut Log) {
        if !self.hungry().is_empty() {
            self.phase = Phase::Hunger;
            return;
        }
        for seat in Seat::all(self.seats) {
            let starving = std::mem::take(&mut self.player_mut(seat).starving);
            for stall in starving.iter() {
                let card = self.stalls[stall.index()].occupation().expect("only professionals go hungry");
                self.clear_stall(stall);
                journal.tell(Event::Payday(PaydayEvent::Starved { seat, card, stall }));
            }
        }
        self.next_month(journal);
    }
}
