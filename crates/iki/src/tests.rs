//! Rulebook examples, rulings by number, refusals, costs, and the laws of the house.

mod desk;

mod business;
mod components;
mod costs;
mod examples;
mod fire;
mod hiring;
mod judgment;
mod laws;
mod movement;
mod new_year;
mod notation;
mod payday;
mod refusals;
mod scoring;
mod setup;
mod shops;
mod strategy;
mod two_players;
mod views;
