//! Sets of cards, tokens and stalls as bits.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::ids::{BuildingId, CardId, FishId, PipeId, PouchId, StallId};

/// A set of ids as bits of one word.
macro_rules! id_set {
    ($(#[$doc:meta])* $set:ident, $id:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// Nothing in it.
            pub const NONE: $set = $set(0);

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What is in either.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What is in this one but not in the other.
            #[inline]
            #[must_use]
            pub const fn less(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// What is in it, in the order of its table.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let id = $id(rest.trailing_zeros() as u8);
                    rest &= rest - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                ids.into_iter().fold($set::NONE, |mut set, id| {
                    set.insert(id);
                    set
                })
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

id_set!(
    /// A set of occupation cards.
    CardSet, CardId, u64
);
id_set!(
    /// A set of buildings.
    BuildingSet, BuildingId, u8
);
id_set!(
    /// A set of fish.
    FishSet, FishId, u8
);
id_set!(
    /// A set of pipes.
    PipeSet, PipeId, u8
);
id_set!(
    /// A set of tobacco pouches.
    PouchSet, PouchId, u8
);
id_set!(
    /// A set of stalls.
    StallSet, StallId, u16
);
