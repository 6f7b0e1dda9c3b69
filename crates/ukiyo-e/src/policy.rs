//! What a plausible player does: collects what it has, shows what gains, gives away what promises least.

use table::{Rng, Seat};

use crate::prospects::Prospect;
use crate::{Action, Artist, Phase, Picture, Source, Temper, UkiyoE, Works};

/// One choice in so many is made at random, so that playing a world to its end twice is not the same game twice.
const WHIM: u32 = 16;

impl UkiyoE {
    /// A quick choice among the legal actions.
    #[inline]
    pub(crate) fn plausible_action(&self, seat: Seat, legal: &[Action], temper: &Temper, rng: &mut Rng) -> Action {
        if legal.len() == 1 || rng.below(WHIM) == 0 {
            return legal[rng.below(legal.len() as u32) as usize];
        }
        match self.phase {
            Phase::FirstDraw | Phase::SecondDraw => Action::Draw(self.plausible_source(seat, temper)),
            Phase::DiscardOrShow => self.plausible_end_of_turn(seat, temper),
            // The lowest card comes to lie on top: it helps the next seat least (ruling 9).
            Phase::Close(closing) => Action::Lay(Picture::new(closing.artist, closing.works.highest())),
            Phase::Over => panic!("nobody chooses when the game is over"),
        }
    }

    #[inline]
    fn plausible_source(&self, seat: Seat, temper: &Temper) -> Source {
        let Some(top) = self.piles.top() else { return Source::Pile };
        if self.piles.drawing() == 0 {
            return Source::Discards;
        }
        let outlook = self.outlook(seat);
        let works = self.hands[seat].of(top.artist());
        let eye = temper.eye();
        let without = self.prospect(top.artist(), works, &outlook, &eye).promise;
        let with = self.prospect(top.artist(), works.with(top.slot()), &outlook, &eye).promise;
        if with - without > temper.worth_taking { Source::Discards } else { Source::Pile }
    }

    #[inline]
    fn plausible_end_of_turn(&self, seat: Seat, temper: &Temper) -> Action {
        let outlook = self.outlook(seat);
        let eye = temper.eye();
        let hand = self.hands[seat];
        let mut show: Option<(f32, Artist, Works)> = None;
        let mut discard: Option<(f32, Picture)> = None;
        for &artist in self.options.deck.artists() {
            let works = hand.of(artist);
            if works.is_empty() {
                continue;
            }
            let Prospect { now, works: best, promise } = self.prospect(artist, works, &outlook, &eye);
            if let Some(gain) = now
                && gain > temper.worth_showing
                && show.is_none_or(|(most, _, _)| gain > most)
            {
                show = Some((gain, artist, best));
            }
            let lowest = works.lowest();
            let loss = promise - self.prospect(artist, works.without(lowest), &outlook, &eye).promise;
            if discard.is_none_or(|(least, _)| loss < least) {
                discard = Some((loss, Picture::new(artist, lowest)));
            }
        }
        match (show, discard) {
            (Some((_, artist, works)), _) => Action::Show { artist, works },
            (None, Some((_, card))) => Action::Discard(card),
            (None, None) => panic!("whoever ends a turn has a card"),
        }
    }
}
