//! The rules tried: every § of the README, every example, every ruling, the laws of the house.

mod laws;
