//! Who plays for somebody who is away or has no time left.

use catalog::AnyGame;
use table::{Seat, SeatSet};
use wire::StandIn;

use crate::message::{Effect, GuestId, Ms};
use crate::places::Occupant;
use crate::play::Pace;
use crate::room::Room;

/// How a guest is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Absence {
    /// They were here until then.
    Left(Ms),
    /// They have not been here since the table was opened, which was noticed then.
    Unseen(Ms),
}

impl Absence {
    fn since(self) -> Ms {
        match self {
            Absence::Left(at) | Absence::Unseen(at) => at,
        }
    }
}

impl Room {
    /// Notes whose guests are away, one of whom may have just left, and sends bots away that played for somebody who is
    /// back.
    pub(crate) fn note_who_is_away(&mut self, now: Ms, left: Option<&GuestId>) {
        for (seat, guest) in self.places.guests() {
            let absence = &mut self.absences[seat.index()];
            if self.connections.values().any(|connected| connected.guest == *guest) {
                *absence = None;
                if self.stood_in.contains(seat) {
                    self.stood_in = self.stood_in.without(seat);
                    self.play.iter_mut().for_each(|play| play.dismiss_bot(seat));
                }
            } else if left == Some(guest) {
                *absence = Some(Absence::Left(now));
            } else {
                absence.get_or_insert(Absence::Unseen(now));
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
        let StandIn::After { seconds, .. } = self.settings.stand_in else { return None };
        let somebody_waits = self.places.guests().any(|(_, guest)| self.is_here(guest));
        let absence = self.absences[seat.index()].filter(|_| somebody_waits)?;
        Some(absence.since() + Ms::from(seconds) * 1000)
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
        self.play.iter_mut().for_each(|play| play.tell_dismissed(effects));
        let Some(play) = self.play.as_mut().filter(|play| play.pace() == Pace::Runs) else { return };
        for (seat, occupant) in self.places.all() {
            match occupant {
                Occupant::Bot { level } => play.ask_bot(seat, || level.clone(), effects),
                Occupant::Guest { .. } if self.stood_in.or(self.overdue).contains(seat) => {
                    play.ask_bot(seat, || stand_in_level(&self.settings.stand_in, self.game), effects);
                }
                Occupant::Guest { .. } | Occupant::Open => {}
            }
        }
    }
}

fn stand_in_level(stand_in: &StandIn, game: &dyn AnyGame) -> String {
    match stand_in {
        StandIn::After { level: Some(level), .. } => level.clone(),
        StandIn::After { level: None, .. } | StandIn::Never => game.middle_level().to_string(),
    }
}
