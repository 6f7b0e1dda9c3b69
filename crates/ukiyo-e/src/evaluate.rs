//! How things stand, for players who think ahead.

use table::{BySeat, Rng, Seat, Strategy};

use crate::{Action, Artist, Hopes, Phase, Picture, Temper, UkiyoE};

impl Strategy for UkiyoE {
    const CLEAR_LEAD: f32 = 6.0;

    #[inline]
    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }

    #[inline]
    fn expect(&self) -> BySeat<f32> {
        self.expectation(&Hopes::OF_THE_HOUSE)
    }

    #[inline]
    fn plausible(&self, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        self.plausible_action(seat, legal, &Temper::OF_THE_HOUSE, rng)
    }
}

impl UkiyoE {
    /// The points each seat may expect with these hopes.
    #[inline]
    pub(crate) fn expectation(&self, hopes: &Hopes) -> BySeat<f32> {
        let scored = self.points();
        let mut expected = BySeat::from_fn(self.seat_count(), |seat| scored[seat] as f32);
        self.add_shown(hopes, &mut expected);
        for seat in Seat::all(self.seat_count()) {
            expected[seat] += self.promised(seat, hopes);
        }
        expected
    }

    /// Adds the points of every exhibition, less the chance that somebody outnumbers it.
    fn add_shown(&self, hopes: &Hopes, expected: &mut BySeat<f32>) {
        for artist in Artist::ALL {
            let Some(owner) = self.owners[artist.index()] else { continue };
            let shown = self.shown.of(artist);
            let value = f32::from(Picture::new(artist, shown.lowest()).value());
            let mut lasting = 1.0;
            for seat in Seat::all(self.seat_count()).filter(|&seat| seat != owner) {
                lasting *= 1.0 - self.threat(seat, artist, shown.count(), hopes);
            }
            expected[owner] += value * lasting;
        }
    }

    /// The chance that the seat outnumbers an exhibition of so many cards.
    fn threat(&self, seat: Seat, artist: Artist, count: u8, hopes: &Hopes) -> f32 {
        let held = self.hands[seat].of(artist).count();
        if self.cards_of(artist) <= 2 * count {
            return 0.0;
        }
        let time = match self.ender {
            None => self.outlook(seat).time,
            Some(_) if self.has_a_turn_left(seat) => 0.5,
            Some(_) => return 0.0,
        };
        match (count + 1).saturating_sub(held) {
            0 => hopes.ready * (hopes.haste + time).min(1.0),
            1 => hopes.lacking_one * time,
            2 => hopes.lacking_two * time,
            3 => hopes.lacking_three * time,
            _ => hopes.lacking_more * time,
        }
    }

    /// Whether the seat can still discard or show in this round, the end being near.
    fn has_a_turn_left(&self, seat: Seat) -> bool {
        let seats = self.seat_count();
        let to_the_end = self.turn.round(seats).take_while(|&next| next == self.turn || Some(next) != self.ender);
        let closing = matches!(self.phase, Phase::Close(_));
        to_the_end.skip(usize::from(closing)).any(|next| next == seat)
    }

    /// What the hand of the seat promises: its best prospects, the further ones less.
    fn promised(&self, seat: Seat, hopes: &Hopes) -> f32 {
        if self.ender.is_some() && !self.has_a_turn_left(seat) {
            return 0.0;
        }
        let outlook = self.outlook(seat);
        let eye = hopes.eye();
        let mut promises = [0.0f32; Artist::COUNT];
        for &artist in self.options.deck.artists() {
            let works = self.hands[seat].of(artist);
            promises[artist.index()] = self.prospect(artist, works, &outlook, &eye).promise;
        }
        promises.sort_unstable_by(|one, other| other.total_cmp(one));
        let Hopes { best, second, third, fourth, last, .. } = *hopes;
        let weights = if self.ender.is_some() { [last, 0.0, 0.0, 0.0] } else { [best, second, third, fourth] };
        promises.iter().zip(weights).map(|(promise, weight)| promise * weight).sum()
    }
}
