//! What the judgment of a position looks at: a closed list of aspects, each a number that grows with what it counts.
//!
//! The weights of the aspects are data (`data/iki/judgment-4.tsv` and the others), found by playing: see `judgment.rs`.

/// Names every aspect once, for the code and for the table of weights.
macro_rules! aspects {
    ($($(#[$doc:meta])* $aspect:ident = $name:literal),* $(,)?) => {
        /// One thing that the judgment of a position looks at.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Aspect {
            $($(#[$doc])* $aspect),*
        }

        impl Aspect {
            /// All aspects, in the order of the table of weights.
            pub const ALL: &[Aspect] = &[$(Aspect::$aspect),*];

            /// How many there are.
            pub const COUNT: usize = Aspect::ALL.len();

            /// Its name in the table of weights.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Aspect::$aspect => $name),*
                }
            }

            /// The name of what it is worth more with a year ahead.
            pub const fn name_with_a_year(self) -> &'static str {
                match self {
                    $(Aspect::$aspect => concat!($name, ", a year before")),*
                }
            }
        }
    };
}

aspects! {
    /// One, always: what every seat may expect alike.
    Always = "always",
    /// Mon, the first eight.
    Mon = "mon",
    /// Mon beyond eight.
    MuchMon = "mon beyond 8",
    /// Bales of rice that the next Payday will eat.
    RiceDue = "rice due",
    /// Bales beyond those.
    RiceSpare = "rice to spare",
    /// Bales missing when no turn is left before the Payday.
    HungerNow = "hunger now",
    /// Bales missing with one turn left before the Payday.
    HungerNext = "hunger in one turn",
    /// Bales missing with more time.
    HungerLater = "hunger later",
    /// Pairs of sandals, up to five.
    Sandals = "sandals",
    /// Points that a standing building gives for goods held.
    Stored = "points for goods stored",
    /// Pieces of lumber.
    Lumber = "lumber",
    /// Gold coins.
    Koban = "koban",
    /// Points beyond the worth of its materials of the best building that could be built at once.
    BuildingInReach = "building in reach",
    /// The same of the best building, by the share of its materials that are there.
    BuildingPlanned = "building planned",
    /// Firefighting power.
    Power = "power",
    /// Seats behind on the firefighter track.
    TrackPlace = "seats behind on the track",
    /// What the own stalls hold, by the chance that it burns.
    FireRisk = "points at risk of fire",
    /// Salary of retired cards on all Paydays to come: Iki.
    RetiredIki = "retired iki",
    /// The same: mon.
    RetiredMon = "retired mon",
    /// The same: other goods.
    RetiredGoods = "retired goods",
    /// Salary on the next Payday of cards on the board at their experience of now: Iki.
    NextIki = "next iki",
    /// The same: mon.
    NextMon = "next mon",
    /// The same: other goods.
    NextGoods = "next goods",
    /// Salary on later Paydays, experience growing on the way: Iki.
    LaterIki = "later iki",
    /// The same: mon.
    LaterMon = "later mon",
    /// The same: other goods.
    LaterGoods = "later goods",
    /// Cards on the board.
    Cards = "cards",
    /// Cards on the board times Paydays to come: mouths to feed.
    Mouths = "mouths to feed",
    /// Steps of experience that cards on the board have.
    Experience = "experience",
    /// Cards on the board that retire with their next step.
    AlmostRetired = "almost retired",
    /// Cards on the board by how much of the lap is done, at the end of which all gain experience.
    Lap = "cards by lap",
    /// Cards on the board whose reward comes when they retire.
    RewardsToCome = "rewards to come",
    /// Retired discounts, by turns left.
    Discounts = "discounts",
    /// Retired extra steps, by turns left.
    Carts = "extra steps",
    /// Unspent retired cards that save from fire, by fires to come.
    Saves = "saves",
    /// Points for different types so far.
    Variety = "variety",
    /// Points that one more type would bring.
    NextType = "next type",
    /// Types that are missing for all five.
    MissingTypes = "missing types",
    /// Points for fish so far.
    Fish = "fish",
    /// Points that fish of all seasons still to come would bring.
    FishToCome = "fish to come",
    /// Points for tobacco so far.
    Tobacco = "tobacco",
    /// Points of pouches that a pipe would double.
    PipeMissing = "pipe missing",
    /// A pipe while pouches are for sale.
    PouchesToCome = "pouches to come",
    /// Points for standing buildings.
    Buildings = "buildings",
    /// Harmony as it stands, on the next Payday.
    Harmony = "harmony",
    /// Harmony as it stands, on the Paydays after.
    HarmonyLater = "harmony later",
    /// Kobun at hand.
    Kobun = "kobun",
    /// One if no Kobun is at hand.
    NoKobun = "no kobun",
}
