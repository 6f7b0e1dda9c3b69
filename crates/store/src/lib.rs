//! Inputs, seats and results over SQLite or PostgreSQL.
