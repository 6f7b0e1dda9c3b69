//! Scoring a round (§10) and the game (§12).

use table::{BySeat, Journal, Outcome, Seat};

use crate::state::Kept;
use crate::{Artist, Cards, Event, Picture, UkiyoE};

impl UkiyoE {
    /// Hands and shows go to the discard pile, but the lowest card of every exhibition stays with its owner.
    pub(crate) fn score_round(&mut self, journal: &mut Journal<Event>) {
        for seat in Seat::all(self.seat_count()) {
            let cards = std::mem::take(&mut self.hands[seat]);
            journal.tell(Event::HandDiscarded { seat, cards });
            cards.iter().for_each(|card| self.piles.discard(card));
        }
        for artist in Artist::ALL {
            if let Some(owner) = self.owners[artist.index()].take() {
                let mut cards = self.shown.of(artist).by(artist);
                let card = Picture::new(artist, self.shown.of(artist).lowest());
                cards.remove(card);
                cards.iter().for_each(|card| self.piles.discard(card));
                self.kept[usize::from(self.round)][artist.index()] = Some(Kept::new(owner, card));
                journal.tell(Event::Kept { seat: owner, card });
            }
        }
        self.shown = Cards::NONE;
        let points = self.round_points(self.round);
        journal.tell(Event::RoundOver { round: self.round + 1, points, totals: self.points() });
    }

    /// The points of each seat in one round, counted from 0.
    pub(crate) fn round_points(&self, round: u8) -> BySeat<i32> {
        let mut points = BySeat::all(self.seat_count(), 0);
        for kept in self.kept[usize::from(round)].iter().flatten() {
            points[kept.owner()] += i32::from(kept.card().value());
        }
        points
    }

    /// The points of each seat in all rounds that were scored.
    pub fn points(&self) -> BySeat<i32> {
        let mut points = BySeat::all(self.seat_count(), 0);
        for kept in self.kept.iter().flatten().flatten() {
            points[kept.owner()] += i32::from(kept.card().value());
        }
        points
    }

    /// The cards that scored for each seat.
    pub(crate) fn kept_cards(&self) -> BySeat<Cards> {
        let mut cards = BySeat::all(self.seat_count(), Cards::NONE);
        for kept in self.kept.iter().flatten().flatten() {
            cards[kept.owner()].add(kept.card());
        }
        cards
    }

    /// Most points win, then most cards that scored, then the victory is shared (§12).
    pub(crate) fn result(&self) -> Outcome {
        let cards = self.kept_cards();
        Outcome::with_tie_break(self.points(), BySeat::from_fn(self.seat_count(), |seat| i32::from(cards[seat].len())))
    }
}
