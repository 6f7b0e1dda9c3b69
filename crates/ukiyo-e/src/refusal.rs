//! Why the rules refuse an action. The facts are in the enum, so that any language can be made from it.

use std::fmt;

use table::Seat;

use crate::{Artist, Cards, Picture, Source};

/// Why an action is refused, and which rule (§) forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The turn waits for a draw.
    DrawFirst,
    /// Both cards are drawn.
    AlreadyDrawn,
    /// The owner of an outnumbered exhibition must clear it first.
    CloseFirst {
        /// Whose exhibition closes.
        owner: Seat,
        /// Whose works.
        artist: Artist,
    },
    /// No exhibition is being closed.
    NothingToClose,
    /// The pile has no card.
    EmptyPile(Source),
    /// The hand does not have these cards.
    NotInHand {
        /// Which card.
        card: Picture,
        /// How many of it the hand has.
        held: u8,
        /// How many were asked for.
        asked: u8,
    },
    /// An exhibition needs two cards.
    TooFew {
        /// Whose works.
        artist: Artist,
        /// How many cards were offered.
        count: u8,
    },
    /// A new exhibition needs more cards than the one on show.
    NotMore {
        /// Whose works.
        artist: Artist,
        /// How many cards are on show.
        shown: u8,
        /// How many cards were offered.
        count: u8,
    },
    /// The last artist of all can no longer be shown.
    LastArtist {
        /// Whose works.
        artist: Artist,
        /// How many exhibitions are on show.
        exhibitions: u8,
    },
    /// On a last turn nobody can show an artist who is not on show.
    NewArtistOnLastTurn {
        /// Whose works.
        artist: Artist,
    },
    /// The card is not part of the exhibition that closes.
    NotClosing {
        /// Which card.
        card: Picture,
        /// What is left of the exhibition.
        left: Cards,
    },
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::DrawFirst => f.write_str("draw first: a turn begins with two draws (§4)"),
            Refusal::AlreadyDrawn => f.write_str("you have drawn: now discard a card or hold an exhibition (§3)"),
            Refusal::CloseFirst { owner, artist } => {
                write!(f, "{owner}'s exhibition of {artist} is closing; lay its cards on the discard pile first (§7)")
            }
            Refusal::NothingToClose => f.write_str("no exhibition is closing: there is nothing to lay down (§7)"),
            Refusal::EmptyPile(Source::Pile) => f.write_str("the draw pile is empty; draw from the discard pile (§4)"),
            Refusal::EmptyPile(Source::Discards) => {
                f.write_str("the discard pile is empty; draw from the draw pile (§4)")
            }
            Refusal::NotInHand { card, held: 0, .. } => {
                write!(f, "{card} is not in your hand; choose a card that is (§3)")
            }
            Refusal::NotInHand { card, held, asked } => {
                write!(f, "your hand has {held} of {card}, not {asked}; show no more than you have (§6)")
            }
            Refusal::TooFew { artist, .. } => {
                write!(f, "an exhibition has two cards or more; show at least 2 of {artist} (§6)")
            }
            Refusal::NotMore { artist, shown, .. } => {
                write!(f, "{artist} is on show with {shown} cards; show at least {} (§6)", shown + 1)
            }
            Refusal::LastArtist { artist, exhibitions } => {
                write!(f, "{exhibitions} artists are on show; {artist} can no longer be shown in this round (§8)")
            }
            Refusal::NewArtistOnLastTurn { artist } => {
                write!(f, "{artist} is not on show; on a last turn only outnumber an artist who is (§9)")
            }
            Refusal::NotClosing { card, left } => {
                write!(f, "{card} is not in the closing exhibition; choose from {left} (§7)")
            }
            Refusal::Over => f.write_str("the game is over (§12)"),
        }
    }
}

impl std::error::Error for Refusal {}
