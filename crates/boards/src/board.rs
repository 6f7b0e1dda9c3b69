//! What a game needs to be shown.

use maud::{Markup, html};
use table::{Game, Seat};
use wire::{Occupant, Presence, SeatInfo};

use crate::{Canvas, Lang, bot_name, guest_who_left};

/// How a game is shown to people.
///
/// What the script of the house understands in a board:
///
/// | attribute | meaning |
/// |---|---|
/// | `data-action` | on a button: pressing it sends this action with the token of the board |
/// | `data-key` | names what can move; the same key in another place lets it glide there |
/// | `data-from` | on something new: the key of what it comes out of; without it, it fades in |
/// | `data-takes` | on anything: the keys, separated by spaces, of what vanished into it |
/// | `data-keys="arrows"` | on a group of buttons: one tab stop, the arrow keys move within |
/// | `data-stick="end"` | on a list that scrolls: its end stays in view |
/// | `data-deadline-ms` | on an element: it counts down from this many milliseconds, shown in seconds |
/// | `data-scripted` | on an element whose inside a script changes: the house replaces it whole or leaves it alone |
/// | `id` | keeps an element the same from one picture to the next without letting it glide |
///
/// What glides is drawn outside the board for a moment, so its style follows from its own classes, not from where it
/// stands. Texts are in `text/LANG/GAME.ftl`; the pages of the house look there for `GAME-title`, `GAME-about`,
/// `GAME-option-OPTION`, `GAME-option-OPTION-VALUE`, `GAME-level-LEVEL` and `GAME-level-LEVEL-about`. The picture of
/// the game is the asset `art/GAME/home.svg`, its style `GAME.css`.
///
/// Everything a viewer is sent follows from the view, the events and the legal actions of that viewer, and from the
/// [`Scene`], which holds nothing of the game (law 8).
pub trait Board: Game {
    /// The table of the game as one viewer sees it.
    ///
    /// Every legal action is a real `<button type="button" data-action="NOTATION">` in the place where it is done, with
    /// a name that can be read aloud. What could be pressed at another time but not now is a button with
    /// `aria-disabled="true"` and the same `data-action`: pressing it asks the rules, which say why not. Elements that
    /// move carry a stable `data-key`, so that the page can animate them and keep the focus.
    fn draw(view: &Self::View, legal: &[Self::Action], scene: &Scene<'_>) -> Markup;

    /// The event as a line of the log, with the names of the guests; nothing for an event not worth a line.
    fn tell(event: &Self::Event, scene: &Scene<'_>) -> Option<String>;

    /// The seat that an event is about; none for what is about several or about none.
    fn whose(event: &Self::Event) -> Option<Seat>;

    /// Why the rules refuse something.
    fn refuse(refusal: &Self::Refusal, lang: Lang) -> String;

    /// The rules in our own words with examples drawn by the board itself: the inner part of the rules page.
    fn rules(lang: Lang) -> Markup;

    /// A small picture of what the viewer's action leads to, where a line of the log does not tell it from others.
    fn sketch(_action: Self::Action, _view: &Self::View, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    /// What lies hidden at this moment, for the replay of a finished game: all hands and stacks. Nothing where nobody
    /// holds anything that the others do not see.
    fn reveal(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }
}

/// What lies hidden in several places, each with its name and the drawings of what is there.
pub(crate) fn truth(lang: Lang, places: &[(String, Vec<Markup>)]) -> Markup {
    html! {
        section.truth aria-label=(lang.text("replay-truth")) {
            h2 { (lang.text("replay-truth")) }
            dl.truth-places {
                @for (name, pieces) in places {
                    dt { (name) }
                    dd { @for piece in pieces { (piece) } @if pieces.is_empty() { "–" } }
                }
            }
        }
    }
}

/// Whatever a board needs to know that is not in the view.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language of the viewer.
    pub lang: Lang,
    /// The viewer's seat; none for a spectator.
    pub you: Option<Seat>,
    /// Who sits where, seat A first.
    pub seats: &'a [Seated],
    /// What regions are drawn on; without it they are drawn in place.
    pub(crate) canvas: Option<&'a Canvas>,
}

impl<'a> Scene<'a> {
    /// A scene that is drawn in one piece.
    pub fn new(lang: Lang, you: Option<Seat>, seats: &'a [Seated]) -> Scene<'a> {
        Scene { lang, you, seats, canvas: None }
    }

    /// The same, drawn [region by region](Scene::region).
    pub fn on(self, canvas: &'a Canvas) -> Scene<'a> {
        Scene { canvas: Some(canvas), ..self }
    }

    /// The name of the occupant.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seated| seated.name.as_str())
    }

    /// Whether a guest who sits there is not at the table now.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|seated| seated.absence().is_some())
    }

    /// The tag of a guest who is not at the table now; nothing for everybody else.
    pub fn absence(&self, seat: Seat) -> Markup {
        self.seats.get(seat.index()).map_or_else(Markup::default, |seated| absence(seated, self.lang))
    }
}

/// One seat as a page shows it: what everybody is sent of it, and the name in the language of the viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seated {
    /// The name to show.
    pub name: String,
    /// Who sits there and whether they are there now.
    pub info: SeatInfo,
}

impl Seated {
    /// Everybody at a table, for a viewer of this language.
    pub fn all(seats: impl IntoIterator<Item = SeatInfo>, lang: Lang) -> Vec<Seated> {
        let seated = |(place, info): (usize, SeatInfo)| {
            let name = match &info.occupant {
                Occupant::Open => String::new(),
                Occupant::Guest { name } if name.is_empty() => guest_who_left(lang),
                Occupant::Guest { name } => name.clone(),
                Occupant::Bot { .. } => bot_name(lang, Seat::new(place as u8)),
            };
            Seated { name, info }
        };
        seats.into_iter().enumerate().map(seated).collect()
    }

    /// A guest who is at the table.
    pub fn guest(name: &str) -> Seated {
        let occupant = Occupant::Guest { name: name.to_string() };
        Seated { name: name.to_string(), info: SeatInfo { occupant, presence: Presence::Here, host: false } }
    }

    /// A bot on this seat.
    pub fn bot(seat: Seat, level: &str, lang: Lang) -> Seated {
        let occupant = Occupant::Bot { level: level.to_string() };
        Seated { name: bot_name(lang, seat), info: SeatInfo { occupant, presence: Presence::Here, host: false } }
    }

    /// The same, wherever they are now.
    #[must_use]
    pub fn with_presence(mut self, presence: Presence) -> Seated {
        self.info.presence = presence;
        self
    }

    /// The name of what is to be told of a guest who is not there.
    fn absence(&self) -> Option<&'static str> {
        match (&self.info.occupant, self.info.presence) {
            (Occupant::Open | Occupant::Bot { .. }, _) | (Occupant::Guest { .. }, Presence::Here) => None,
            (Occupant::Guest { .. }, Presence::Away) => Some("seat-away"),
            (Occupant::Guest { .. }, Presence::StoodIn) => Some("seat-stood-in"),
        }
    }
}

/// Says of a guest who is not there that they are away, or that a bot plays for them.
pub(crate) fn absence(seated: &Seated, lang: Lang) -> Markup {
    html! { @if let Some(text) = seated.absence() { " " span.tag.tag-away { (lang.text(text)) } } }
}
