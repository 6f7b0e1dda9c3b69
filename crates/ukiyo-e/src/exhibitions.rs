//! Holding a solo exhibition (§6) and closing the one it outnumbers (§7).

use table::{Journal, Rng, Seat};

use crate::{Action, Artist, Closing, EndCause, Event, Phase, Picture, Refusal, UkiyoE, Works};

/// The smallest exhibition (§6).
const FEWEST: u8 = 2;

impl UkiyoE {
    /// Lists every exhibition the seat can hold: every choice of cards, equal cards being equal.
    #[inline]
    pub(crate) fn list_exhibitions(&self, actions: &mut Vec<Action>) {
        let hand = self.hands[self.turn];
        let may_open = self.check_opening().is_ok();
        for &artist in self.options.deck.artists() {
            let works = hand.of(artist);
            let shown = self.shown_by(artist);
            if (shown > 0 || may_open) && works.count() > shown {
                works.each_part(fewest(shown), |works| actions.push(Action::Show { artist, works }));
            }
        }
    }

    /// Whether the seat may hold this exhibition.
    pub(crate) fn check_exhibition(&self, artist: Artist, works: Works) -> Result<(), Refusal> {
        let hand = self.hands[self.turn].of(artist);
        for slot in works.pictures() {
            let (held, asked) = (hand.copies(slot), works.copies(slot));
            if held < asked {
                return Err(Refusal::NotInHand { card: Picture::new(artist, slot), held, asked });
            }
        }
        let shown = self.shown_by(artist);
        if shown == 0 {
            self.check_opening().map_err(|bar| match bar {
                OpeningBar::LastTurn => Refusal::NewArtistOnLastTurn { artist },
                OpeningBar::Full => Refusal::LastArtist { artist, exhibitions: self.exhibitions() },
            })?;
        }
        match works.count() {
            count if count >= fewest(shown) => Ok(()),
            count if shown == 0 => Err(Refusal::TooFew { artist, count }),
            count => Err(Refusal::NotMore { artist, shown, count }),
        }
    }

    /// Whether an artist who is not on show may be shown now.
    #[inline]
    fn check_opening(&self) -> Result<(), OpeningBar> {
        if self.exhibitions() >= self.options.deck.exhibitions() {
            Err(OpeningBar::Full)
        } else if self.is_last_turn() {
            Err(OpeningBar::LastTurn)
        } else {
            Ok(())
        }
    }

    /// Holds an exhibition, closes the one it outnumbers, and ends the turn unless an order must be chosen first.
    #[inline]
    pub(crate) fn show(&mut self, artist: Artist, works: Works, rng: &mut Rng, journal: &mut Journal<Event>) {
        let seat = self.turn;
        let cards = works.by(artist);
        let outnumbered = self.shown.of(artist);
        self.hands[seat] = self.hands[seat].minus(cards);
        self.shown = self.shown.minus(outnumbered.by(artist)).plus(cards);
        let former = self.owners[artist.index()].replace(seat);
        journal.tell(Event::Opened { seat, artist, cards });
        match former {
            None => {
                if self.exhibitions() == self.options.deck.exhibitions() {
                    self.bring_about_end(EndCause::Exhibitions, journal);
                }
                self.end_turn(rng, journal);
            }
            Some(owner) => {
                let cards = outnumbered.by(artist);
                journal.tell(Event::Closed { owner, artist, cards, by: seat });
                self.close(Closing { owner, artist, works: outnumbered }, rng, journal);
            }
        }
    }

    /// Goes on closing: asks the owner for the next card, or lays the rest if no order is left to choose.
    #[inline]
    fn close(&mut self, closing: Closing, rng: &mut Rng, journal: &mut Journal<Event>) {
        if !closing.works.are_equal() {
            self.phase = Phase::Close(closing);
            return;
        }
        for card in closing.works.by(closing.artist).iter() {
            self.lay_down(closing.owner, card, journal);
        }
        self.end_turn(rng, journal);
    }

    fn lay_down(&mut self, owner: Seat, card: Picture, journal: &mut Journal<Event>) {
        self.piles.discard(card);
        journal.tell(Event::Laid { owner, card });
    }

    /// Lists the cards of a closing exhibition that can go next, equal ones once.
    #[inline]
    pub(crate) fn list_lays(closing: Closing, actions: &mut Vec<Action>) {
        actions.extend(closing.works.by(closing.artist).pictures().map(Action::Lay));
    }

    /// Whether the card is one of those that are left.
    pub(crate) fn check_lay(closing: Closing, card: Picture) -> Result<(), Refusal> {
        let left = closing.works.by(closing.artist);
        if left.contains(card) { Ok(()) } else { Err(Refusal::NotClosing { card, left }) }
    }

    /// Lays one card of a closing exhibition on the discard pile.
    #[inline]
    pub(crate) fn lay(&mut self, closing: Closing, card: Picture, rng: &mut Rng, journal: &mut Journal<Event>) {
        self.lay_down(closing.owner, card, journal);
        self.close(Closing { works: closing.works.without(card.slot()), ..closing }, rng, journal);
    }
}

/// Why no new artist may be shown.
enum OpeningBar {
    /// On a last turn (§9).
    LastTurn,
    /// All artists but one are on show (§8).
    Full,
}

/// How many cards an exhibition needs if the artist is on show with `shown` cards.
#[inline]
pub fn fewest(shown: u8) -> u8 {
    FEWEST.max(shown + 1)
}
