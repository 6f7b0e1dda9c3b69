//! What a seat can do. The notation of actions is in `notation.rs`.

use serde::Serialize;

use crate::{Artist, Picture, Works};

/// One step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Draw the top card of a pile (§4).
    Draw(Source),
    /// Discard a card from the hand (§5).
    Discard(Picture),
    /// Hold a solo exhibition of an artist with these cards from the hand (§6).
    Show {
        /// Whose works.
        artist: Artist,
        /// Which cards.
        works: Works,
    },
    /// Lay this card of the own outnumbered exhibition on the discard pile next (§7).
    Lay(Picture),
}

/// Where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The face-down draw pile.
    Pile,
    /// The discard pile, whose top card everybody sees.
    Discards,
}
