//! What people do besides playing.

use table::Rng;

/// Something that a person does to the connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Antic {
    /// Closes it politely and stays away for a while.
    Leave,
    /// Is cut off, as in a tunnel, and comes back soon.
    Cut,
    /// Loads the page again, knowing nothing.
    Reload,
    /// Sends far more than anybody could mean.
    Flood,
    /// Sends what no program would.
    Nonsense,
    /// Sends more at once than the house reads.
    TooLong,
    /// Says something.
    Talk,
}

impl Antic {
    pub(crate) const ALL: [Antic; 7] =
        [Antic::Leave, Antic::Cut, Antic::Reload, Antic::Flood, Antic::Nonsense, Antic::TooLong, Antic::Talk];

    /// What comes to somebody's mind now, if anything: about once in thirty pictures.
    pub(crate) fn comes_to(rng: &mut Rng) -> Option<Antic> {
        (rng.below(30) == 0).then(|| Antic::ALL[rng.below(Antic::ALL.len() as u32) as usize])
    }

    /// The word for it in reports.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Antic::Leave => "leaves",
            Antic::Cut => "cuts",
            Antic::Reload => "reloads",
            Antic::Flood => "floods",
            Antic::Nonsense => "nonsense",
            Antic::TooLong => "too long",
            Antic::Talk => "talk",
        }
    }
}

/// Messages that should not get anybody anywhere.
pub(crate) const NONSENSE: [&str; 6] = [
    "",
    "{",
    "{\"type\":\"open_sesame\"}",
    "{\"type\":\"choose\",\"token\":4294967295,\"action\":\"everything\"}",
    "{\"type\":\"choose\",\"token\":-1}",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
];
