//! The pages of the house: whole documents, and what goes inside the table of one.
//!
//! No page has a script or a style written into it, and every form works without a script, so the strictest
//! Content-Security-Policy holds. Forms are sent to these addresses:
//!
//! | form | address | fields |
//! |---|---|---|
//! | play now | `/play/GAME` | |
//! | new table | `/new/GAME` | `name`, `seats`, `seat-A` … (`me`, `here`, `open` or a level), `guest-A` … (the name of who shares the device), `option-NAME`, `visibility` (`private`, `public`), `clock`, `stand-in`, `stand-in-level`, `hints`, `take-back` |
//! | sit down | `/table/ID/sit` | `name`, `seat` (left out to take any), `beside` (somebody who shares the device) |
//! | arrange a seat | `/table/ID/arrange` | `seat`, `occupant` (`open` or a level) |
//! | begin | `/table/ID/start` | |
//! | show or hide a table | `/table/ID/visibility` | `visibility` (`private`, `public`) |
//! | close a table | `/table/ID/close` | |
//! | sit down on another device | `/carry/TOKEN` | |
//! | again | as given | |
//! | forget me | `/forget` | |
//! | sign out other devices | `/sessions` | |
//! | play on from a step | `/table/ID/play-on` | `step`, `seat` (left out to take any) |
//! | language | `/lang` | `lang`, `back` |
//! | settings | `/settings` | `lang`, `back`, and a field for each [choice](crate::LookChoice) |

mod ago;
mod carry;
mod chances;
mod company;
mod course;
mod forget;
mod frame;
mod game;
mod history;
mod home;
mod keeping;
mod lobby;
mod look_back;
mod message;
mod new_table;
mod offline;
mod plot;
mod proof;
mod push;
mod qr;
mod replay;
mod result;
mod review;
mod sessions;
mod settings;
mod table;

pub use ago::Ago;
pub use carry::{Carry, Opener, carry, sit_down_here};
pub use chances::Chances;
pub use company::{Company, talk_line, took_back};
pub use course::ReplayLine;
pub use forget::{forget, forgotten};
pub use game::{GameFrame, LogLine, game, guest};
pub use history::{Filter, GameHistory, History, Opponent, PlayedGame, Score, history};
pub use home::{GameCard, Home, MyTable, OpenTable, TableState, home};
pub use keeping::{Visibility, close_table};
pub use lobby::{Lobby, lobby};
pub use look_back::{LookBack, look_back};
pub use message::{damaged, damaged_while_running, message, rules, trouble};
pub use new_table::{NewTable, new_table};
pub use offline::offline;
pub use proof::{Proof, Verdict, verified};
pub use replay::{Eyes, Replay, replay};
pub use result::{Over, Place};
pub use review::{Costly, Deed, Hindsight, ReviewPage, ReviewState, review};
pub use sessions::{end_sessions, sessions_ended};
pub use settings::{Settings, settings};
pub use table::{TablePage, table};
