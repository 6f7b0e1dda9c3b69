//! The house in a real browser: guests who click, tap, type, reload, watch and read, at both sizes and in both
//! languages.
//!
//! Every test opens a house of its own on a free port and drives headless Chromium over WebDriver (Debian's packages
//! `chromium` and `chromium-driver`). Pictures of the key moments are in `screenshots` of the target folder;
//! with `ZASHIKI_PICTURES=all` those of every page, from top to bottom, are too.

mod chromium;
mod covered;
mod guest;
mod laid;
mod secrets;
mod sight;
mod stage;
mod unseen;

mod access;
mod calling;
mod coming;
mod company;
mod deal;
mod doors;
mod edo_yashiki;
mod evening;
mod hindsight;
mod iki;
mod kabuki;
mod kabuki_race;
mod keeping;
mod keyboard;
mod layout;
mod looks;
mod planted;
mod replaying;
mod settings;
mod sharing;
mod still;
mod ukiyo_e;
mod watching;
