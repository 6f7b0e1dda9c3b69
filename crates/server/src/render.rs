//! What a browser is sent: the room's words drawn by the boards.

use boards::pages::{self, Company, GameFrame, Lobby, LogLine, Over, Place};
use boards::patch::Picture;
use boards::{Lang, RegionCache, Scene, Seated};
use catalog::{AnyGame, LookingBack};
use maud::Markup;
use room::{Frame, HeardStep};
use table::Seat;
use wire::{Hints, Presence, Said, SeatInfo, TakeBackRequest};

/// How many lines of the log a page shows.
const LOG_LINES: usize = 120;
/// How many lines of the talk a page shows.
const TALK_LINES: usize = 60;

/// A table as one guest looks at it.
pub(crate) struct Sheet {
    pub(crate) lang: Lang,
    pub(crate) id: String,
    /// The whole address of the table.
    pub(crate) link: String,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) is_host: bool,
    /// Whether the table gives hints.
    pub(crate) hints: Hints,
    pub(crate) visibility: store::Visibility,
    /// The name the guest used last.
    pub(crate) name: Option<String>,
    /// The key for browsers that want to be called; nothing where nobody is called.
    pub(crate) push_key: Option<String>,
}

/// What is said and asked around the table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Around<'a> {
    pub(crate) take_back_request: Option<TakeBackRequest>,
    pub(crate) talk: &'a [Said],
}

impl Sheet {
    /// The title of the game in the guest's language.
    pub(crate) fn title(&self) -> String {
        boards::game_title(self.lang, self.game.name(), self.game.title())
    }

    /// The inside of the table's page. What it has in common with what was drawn before is taken from there.
    pub(crate) fn picture(
        &self,
        cache: &mut RegionCache,
        seats: &[Seated],
        you: Option<Seat>,
        frame: Option<&Frame>,
        log: &[LogLine],
        around: Around<'_>,
    ) -> Picture {
        cache.picture(seats, |canvas| match frame {
            None => self.lobby(seats, you),
            Some(frame) => self.game(&Scene::new(self.lang, frame.you, seats).on(canvas), frame, log, around),
        })
    }

    fn lobby(&self, seats: &[Seated], you: Option<Seat>) -> Markup {
        let levels = self.game.levels();
        let levels: Vec<(&str, &str)> = levels.iter().map(|level| (level.name, level.about)).collect();
        pages::lobby(&Lobby {
            lang: self.lang,
            id: &self.id,
            link: &self.link,
            game: self.game.name(),
            title: &self.title(),
            options: &self.options,
            seats,
            you,
            is_host: self.is_host,
            visibility: match self.visibility {
                store::Visibility::Public => pages::Visibility::Public,
                store::Visibility::Private => pages::Visibility::Private,
            },
            levels: &levels,
            name: self.name.as_deref(),
            error: None,
            push_key: self.push_key.as_deref(),
        })
    }

    fn game(&self, scene: &Scene<'_>, frame: &Frame, log: &[LogLine], around: Around<'_>) -> Markup {
        let way = |to: &str| format!("/table/{}/{to}", self.id);
        let [replay, record, again, back] = ["replay", "record", "again", "back"].map(way);
        let mut places = Vec::new();
        let mut seed = String::new();
        if let Some((outcome, published)) = &frame.over {
            let place = |seat: Seat| Place { place: outcome.places[seat], seat, points: outcome.points[seat] };
            places.extend(Seat::all(outcome.places.seats()).map(place));
            places.sort_by_key(|place| place.place);
            seed = published.to_string();
        }
        let over = frame.over.map(|_| Over {
            places: &places,
            replay_path: &replay,
            record_path: &record,
            again_path: frame.you.map(|_| again.as_str()),
            seed: &seed,
        });
        let company = Company {
            back_path: (self.game.looking_back() == LookingBack::Allowed).then_some(back.as_str()),
            take_back_request: around.take_back_request,
            hints: self.hints == Hints::Offered,
            clocks: &frame.clocks,
            curtain: frame.curtain,
            talk: around.talk,
            acted: frame.acted,
        };
        pages::game(&GameFrame {
            scene,
            id: &self.id,
            game: self.game.name(),
            title: &self.title(),
            board: &boards::draw(frame.sight.as_ref(), scene),
            token: frame.ask.map(|ask| ask.token),
            seq: frame.seq,
            log,
            waiting: frame.waiting.anyone(),
            left_ms: frame.time_left_ms,
            over: over.as_ref(),
            hash: &frame.hash.to_string(),
            company: &company,
            push_key: self.push_key.as_deref(),
        })
    }
}

/// Who sits where, in the language of the viewer.
pub(crate) fn seated(seats: &[SeatInfo], lang: Lang) -> Vec<Seated> {
    Seated::all(seats.iter().cloned(), lang)
}

/// Who sat where when something happened that is over: who is there now does not matter any more.
pub(crate) fn once_seated(seats: &[SeatInfo], lang: Lang) -> Vec<Seated> {
    seated(seats, lang).into_iter().map(|seated| seated.with_presence(Presence::Here)).collect()
}

/// The log lines that these steps make.
pub(crate) fn log_lines(news: &[HeardStep], scene: &Scene<'_>) -> Vec<LogLine> {
    let lines = news.iter().flat_map(|step| {
        let back = step.took_back.map(|back| pages::took_back(scene, back));
        let told = step.events.iter().filter_map(|event| boards::tell(event.as_ref(), scene)).chain(back);
        told.map(|text| LogLine { seq: step.seq, text }).collect::<Vec<_>>()
    });
    lines.collect()
}

/// Adds a line to the talk and keeps the latest.
pub(crate) fn keep_talk(talk: &mut Vec<Said>, line: Said) {
    talk.push(line);
    let surplus = talk.len().saturating_sub(TALK_LINES);
    talk.drain(..surplus);
}

/// Keeps the latest lines of a log.
pub(crate) fn keep_latest(log: &mut Vec<LogLine>) {
    let surplus = log.len().saturating_sub(LOG_LINES);
    log.drain(..surplus);
}
