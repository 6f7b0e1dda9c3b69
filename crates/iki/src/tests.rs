//! Rulebook examples, rulings by number, refusals, costs, and the laws of the house.

mod business;
mod calendar;
mod components;
mod costs;
mod examples;
mod fire;
mod hiring;
mod laws;
mod movement;
mod new_year;
mod notation;
mod payday;
mod refusals;
mod scoring;
mod setup;
mod shops;
mod two_players;
mod views;
