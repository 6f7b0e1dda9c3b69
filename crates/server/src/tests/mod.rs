//! What can only be shown from inside the house.

mod breaking;
mod history;
mod law8;
