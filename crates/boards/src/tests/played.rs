//! Whole games at random, picture by picture, as a viewer at the table gets them.

use catalog::{AnyGame, AnyNews, AnyTable};
use maud::Markup;
use table::{Input, Rng, Seat, Seed, Viewer};

use super::boards::pages::{self, Company, GameFrame, LogLine};
use super::boards::patch::Picture;
use super::boards::{Lang, RegionCache, Scene, Seated, draw, tell};

/// How many lines of the log a page shows.
const LOG_LINES: usize = 120;

/// A game that is played at random. Every item is the picture after a step that the viewer heard of.
pub(crate) struct Played {
    table: Box<dyn AnyTable>,
    rng: Rng,
    lang: Lang,
    you: Option<Seat>,
    seats: Vec<Seated>,
    log: Vec<LogLine>,
    seq: u32,
    acted: u32,
    news: Vec<AnyNews>,
    cache: RegionCache,
}

impl Played {
    /// A game of four, looked at from this seat.
    pub(crate) fn new(game: &dyn AnyGame, lang: Lang, you: Option<u8>, number: u64) -> Played {
        let seed = Seed::numbered(23, number);
        let (table, news) = game.open(4, &[], seed).expect("four can play");
        let bot = |seat| Seated::bot(Seat::new(seat), "master", lang);
        let seats = vec![Seated::guest("Aki"), Seated::guest("Benedikta"), bot(2), bot(3)];
        let rng = Rng::new(&Seed::numbered(24, number));
        Played {
            table,
            rng,
            lang,
            you: you.map(Seat::new),
            seats,
            log: Vec::new(),
            seq: 0,
            acted: 0,
            news,
            cache: RegionCache::default(),
        }
    }

    fn viewer(&self) -> Viewer {
        self.you.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Goes on until the viewer has heard something new; nothing once the game is over.
    pub(crate) fn advance(&mut self) -> Option<()> {
        loop {
            // The news of the set-up are there from the beginning.
            if self.news.is_empty() {
                self.step()?;
            }
            if self.hear() {
                return Some(());
            }
        }
    }

    /// Does something at random; nothing once the game is over.
    fn step(&mut self) -> Option<()> {
        let waiting = self.table.waiting();
        let seats: Vec<Seat> = waiting.anyone().iter().collect();
        let may_wait = waiting.limit_ms.is_some();
        if may_wait && (waiting.must.is_empty() && self.rng.below(3) > 0 || seats.is_empty()) {
            self.news = self.table.put(Input::TimeUp).ok()?;
            return Some(());
        }
        let &seat = self.rng.choose(&seats)?;
        let legal = self.table.sight(Viewer::Seat(seat)).legal();
        let action = self.rng.choose(&legal).expect("a seat that is asked can do something");
        self.news = self.table.put(Input::Choose(seat, action)).expect("it is legal");
        if self.you == Some(seat) {
            self.acted = self.seq + 1;
        }
        Some(())
    }

    /// Takes the latest news in; says whether the viewer heard any of them.
    fn hear(&mut self) -> bool {
        let viewer = self.viewer();
        let heard: Vec<AnyNews> = self.news.drain(..).filter(|news| news.audience.includes(viewer)).collect();
        if heard.is_empty() {
            return false;
        }
        self.seq += 1;
        let scene = Scene::new(self.lang, self.you, &self.seats);
        let lines = heard.iter().filter_map(|news| tell(news.event.as_ref(), &scene));
        self.log.extend(lines.map(|text| LogLine { seq: self.seq, text }));
        let surplus = self.log.len().saturating_sub(LOG_LINES);
        self.log.drain(..surplus);
        true
    }

    /// The page as it is now, drawn region by region.
    pub(crate) fn picture(&mut self) -> Picture {
        let mut cache = std::mem::take(&mut self.cache);
        let picture = cache.picture(&self.seats, |canvas| self.page(self.scene().on(canvas)));
        self.cache = cache;
        picture
    }

    /// The page as it is now, drawn in one piece.
    pub(crate) fn whole(&self) -> String {
        self.page(self.scene()).into_string()
    }

    fn scene(&self) -> Scene<'_> {
        Scene::new(self.lang, self.you, &self.seats)
    }

    fn page(&self, scene: Scene<'_>) -> Markup {
        let sight = self.table.sight(self.viewer());
        let waiting = self.table.waiting();
        let asked = self.you.is_some_and(|you| waiting.anyone().contains(you));
        let acted = self.you.map(|_| self.acted);
        pages::game(&GameFrame {
            scene: &scene,
            id: "k3v9",
            game: self.table.game(),
            title: "Title",
            board: &draw(sight.as_ref(), &scene),
            token: asked.then_some(self.seq),
            seq: self.seq,
            log: &self.log,
            waiting: waiting.anyone(),
            left_ms: waiting.limit_ms,
            over: None,
            hash: "c0ffee",
            company: &Company { hints: true, acted, ..Company::default() },
            push_key: None,
        })
    }
}
