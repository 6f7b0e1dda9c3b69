//! The random generator of every game: ChaCha8, with shuffling and sampling of our own so that records replay anywhere.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

use crate::bit_set::Word;
use crate::{BitIndex, BitSet, Seed};

/// ChaCha8 with the few draws that games need, each of them unbiased and specified in `docs/RECORD.md`.
///
/// The rules get it as an argument and never own one.
///
/// ```
/// use table::{Rng, Seat, SeatSet, Seed};
///
/// let mut rng = Rng::new(&Seed::numbered(1, 1));
/// assert!(rng.below(6) < 6);
///
/// let mut deck = [1, 2, 3, 4, 5];
/// rng.shuffle(&mut deck);
/// assert_eq!(deck.iter().sum::<i32>(), 15);
///
/// let two = rng.sample(SeatSet::all(4), 2);
/// assert!(two.len() == 2 && two.contains(rng.pick(two)));
///
/// // The same seed draws the same.
/// let (mut one, mut other) = (Rng::new(&Seed::numbered(7, 7)), Rng::new(&Seed::numbered(7, 7)));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The name of the generator, as a record states it.
    pub const NAME: &'static str = "chacha8";

    /// The generator that a seed starts.
    pub fn new(seed: &Seed) -> Rng {
        Rng(ChaCha8Rng::from_seed(*seed.bytes()))
    }

    /// A generator of its own for somebody else, who may draw as much as they like without touching this one.
    #[must_use]
    pub fn fork(&mut self) -> Rng {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Rng(ChaCha8Rng::from_seed(bytes))
    }

    /// A number below `bound`, each with the same chance (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is nothing to draw from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A number from 0 up to, but not including, 1: 24 bits of one word.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1u32 << 24) as f32
    }

    /// A fresh seed, for instance for another table.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::from_bytes(bytes)
    }

    /// Shuffles in place (Fisher and Yates from the back): every order has the same chance.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, each with the same chance; none of an empty slice.
    #[inline]
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// One of the items of a set, each with the same chance.
    ///
    /// # Panics
    /// If the set is empty.
    #[inline]
    pub fn pick<T: BitIndex, W: Word>(&mut self, set: BitSet<T, W>) -> T {
        T::from_position(self.bit(set.bits().widen()))
    }

    /// `count` of the items of a set, every such subset with the same chance.
    ///
    /// # Panics
    /// If the set has fewer items.
    #[inline]
    #[must_use]
    pub fn sample<T: BitIndex, W: Word>(&mut self, set: BitSet<T, W>, count: u8) -> BitSet<T, W> {
        BitSet::from_bits(W::narrow(self.bits(set.bits().widen(), u32::from(count))))
    }

    /// One of the bits set in `bits`, each with the same chance, as its position.
    ///
    /// # Panics
    /// If no bit is set.
    #[inline]
    pub fn bit(&mut self, bits: u64) -> u32 {
        let mut rest = bits;
        for _ in 0..self.below(bits.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }

    /// A subset of `count` of the bits set in `bits`, every such subset with the same chance.
    ///
    /// # Panics
    /// If fewer than `count` bits are set.
    #[inline]
    pub fn bits(&mut self, bits: u64, count: u32) -> u64 {
        let available = bits.count_ones();
        assert!(count <= available, "a sample is not larger than what it is taken from");
        // Drawing the smaller part is the same choice with fewer draws.
        let (draws, keep_drawn) = if count * 2 <= available { (count, true) } else { (available - count, false) };
        let mut rest = bits;
        for _ in 0..draws {
            rest &= !(1 << self.bit(rest));
        }
        if keep_drawn { bits & !rest } else { rest }
    }
}

impl fmt::Debug for Rng {
    /// Does not print the state, from which the future of a game could be told.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng")
    }
}
