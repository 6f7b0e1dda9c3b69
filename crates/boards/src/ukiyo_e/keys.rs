//! The keys by which the page knows a card again.

use ukiyo_e::{Artist, Cards, Phase, Picture, View};

/// A place where a card can lie face up, in the order in which equal cards are numbered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Place {
    /// The hand of the viewer.
    Hand,
    /// The exhibition that closes.
    Closing,
    /// The top of the discard pile.
    Top,
    /// The wall.
    Wall,
}

/// The key of the card of this picture that lies there; `copy` counts equal cards of one place from 0.
pub(super) fn card(picture: Picture, place: Place, copy: u8, view: &View) -> String {
    let before = [Place::Hand, Place::Closing, Place::Top].into_iter().filter(|&earlier| earlier < place);
    let copy = before.map(|earlier| lying(earlier, view).copies(picture)).sum::<u8>() + copy + 1;
    format!("card-{}-{}-{copy}", picture.artist().key(), picture.value())
}

/// The key of an exhibition. While a round lasts, an artist never has two of the same size one after the other.
pub(super) fn show(artist: Artist, count: u8) -> String {
    format!("show-{}-{count}", artist.key())
}

/// The keys of the smaller exhibitions that this one may have closed: they fly to the discard pile.
pub(super) fn closed(view: &View) -> String {
    let shown = Artist::ALL.into_iter().zip(view.exhibitions);
    let counts = shown.filter_map(|(artist, exhibition)| Some((artist, exhibition?.count)));
    counts
        .flat_map(|(artist, count)| (2..count).map(move |smaller| show(artist, smaller)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// What lies open in one place, as far as it can come twice.
fn lying(place: Place, view: &View) -> Cards {
    match place {
        Place::Hand => view.hand,
        Place::Closing => match view.phase {
            Phase::Close(closing) => closing.works.by(closing.artist),
            Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow | Phase::Over => Cards::NONE,
        },
        Place::Top => view.top.into_iter().collect(),
        Place::Wall => Cards::NONE,
    }
}
