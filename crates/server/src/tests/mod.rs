//! What can only be shown from inside the house.

mod breaking;
mod cleaning;
mod crowd;
mod fair;
mod forging;
mod history;
mod law8;
mod opening;
mod rules_page;
mod seated;
mod sessions;
mod stopping;
