//! The two piles in the middle of the table (§2), in one array: the draw pile grows from its front, the discard pile
//! from its back. A card is in one of the two at most, so they never meet.

use crate::Picture;
use crate::components::CARDS;

/// The draw pile and the discard pile, in order.
///
/// Places that belong to neither pile hold the same picture always, so that equal piles are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    places: [Picture; CARDS],
    drawing: u8,
    discards: u8,
}

impl Piles {
    /// Two piles: `drawing` and `discarded` list their cards from the bottom.
    ///
    /// # Panics
    /// If they are more than all cards.
    pub(crate) fn new(drawing: &[Picture], discarded: &[Picture]) -> Piles {
        let mut piles = Piles { places: [Picture::default(); CARDS], drawing: drawing.len() as u8, discards: 0 };
        piles.places[..drawing.len()].copy_from_slice(drawing);
        assert!(drawing.len() + discarded.len() <= CARDS, "the piles hold no more than all cards");
        discarded.iter().for_each(|&picture| piles.discard(picture));
        piles
    }

    /// How many cards the draw pile has.
    #[inline]
    pub(crate) fn drawing(&self) -> u8 {
        self.drawing
    }

    /// How many cards the discard pile has.
    #[inline]
    pub(crate) fn discards(&self) -> u8 {
        self.discards
    }

    /// Whether there is nothing to draw.
    #[inline]
    pub(crate) fn are_empty(&self) -> bool {
        self.drawing + self.discards == 0
    }

    /// The visible card of the discard pile.
    #[inline]
    pub(crate) fn top(&self) -> Option<Picture> {
        (self.discards > 0).then(|| self.places[CARDS - self.discards as usize])
    }

    /// Takes the top card of the draw pile, which is not empty.
    #[inline]
    pub(crate) fn draw(&mut self) -> Picture {
        self.drawing -= 1;
        std::mem::take(&mut self.places[self.drawing as usize])
    }

    /// Takes the top card of the discard pile, which is not empty.
    #[inline]
    pub(crate) fn take(&mut self) -> Picture {
        let place = CARDS - self.discards as usize;
        self.discards -= 1;
        std::mem::take(&mut self.places[place])
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, picture: Picture) {
        self.discards += 1;
        self.places[CARDS - self.discards as usize] = picture;
    }

    /// The cards of the draw pile, from the bottom.
    pub(crate) fn draw_pile(&self) -> &[Picture] {
        &self.places[..self.drawing as usize]
    }

    /// The cards of the discard pile, from the top.
    pub(crate) fn discard_pile(&self) -> &[Picture] {
        &self.places[CARDS - self.discards as usize..]
    }
}
