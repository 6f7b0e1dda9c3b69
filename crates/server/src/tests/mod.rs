//! What can only be shown from inside the house.

mod breaking;
mod law8;
