//! The log: what happened, in the words of the table.
//!
//! The log stays, and a mask that is named in it would be covered there no more. So it never says which mask was
//! turned, placed or found: players have to remember it.

use kabuki::{Curtain, Event};
use table::Seat;

use super::names::{self, about, between, number, who};
use super::scores::standing;
use crate::{Arg, Scene};

/// The event as a line of the log; nothing for what the table shows anyway.
pub(super) fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let lang = scene.lang;
    Some(match *event {
        Event::RoundBegan { round, starter, .. } => {
            let [you, name] = who(starter, scene);
            lang.fill("kabuki-tell-round", &[you, name, ("round", number(round))])
        }
        Event::Placed { seat, actor, height, .. } => {
            let [you, name] = who(seat, scene);
            let actor = names::actor(actor, lang);
            lang.fill("kabuki-tell-placed", &[you, name, ("actor", Arg::Text(&actor)), ("height", number(height))])
        }
        Event::Stopped { seat, placer, actor } => {
            let actor = names::actor(actor, lang);
            between("kabuki-tell-stopped", seat, placer, &[("actor", Arg::Text(&actor))], scene)
        }
        Event::Caught { stopper, placer, matches, paid } => {
            let gaps = [("matches", number(matches)), ("paid", number(paid))];
            between("kabuki-caught", placer, stopper, &gaps, scene)
        }
        Event::Mistaken { stopper } => about("kabuki-mistaken", stopper, scene),
        Event::Covered { actor } => {
            lang.fill("kabuki-tell-covered", &[("actor", Arg::Text(&names::actor(actor, lang)))])
        }
        Event::RoundOver { round, reason, tokens } => {
            let id = match reason {
                Curtain::LastToken { .. } => "kabuki-tell-over-token",
                Curtain::LastMask { .. } => "kabuki-tell-over-mask",
            };
            let [you, name] = who(reason.seat(), scene);
            lang.fill(id, &[you, name, ("round", number(round)), ("points", Arg::Text(&standing(&tokens, scene)))])
        }
        Event::GameOver { points } => {
            lang.fill("kabuki-tell-game-over", &[("points", Arg::Text(&standing(&points, scene)))])
        }
        Event::Turned { .. }
        | Event::MayTurn { .. }
        | Event::Answered { .. }
        | Event::Revealed { .. }
        | Event::Seen { .. } => return None,
    })
}

/// Whom the event is about.
pub(super) const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Turned { seat, .. }
        | Event::Placed { seat, .. }
        | Event::MayTurn { seat }
        | Event::Answered { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Caught { stopper: seat, .. }
        | Event::Mistaken { stopper: seat }
        | Event::Seen { seat } => Some(seat),
        Event::RoundBegan { .. }
        | Event::Revealed { .. }
        | Event::Covered { .. }
        | Event::RoundOver { .. }
        | Event::GameOver { .. } => None,
    }
}
