//! Draws a page region by region, and each region only if what it shows has changed.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use maud::{Markup, PreEscaped};
use table::Seat;

use crate::patch::{Picture, Region};
use crate::{Lang, Scene, Seated};

/// The regions of one table as they were drawn last, for all of its viewers.
///
/// There is one drawing for each region, language and, if it depends on who looks, seat: it holds what is on the table
/// now and grows no further.
#[derive(Default, Debug)]
pub struct RegionCache {
    drawn: HashMap<Slot, Drawn>,
    /// How many regions were drawn so far.
    drawings: u64,
}

/// What is drawn, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Slot {
    name: &'static str,
    place: u16,
    lang: Lang,
    you: Option<Seat>,
}

#[derive(Debug)]
struct Drawn {
    /// The digest of everything that it shows.
    digest: u64,
    region: Arc<Region>,
}

impl RegionCache {
    /// Draws a picture; regions that show the same as before are taken from here.
    pub fn picture(&mut self, seats: &[Seated], draw: impl FnOnce(&Canvas) -> Markup) -> Picture {
        let canvas = Canvas { cache: Mutex::new(std::mem::take(self)), inner: Mutex::default(), seats: digest(&seats) };
        let html = draw(&canvas).into_string();
        *self = canvas.cache.into_inner().unwrap_or_else(PoisonError::into_inner);
        Picture::new(html, canvas.inner.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many regions were drawn so far, for tests that count.
    pub fn drawings(&self) -> u64 {
        self.drawings
    }

    /// How many bytes the drawings have.
    pub fn size(&self) -> usize {
        self.drawn.values().map(|drawn| drawn.region.size()).sum()
    }
}

/// What a page is drawn on: it holds the regions that were drawn for it so far.
#[derive(Debug)]
pub struct Canvas {
    cache: Mutex<RegionCache>,
    /// The regions of what is being drawn now, in the order of their numbers.
    inner: Mutex<Vec<Arc<Region>>>,
    /// The digest of who sits where.
    seats: u64,
}

impl Canvas {
    /// The region of a slot with this digest, drawn now unless it is there; writes its hole.
    fn region(&self, slot: Slot, digest: u64, draw: impl FnOnce() -> Markup) -> Markup {
        let known = open(&self.cache).drawn.get(&slot).filter(|drawn| drawn.digest == digest).map(Drawn::region);
        let region = known.unwrap_or_else(|| {
            let outside = std::mem::take(&mut *open(&self.inner));
            let html = draw().into_string();
            let region = Arc::new(Region::new(html, std::mem::replace(&mut *open(&self.inner), outside)));
            let mut cache = open(&self.cache);
            cache.drawings += 1;
            cache.drawn.insert(slot, Drawn { digest, region: region.clone() });
            region
        });
        if region.is_empty() {
            return Markup::default();
        }
        let mut inner = open(&self.inner);
        inner.push(region);
        PreEscaped(Region::hole(inner.len() - 1))
    }
}

/// The locks are there so that a scene can be shared between threads; nobody waits for them.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drawn {
    fn region(&self) -> Arc<Region> {
        Arc::clone(&self.region)
    }
}

impl Scene<'_> {
    /// A part of the page that shows everybody the same: one element, or nothing.
    ///
    /// It is drawn again only when `inputs` change, or who sits where. `draw` cannot depend on anything else: it
    /// captures nothing, and the scene it is given does not say who looks. Of regions with the same name, `place` tells
    /// which it is.
    pub fn region<T: Hash>(
        &self,
        name: &'static str,
        place: usize,
        inputs: T,
        draw: fn(&T, &Scene<'_>) -> Markup,
    ) -> Markup {
        Scene { you: None, ..*self }.own_region(name, place, inputs, draw)
    }

    /// The same for a part that shows everybody the same but the player on this seat, whom it calls "you".
    pub fn seat_region<T: Hash>(
        &self,
        seat: Option<Seat>,
        name: &'static str,
        place: usize,
        inputs: T,
        draw: fn(&T, &Scene<'_>) -> Markup,
    ) -> Markup {
        if seat.is_some() && seat == self.you {
            self.own_region(name, place, inputs, draw)
        } else {
            self.region(name, place, inputs, draw)
        }
    }

    /// The same for a part that depends on who looks, by what they know or by what they can do.
    pub fn own_region<T: Hash>(
        &self,
        name: &'static str,
        place: usize,
        inputs: T,
        draw: fn(&T, &Scene<'_>) -> Markup,
    ) -> Markup {
        let Some(canvas) = self.canvas else { return draw(&inputs, self) };
        let slot = Slot { name, place: place as u16, lang: self.lang, you: self.you };
        canvas.region(slot, digest(&(&inputs, canvas.seats)), || draw(&inputs, self))
    }
}

/// A number that stands for a value. Nobody can find another value with the same number: it is keyed at random.
fn digest(value: &impl Hash) -> u64 {
    static STATE: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    STATE.hash_one(value)
}

#[cfg(test)]
mod tests {
    use maud::{Markup, html};
    use table::Seat;

    use super::RegionCache;
    use crate::tests::looking::guests;
    use crate::{Lang, Scene};

    fn number(number: &u32, _: &Scene<'_>) -> Markup {
        html! { b { (number) } }
    }

    fn who(_: &(), scene: &Scene<'_>) -> Markup {
        html! { i { (scene.you.map_or("nobody", |seat| scene.name(seat))) } }
    }

    fn picture(cache: &mut RegionCache, you: u8, shown: [u32; 2]) -> String {
        let guests = guests(2);
        let draw = |canvas: &super::Canvas| {
            let scene = Scene::new(Lang::En, Some(Seat::new(you)), &guests).on(canvas);
            let [first, second] = shown;
            html! { (scene.region("number", 0, first, number)) (scene.region("number", 1, second, number)) (scene.own_region("who", 0, (), who)) }
        };
        cache.picture(&guests, draw).html()
    }

    #[test]
    fn only_what_changed_is_drawn_again() {
        let mut cache = RegionCache::default();
        assert_eq!(picture(&mut cache, 0, [1, 2]), "<b>1</b><b>2</b><i>GuestA</i>");
        assert_eq!(cache.drawings(), 3);
        assert_eq!(picture(&mut cache, 0, [1, 3]), "<b>1</b><b>3</b><i>GuestA</i>");
        assert_eq!(cache.drawings(), 4);
    }

    #[test]
    fn what_shows_everybody_the_same_is_drawn_once_for_all_and_the_rest_for_each() {
        let mut cache = RegionCache::default();
        picture(&mut cache, 0, [1, 2]);
        assert_eq!(picture(&mut cache, 1, [1, 2]), "<b>1</b><b>2</b><i>GuestB</i>");
        assert_eq!(cache.drawings(), 4);
    }

    #[test]
    fn a_region_about_a_seat_is_drawn_for_its_player_and_once_for_all_others() {
        let guests = guests(3);
        let mut cache = RegionCache::default();
        for (you, html) in [(0, "<i>GuestA</i>"), (1, "<i>nobody</i>"), (2, "<i>nobody</i>")] {
            let draw = |canvas: &super::Canvas| {
                let scene = Scene::new(Lang::En, Some(Seat::new(you)), &guests).on(canvas);
                scene.seat_region(Some(Seat::new(0)), "who", 0, (), who)
            };
            assert_eq!(cache.picture(&guests, draw).html(), html);
        }
        assert_eq!(cache.drawings(), 2);
    }

    #[test]
    fn a_region_for_everybody_is_not_told_who_looks() {
        let guests = guests(2);
        let scene = Scene::new(Lang::En, Some(Seat::new(0)), &guests);
        assert_eq!(scene.region("who", 0, (), who).into_string(), "<i>nobody</i>");
    }

    #[test]
    fn everything_is_drawn_again_when_somebody_leaves() {
        let mut cache = RegionCache::default();
        let mut guests = guests(1);
        for (presence, drawings) in [(wire::Presence::Here, 1), (wire::Presence::Away, 2), (wire::Presence::Away, 2)] {
            guests[0].info.presence = presence;
            cache.picture(&guests, |canvas| Scene::new(Lang::En, None, &guests).on(canvas).region("n", 0, 1, number));
            assert_eq!(cache.drawings(), drawings);
        }
    }

    #[test]
    fn a_region_stands_within_a_region() {
        fn outer(numbers: &[u32; 2], scene: &Scene<'_>) -> Markup {
            html! { p { @for (place, value) in numbers.iter().enumerate() { (scene.region("n", place, *value, number)) } } }
        }
        let mut cache = RegionCache::default();
        for (numbers, html, drawings) in
            [([1, 2], "<p><b>1</b><b>2</b></p>", 3), ([1, 3], "<p><b>1</b><b>3</b></p>", 5)]
        {
            let draw =
                |canvas: &super::Canvas| Scene::new(Lang::En, None, &[]).on(canvas).region("outer", 0, numbers, outer);
            assert_eq!(cache.picture(&[], draw).html(), html);
            assert_eq!(cache.drawings(), drawings);
        }
    }
}
