//! How long a searcher thinks.

use crate::Stop;

/// When a search ends, if nobody stops it before.
#[derive(Clone, Debug)]
pub enum Budget {
    /// After this many iterations, at least one: the same answer everywhere.
    Iterations(u32),
    /// Only when somebody who owns a clock sets the [`Stop`] of the player.
    UntilStopped,
}

impl Budget {
    /// The same budget when every iteration costs as much as this many.
    pub(crate) fn shared_by(&self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(most) => Budget::Iterations(most / parts.max(1)),
            Budget::UntilStopped => Budget::UntilStopped,
        }
    }

    /// Whether a search that has done this many iterations goes on. The first is always done, so that there is an
    /// answer.
    #[inline]
    pub(crate) fn allows(&self, done: u32, stop: &Stop) -> bool {
        let most = match self {
            Budget::Iterations(most) => *most,
            Budget::UntilStopped => u32::MAX,
        };
        done == 0 || (done < most && !stop.is_set())
    }
}
