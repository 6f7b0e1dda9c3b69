//! The list of games and their bots behind object-safe traits; the only place that names them all.
