//! Who plays for somebody who is away or has no time left.

use table::{Seat, SeatSet};

use crate::manners::StandIn;
use crate::message::{Effect, GuestId, Ms};
use crate::places::Occupant;
use crate::play::Pace;
use crate::whole::Room;

impl Room {
    /// Whether a line to this guest is open.
    pub(crate) fn is_here(&self, guest: &GuestId) -> bool {
        self.lines.values().any(|line| line.guest == *guest)
    }

    /// Notes whose guests are away, and sends bots away that played for somebody who is back.
    pub(crate) fn note_who_is_away(&mut self, now: Ms) {
        let here: Vec<(Seat, bool)> = self.places.guests().map(|(seat, guest)| (seat, self.is_here(guest))).collect();
        for (seat, is_here) in here {
            let away_since = &mut self.away_since[seat.index()];
            match is_here {
                true => {
                    *away_since = None;
                    if self.stood_in.contains(seat) {
                        self.stood_in = self.stood_in.without(seat);
                        if let Some(play) = &mut self.play {
                            play.dismiss_bot(seat);
                        }
                    }
                }
                false => {
                    away_since.get_or_insert(now);
                }
            }
        }
    }

    /// When somebody has been away for long enough, or has no time left, and the game waits for them.
    pub(crate) fn next_stand_in(&self) -> Option<Ms> {
        let play = self.play.as_ref()?;
        let waited_for = self.waited_for_guests();
        let due = play.clocks().due(waited_for);
        let away = waited_for.iter().filter_map(|seat| self.stands_in_at(seat)).min();
        [due, away].into_iter().flatten().min()
    }

    /// The guests that the game waits for and for whom nobody plays yet.
    fn waited_for_guests(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::NONE };
        let must = play.table().waiting().must;
        let played_for = self.stood_in.or(self.overdue);
        let guests = self.places.guests().filter(|(seat, _)| must.contains(*seat) && !played_for.contains(*seat));
        guests.fold(SeatSet::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// When a bot is to play for the guest of a seat who is away. Nobody plays for anybody at an empty table.
    fn stands_in_at(&self, seat: Seat) -> Option<Ms> {
        let StandIn::After { seconds, .. } = self.manners.stand_in else { return None };
        let somebody_waits = self.places.guests().any(|(_, guest)| self.is_here(guest));
        self.away_since[seat.index()].filter(|_| somebody_waits).map(|since| since + Ms::from(seconds) * 1000)
    }

    /// Bots take the seats of those who have been away for long enough, and move for those who have no time left.
    pub(crate) fn let_stand_in(&mut self, now: Ms, effects: &mut Vec<Effect>) {
        let Some(play) = &self.play else { return };
        let waited_for = self.waited_for_guests();
        let overdue = waited_for.iter().filter(|&seat| play.clocks().is_overdue(seat, now));
        let overdue = overdue.fold(SeatSet::NONE, SeatSet::with);
        let gone = waited_for.iter().filter(|&seat| self.stands_in_at(seat).is_some_and(|at| at <= now));
        let gone = gone.fold(SeatSet::NONE, SeatSet::with);
        if overdue.or(gone).is_empty() {
            return;
        }
        self.overdue = self.overdue.or(overdue);
        self.stood_in = self.stood_in.or(gone);
        if !gone.is_empty() {
            self.tell_seats(effects);
        }
        self.ask_bots(effects);
    }

    /// Asks the bots: those that sit at the table, and those that play for guests. Nobody is asked while the game is
    /// paused.
    pub(crate) fn ask_bots(&mut self, effects: &mut Vec<Effect>) {
        let stand_in = self.stand_in_level();
        let Some(play) = self.play.as_mut().filter(|play| play.pace() == Pace::Runs) else { return };
        for (seat, occupant) in self.places.all() {
            match occupant {
                Occupant::Bot { level } => play.ask_bot(seat, level, effects),
                Occupant::Guest { .. } if self.stood_in.or(self.overdue).contains(seat) => {
                    play.ask_bot(seat, &stand_in, effects);
                }
                Occupant::Guest { .. } | Occupant::Open => {}
            }
        }
    }

    fn stand_in_level(&self) -> String {
        match &self.manners.stand_in {
            StandIn::After { level: Some(level), .. } => level.clone(),
            StandIn::After { level: None, .. } | StandIn::Never => self.game.middle_level().to_string(),
        }
    }
}
