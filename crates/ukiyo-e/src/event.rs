//! News of a game, each with as much as its audience may know.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Outcome, Seat};

use crate::{Artist, Cards, Picture};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round begins (§2).
    RoundBegun {
        /// Its number, from 1.
        round: u8,
        /// Who has the first turn.
        starter: Seat,
        /// How many cards the draw pile has after the deal.
        pile: u8,
    },
    /// Somebody was dealt these cards; heard by that seat alone.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// Somebody was dealt cards.
    DealtUnseen {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Somebody drew this card from the draw pile; heard by that seat alone (§4).
    Drew {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Picture,
    },
    /// Somebody drew a card from the draw pile (§4).
    DrewUnseen {
        /// Who.
        seat: Seat,
    },
    /// Somebody took the top card of the discard pile (§4).
    Took {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Picture,
    },
    /// Both piles are empty, so that somebody draws no further (§4).
    NothingToDraw {
        /// Who.
        seat: Seat,
    },
    /// Somebody had neither a card to draw nor one to discard (§5).
    TurnSkipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody discarded a card (§5).
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Picture,
    },
    /// Somebody holds an exhibition (§6). All its cards are laid out face up.
    Opened {
        /// Who.
        seat: Seat,
        /// Whose works.
        artist: Artist,
        /// Which cards.
        cards: Cards,
    },
    /// An exhibition was outnumbered and closes (§7).
    Closed {
        /// Whose it was.
        owner: Seat,
        /// Whose works.
        artist: Artist,
        /// Its cards, which go to the discard pile now.
        cards: Cards,
        /// Who outnumbered it.
        by: Seat,
    },
    /// A card of a closed exhibition went to the discard pile (§7).
    Laid {
        /// Whose it was.
        owner: Seat,
        /// Which card.
        card: Picture,
    },
    /// Somebody met an end condition: everybody else has one last turn (§8).
    EndBroughtAbout {
        /// Who.
        seat: Seat,
        /// Which condition.
        cause: EndCause,
    },
    /// Somebody's last turn of the round begins (§9).
    LastTurn {
        /// Who.
        seat: Seat,
    },
    /// The round is over and somebody discards their hand (§10).
    HandDiscarded {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Cards,
    },
    /// The lowest card of an exhibition scores and leaves the game (§10).
    Kept {
        /// For whom.
        seat: Seat,
        /// Which card.
        card: Picture,
    },
    /// A round was scored (§10).
    RoundOver {
        /// Its number, from 1.
        round: u8,
        /// The points of this round.
        points: BySeat<i32>,
        /// The points of all rounds so far.
        totals: BySeat<i32>,
    },
    /// The game is over (§12).
    GameOver {
        /// The result.
        outcome: Outcome,
    },
}

/// What brings about the end of a round (§8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EndCause {
    /// All artists but one are on show.
    Exhibitions,
    /// The last card of the draw pile was drawn.
    PileEmpty,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::RoundBegun { round, starter, pile } => {
                write!(f, "Round {round} begins with {starter}; {pile} cards in the draw pile.")
            }
            Event::Dealt { seat, cards } => write!(f, "{seat} is dealt {cards}."),
            Event::DealtUnseen { seat, count } => write!(f, "{seat} is dealt {count} cards."),
            Event::Drew { seat, card } => write!(f, "{seat} draws {card} from the draw pile."),
            Event::DrewUnseen { seat } => write!(f, "{seat} draws from the draw pile."),
            Event::Took { seat, card } => write!(f, "{seat} takes {card} from the discard pile."),
            Event::NothingToDraw { seat } => write!(f, "Both piles are empty: {seat} draws no more."),
            Event::TurnSkipped { seat } => write!(f, "{seat} has no card and nothing to draw: the turn passes."),
            Event::Discarded { seat, card } => write!(f, "{seat} discards {card}."),
            Event::Opened { seat, cards, .. } => write!(f, "{seat} holds an exhibition: {cards}."),
            Event::Closed { owner, artist, cards, by } => {
                let count = cards.len();
                write!(f, "{by} outnumbers {owner}'s exhibition of {count} cards of {artist}, which closes.")
            }
            Event::Laid { owner, card } => write!(f, "{owner} lays {card} on the discard pile."),
            Event::EndBroughtAbout { seat, cause } => match cause {
                EndCause::Exhibitions => {
                    write!(f, "All artists but one are on show: {seat} ends the round, the others have one last turn.")
                }
                EndCause::PileEmpty => {
                    write!(f, "The draw pile is empty: {seat} ends the round, the others have one last turn.")
                }
            },
            Event::LastTurn { seat } => write!(f, "{seat} takes a last turn."),
            Event::HandDiscarded { seat, cards } => write!(f, "{seat} discards the hand: {cards}."),
            Event::Kept { seat, card } => write!(f, "{seat} keeps {card}."),
            Event::RoundOver { round, points, totals } => {
                write!(f, "Round {round} is over.")?;
                points
                    .iter()
                    .try_for_each(|(seat, points)| write!(f, " {seat} scores {points}, {} in all.", totals[seat]))
            }
            Event::GameOver { outcome } => {
                let winners: Vec<String> = outcome.winners().iter().map(|seat| seat.to_string()).collect();
                let verb = if winners.len() == 1 { "wins" } else { "share the victory" };
                write!(f, "The game is over: {} {verb}.", winners.join(" and "))
            }
        }
    }
}
