//! What is known of IKI, shown on small positions and in whole games.

mod judgment;
mod policy;
