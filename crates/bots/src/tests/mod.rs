//! What the players promise.
