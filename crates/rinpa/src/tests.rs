//! The rules shown on the smallest positions that show them, the rulings by number, and the laws of the house.

mod audit;
mod components;
mod notation;
mod plain_data;
mod refusals;
mod scoring;
mod sets;
mod setup;
mod tricks;
mod views;

mod sampler;

mod costs;
mod laws;
