//! What a viewer sees: everything that lies open, and the own hand.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, Viewer};

use crate::state::ROUNDS;
use crate::{Artist, Cards, Phase, Picture, UkiyoE, UkiyoEOptions};

/// The table as one viewer sees it at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What the table was set up with.
    pub options: UkiyoEOptions,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// What the turn waits for.
    pub phase: Phase,
    /// Who brought about the end of the round, once somebody has (§8).
    pub ender: Option<Seat>,
    /// The own hand; nothing for a spectator.
    pub hand: Cards,
    /// How many cards each seat holds.
    pub hands: BySeat<u8>,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How many cards the discard pile has.
    pub discards: u8,
    /// The top card of the discard pile, the only one on view.
    pub top: Option<Picture>,
    /// The exhibition of each artist, in the order of [`Artist::ALL`].
    pub exhibitions: [Option<Exhibition>; Artist::COUNT],
    /// The cards that scored, by round and seat. They lie face down only to be told from exhibitions (§10).
    pub kept: [BySeat<Cards>; ROUNDS],
    /// The points of each seat, by round.
    pub round_points: [BySeat<i32>; ROUNDS],
    /// The points of each seat in all rounds.
    pub points: BySeat<i32>,
}

/// An exhibition as it lies on the table: its cards cover each other, number and lowest card are seen (§6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Exhibition {
    /// Who holds it.
    pub owner: Seat,
    /// How many cards it has.
    pub count: u8,
    /// Its lowest card, whose value it scores.
    pub lowest: Picture,
}

impl UkiyoE {
    /// What this viewer sees.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = self.seat_count();
        let mut kept = [BySeat::all(seats, Cards::NONE); ROUNDS];
        for (round, cards) in self.kept.iter().enumerate() {
            for card in cards.iter().flatten() {
                kept[round][card.owner()].add(card.card());
            }
        }
        View {
            viewer,
            options: self.options,
            round: self.round + 1,
            turn: self.turn,
            phase: self.phase,
            ender: self.ender,
            hand: viewer.seat().map_or(Cards::NONE, |seat| self.hands[seat]),
            hands: BySeat::from_fn(seats, |seat| self.hands[seat].len()),
            pile: self.piles.drawing(),
            discards: self.piles.discards(),
            top: self.piles.top(),
            exhibitions: Artist::ALL.map(|artist| self.exhibition(artist)),
            kept,
            round_points: [0, 1, 2].map(|round| self.round_points(round)),
            points: self.points(),
        }
    }

    fn exhibition(&self, artist: Artist) -> Option<Exhibition> {
        let works = self.shown.of(artist);
        let seen = |owner| Exhibition { owner, count: works.count(), lowest: Picture::new(artist, works.lowest()) };
        self.owners[artist.index()].map(seen)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = self.options.rounds.count();
        let exhibitions = self.exhibitions.iter().flatten().count();
        let end = self.options.deck.exhibitions();
        writeln!(f, "Round {} of {rounds}. Exhibitions: {exhibitions} of {end}.", self.round)?;
        write!(f, "Draw pile: {}. Discard pile: {}", self.pile, self.discards)?;
        match self.top {
            Some(top) => writeln!(f, ", {top} on top.")?,
            None => writeln!(f, ".")?,
        }
        for &artist in self.options.deck.artists() {
            match self.exhibitions[artist.index()] {
                Some(Exhibition { owner, count, lowest }) => {
                    writeln!(f, "{artist}: {count} cards of {owner}, scoring {}", lowest.value())?;
                }
                None => writeln!(f, "{artist}: not on show")?,
            }
        }
        for (seat, points) in self.points.iter() {
            let held = self.hands[seat];
            let cards = if held == 1 { "card" } else { "cards" };
            writeln!(f, "{seat}: {held} {cards} in hand, {points} points")?;
        }
        if let Viewer::Seat(seat) = self.viewer {
            writeln!(f, "Your hand ({seat}): {}", self.hand)?;
        }
        let turn = self.turn;
        let last = if self.ender.is_some_and(|ender| ender != turn) { " (last turn)" } else { "" };
        match self.phase {
            Phase::FirstDraw => writeln!(f, "{turn} draws the first card{last}."),
            Phase::SecondDraw => writeln!(f, "{turn} draws the second card{last}."),
            Phase::DiscardOrShow => writeln!(f, "{turn} discards or holds an exhibition{last}."),
            Phase::Close(closing) => {
                let cards = closing.works.by(closing.artist);
                writeln!(f, "{} lays down the closing exhibition: {cards}.", closing.owner)
            }
            Phase::Over => writeln!(f, "The game is over."),
        }
    }
}
