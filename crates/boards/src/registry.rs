//! The boards of all games, for callers that hold a game without knowing its type.

use std::marker::PhantomData;

use catalog::{
    AnyEvent, AnyGame, AnyRefusal, AnySight, AnyTable, Entry, PutRefused, known_event, known_refusal, known_sight,
    known_table,
};
use maud::Markup;
use table::{Game, Seat};
use wire::Refusal;

use crate::{Arg, Board, Lang, Scene, Sentence as _, refusal_of};

/// The board of some game. What it is given must be of that game.
trait AnyBoard: Send + Sync {
    fn rules(&self, lang: Lang) -> Markup;
    fn draw(&self, sight: &dyn AnySight, scene: &Scene<'_>) -> Markup;
    fn sketch(&self, sight: &dyn AnySight, action: &str, scene: &Scene<'_>) -> Markup;
    fn tell(&self, event: &dyn AnyEvent, scene: &Scene<'_>) -> Option<String>;
    fn whose(&self, event: &dyn AnyEvent) -> Option<Seat>;
    fn refuse(&self, refusal: &dyn AnyRefusal, lang: Lang) -> String;
    fn reveal(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup;
}

/// A game type as its board.
struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    const NEW: Kind<G> = Kind(PhantomData);
}

impl<G: Entry + Board> AnyBoard for Kind<G> {
    fn rules(&self, lang: Lang) -> Markup {
        G::rules(lang)
    }

    fn draw(&self, sight: &dyn AnySight, scene: &Scene<'_>) -> Markup {
        let sight = known_sight::<G>(sight);
        G::draw(&sight.view, &sight.legal, scene)
    }

    fn sketch(&self, sight: &dyn AnySight, action: &str, scene: &Scene<'_>) -> Markup {
        let view = &known_sight::<G>(sight).view;
        action.parse().map_or_else(|_| Markup::default(), |action| G::sketch(action, view, scene))
    }

    fn tell(&self, event: &dyn AnyEvent, scene: &Scene<'_>) -> Option<String> {
        G::tell(known_event::<G>(event), scene)
    }

    fn whose(&self, event: &dyn AnyEvent) -> Option<Seat> {
        G::whose(known_event::<G>(event))
    }

    fn refuse(&self, refusal: &dyn AnyRefusal, lang: Lang) -> String {
        G::refuse(known_refusal::<G>(refusal), lang)
    }

    fn reveal(&self, table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
        known_table::<G>(table).game().reveal(scene)
    }
}

/// One line a game: the board of each.
macro_rules! boards {
    ($($(#[$condition:meta])* $game:ty),* $(,)?) => {
        fn find(name: &str) -> Option<&'static dyn AnyBoard> {
            $($(#[$condition])* if name == <$game as Game>::NAME {
                return Some(&Kind::<$game>::NEW);
            })*
            None
        }
    };
}

boards![
    ::rinpa::Rinpa,
    ::kabuki::Kabuki,
    ::ukiyo_e::UkiyoE,
    ::iki::Iki,
    ::edo_yashiki::EdoYashiki,
    #[cfg(feature = "toys")]
    testkit::toys::Bids,
    #[cfg(feature = "toys")]
    testkit::toys::Hands,
    #[cfg(feature = "toys")]
    testkit::toys::Snap,
];

fn board(game: &str) -> &'static dyn AnyBoard {
    find(game).expect("every game of the catalog has a board, a test sees to it")
}

/// The rules of a game in our own words: the inner part of the rules page.
pub fn rules(game: &dyn AnyGame, lang: Lang) -> Markup {
    board(game.name()).rules(lang)
}

/// The board as a viewer sees it.
pub fn draw(sight: &dyn AnySight, scene: &Scene<'_>) -> Markup {
    board(sight.game()).draw(sight, scene)
}

/// A small picture of what an action leads to, where words do not tell it from others.
pub fn sketch(sight: &dyn AnySight, action: &str, scene: &Scene<'_>) -> Markup {
    board(sight.game()).sketch(sight, action, scene)
}

/// An event as a line of the log; nothing for an event not worth a line.
pub fn tell(event: &dyn AnyEvent, scene: &Scene<'_>) -> Option<String> {
    board(event.game()).tell(event, scene)
}

/// The seat that an event is about; none for what is about several or about none.
pub fn whose(event: &dyn AnyEvent) -> Option<Seat> {
    board(event.game()).whose(event)
}

/// What lies hidden now, drawn. Show it to nobody while the game runs.
pub fn reveal(table: &dyn AnyTable, scene: &Scene<'_>) -> Markup {
    board(table.game()).reveal(table, scene)
}

/// Why an input was not carried out.
pub fn refuse(refused: &PutRefused, lang: Lang) -> String {
    match refused {
        PutRefused::Forbidden(refusal) => board(refusal.game()).refuse(refusal.as_ref(), lang),
        PutRefused::Over => Refusal::Over.text(lang),
        PutRefused::NotAsked { .. } => Refusal::NotAsked.text(lang),
        PutRefused::NoLimit => Refusal::NoLimit.text(lang),
        PutRefused::Unreadable { text, .. } => refusal_of(lang, Refusal::NotAnAction, &[("action", Arg::Text(text))]),
    }
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn every_game_of_the_catalog_has_a_board() {
        for game in catalog::games() {
            assert!(find(game.name()).is_some(), "{} is missing in the list of boards", game.name());
        }
    }
}
