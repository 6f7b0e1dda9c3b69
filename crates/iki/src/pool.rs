//! The hiring pool with its coins, and the face-down stacks (README §4, §11).

use serde::{Serialize, Serializer};
use table::Rng;

use crate::components::Season;
use crate::ids::CardId;
use crate::sets::CardSet;

/// The most cards that can be on offer: four new ones in each month of a season.
pub(crate) const MAX_POOL: usize = 12;
/// The most cards of one season.
pub(crate) const MAX_STACK: usize = 13;

/// The face-up cards on offer, oldest first, with the coins on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pool {
    len: u8,
    cards: [CardId; MAX_POOL],
    coins: [u8; MAX_POOL],
}

impl Pool {
    /// The cards on offer with their coins, oldest first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let len = usize::from(self.len);
        self.cards[..len].iter().copied().zip(self.coins[..len].iter().copied())
    }

    /// Whether nothing is on offer.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The coins on a card; none if it is not on offer.
    #[inline]
    pub fn coins_on(&self, card: CardId) -> Option<u8> {
        self.iter().find(|&(offered, _)| offered == card).map(|(_, coins)| coins)
    }

    pub(crate) fn add(&mut self, card: CardId, coins: u8) {
        let len = usize::from(self.len);
        self.cards[len] = card;
        self.coins[len] = coins;
        self.len += 1;
    }

    /// Takes a card off the offer; the coins on it are returned.
    pub(crate) fn remove(&mut self, card: CardId) -> u8 {
        let at = self.iter().position(|(offered, _)| offered == card).expect("only cards on offer are taken");
        let coins = self.coins[at];
        let len = usize::from(self.len);
        self.cards.copy_within(at + 1..len, at);
        self.coins.copy_within(at + 1..len, at);
        self.len -= 1;
        // Unused slots are all alike, so that equal pools are equal.
        self.cards[len - 1] = CardId::default();
        self.coins[len - 1] = 0;
        coins
    }

    /// Lays one more coin on every card.
    pub(crate) fn add_coins(&mut self) {
        for coins in &mut self.coins[..usize::from(self.len)] {
            *coins += 1;
        }
    }

    /// Everything on offer.
    pub(crate) fn cards(&self) -> CardSet {
        self.iter().map(|(card, _)| card).collect()
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Offer {
            card: CardId,
            coins: u8,
        }
        serializer.collect_seq(self.iter().map(|(card, coins)| Offer { card, coins }))
    }
}

/// The face-down stacks of the four seasons. Nobody knows their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stacks {
    left: [u8; 4],
    cards: [[CardId; MAX_STACK]; 4],
}

impl Stacks {
    /// Each season's stack of these cards, shuffled.
    pub(crate) fn shuffled(cards_of: impl Fn(Season) -> CardSet, rng: &mut Rng) -> Stacks {
        let mut stacks = Stacks::default();
        for season in Season::ALL {
            let stack = &mut stacks.cards[season.index()];
            let mut left = 0;
            for card in cards_of(season).iter() {
                stack[left] = card;
                left += 1;
            }
            rng.shuffle(&mut stack[..left]);
            stacks.left[season.index()] = left as u8;
        }
        stacks
    }

    /// How many cards are left of a season.
    #[inline]
    pub(crate) fn left(&self, season: Season) -> u8 {
        self.left[season.index()]
    }

    /// Turns the top card of a season over, if one is left.
    pub(crate) fn draw(&mut self, season: Season) -> Option<CardId> {
        let left = &mut self.left[season.index()];
        *left = left.checked_sub(1)?;
        // Unused slots are all alike, so that equal stacks are equal.
        Some(std::mem::take(&mut self.cards[season.index()][usize::from(*left)]))
    }

    /// All cards still covered.
    pub(crate) fn cards(&self) -> CardSet {
        Season::ALL
            .into_iter()
            .flat_map(|season| &self.cards[season.index()][..usize::from(self.left(season))])
            .copied()
            .collect()
    }
}
