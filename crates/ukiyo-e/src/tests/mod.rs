//! The rules tried: every § of the README, every example, every ruling, the laws of the house.

mod components;

mod setup;

mod drawing;

mod discarding;

mod exhibitions;

mod closing;

mod round_end;

mod scoring;

mod notation;

mod sight;

mod sampler;

mod figures;

mod laws;

mod transcript;
