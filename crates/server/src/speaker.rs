//! What a table says, in the words of one guest: HTML for a browser, JSON for a program.

use std::sync::Arc;

use boards::pages::{LogLine, talk_line};
use boards::{Lang, RegionCache, Scene, Seated, Sentence as _};
use catalog::Advice;
use room::{Frame, Ms, RoomRefused, Sent};
use table::Seat;
use wire::{Hint, Notice, NoticeText, Reach, Refused, Said, Seats, ServerMessage, TakeBackNews, Talk};

use crate::drawings::{Key, Sketch, View};
use crate::render::{self, Around, Sheet};

/// What a socket speaks.
pub(crate) enum Format {
    /// HTML for a browser.
    Browser(Arc<Sheet>),
    /// JSON for a program.
    Program(Lang),
}

/// What is to be said.
pub(crate) enum Speech {
    /// These words.
    Text(String),
    /// The table as it is now, which others may see in the same way.
    Picture(Picture),
}

/// A picture that is to be drawn, or was for somebody else.
pub(crate) struct Picture {
    pub(crate) key: Key,
    announce: Vec<String>,
}

/// What the table was when the connection was opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// It waited for its guests.
    Seats,
    /// The game had begun: the board is the first thing to be shown.
    Board,
}

/// Puts what a table says into the words of one guest.
pub(crate) struct Speaker {
    pub(crate) format: Format,
    you: Option<Seat>,
    seats: Vec<Seated>,
    opening: Opening,
    frame: Option<Box<Frame>>,
    /// When the frame was as it is here.
    framed_at: Ms,
    log: Vec<LogLine>,
    take_back_request: Option<wire::TakeBackRequest>,
    talk: Vec<Said>,
}

impl Speaker {
    /// For a guest who has read the log so far.
    pub(crate) fn new(format: Format, opening: Opening, log: Vec<LogLine>) -> Speaker {
        Speaker {
            format,
            you: None,
            seats: Vec::new(),
            opening,
            frame: None,
            framed_at: 0,
            log,
            take_back_request: None,
            talk: Vec::new(),
        }
    }

    pub(crate) fn lang(&self) -> Lang {
        match &self.format {
            Format::Browser(sheet) => sheet.lang,
            Format::Program(lang) => *lang,
        }
    }

    /// What to send for this; nothing if it need not be told.
    pub(crate) fn speak(&mut self, sent: Sent, now: Ms) -> Option<Speech> {
        match self.format {
            Format::Browser(_) => {
                // A picture is drawn again whenever somebody comes or speaks; its clocks have run meanwhile.
                let passed = now.saturating_sub(self.framed_at);
                self.frame.iter_mut().for_each(|frame| frame.pass(passed));
                self.framed_at = now;
                self.draw_for_browser(sent)
            }
            Format::Program(lang) => Some(Speech::Text(to_program(sent, lang).to_json())),
        }
    }

    fn draw_for_browser(&mut self, sent: Sent) -> Option<Speech> {
        let lang = self.lang();
        match sent {
            Sent::Frame(frame) => {
                let announce = self.take_in(frame);
                self.table(announce)
            }
            Sent::Seats { seats, you } => {
                let seats = render::seated(&seats, lang);
                if self.seats == seats && self.you == you {
                    return None;
                }
                (self.seats, self.you) = (seats, you);
                self.table(Vec::new())
            }
            Sent::Refused { token, reason } => say(&refused(token, &reason, lang)),
            Sent::Advice { token, best } => say(&hint(token, &best)),
            Sent::TakeBackRequest(request) => {
                self.take_back_request = request;
                self.table(Vec::new())
            }
            Sent::Talk(talk) => {
                // Where nobody has spoken, there is nothing to draw again.
                if self.talk.iter().eq(talk.iter().map(AsRef::as_ref)) {
                    return None;
                }
                self.talk = talk.iter().map(|said| Said::clone(said)).collect();
                self.table(Vec::new())
            }
            Sent::Said(said) => {
                let announce = vec![talk_line(&said, lang)];
                render::keep_talk(&mut self.talk, Said::clone(&said));
                self.table(announce)
            }
            Sent::Notice(notice) => say(&notice_text(notice, lang)),
        }
    }

    /// Takes a frame in and says which lines are worth announcing.
    fn take_in(&mut self, mut frame: Box<Frame>) -> Vec<String> {
        let scene = Scene::new(self.lang(), frame.you, &self.seats);
        let lines = render::log_lines(&frame.news, &scene);
        let announce = match frame.reach {
            // Who comes in the middle does not want the whole game read out.
            Reach::Whole => Vec::new(),
            Reach::Step | Reach::Missed => lines.iter().map(|line| line.text.clone()).collect(),
        };
        match frame.reach {
            Reach::Whole => self.log = lines,
            Reach::Step | Reach::Missed => self.log.extend(lines),
        }
        render::keep_latest(&mut self.log);
        // They are in the log now.
        frame.news = Vec::new();
        self.frame = Some(frame);
        announce
    }

    /// The table as it is now. Who comes to a game is told first who is there, and then how it stands: until then their
    /// page is left alone, for all there is to draw would be the seats before the game.
    fn table(&self, announce: Vec<String>) -> Option<Speech> {
        let Format::Browser(sheet) = &self.format else { return None };
        if self.frame.is_none() && self.opening == Opening::Board {
            return None;
        }
        let view = View {
            sheet,
            seats: &self.seats,
            you: self.you,
            frame: self.frame.as_deref(),
            log: &self.log,
            around: Around { take_back_request: self.take_back_request, talk: &self.talk },
            announce: &announce,
        };
        let key = view.key(self.framed_at);
        Some(Speech::Picture(Picture { key, announce }))
    }

    /// The table as it is now, for a browser that lost it.
    pub(crate) fn redraw(&self) -> Option<Picture> {
        match self.table(Vec::new())? {
            Speech::Picture(picture) => Some(picture),
            Speech::Text(_) => None,
        }
    }

    /// What draws the table as it is now, wherever that is done.
    fn drawing(&self, announce: Vec<String>) -> impl FnOnce(&mut RegionCache) -> Sketch + Send + 'static {
        let sheet = match &self.format {
            Format::Browser(sheet) => Some(Arc::clone(sheet)),
            Format::Program(_) => None,
        };
        let (seats, you, frame) = (self.seats.clone(), self.you, self.frame.clone());
        let (log, talk, take_back_request) = (self.log.clone(), self.talk.clone(), self.take_back_request);
        move |cache: &mut RegionCache| {
            let frame = frame.as_deref();
            let around = Around { take_back_request, talk: &talk };
            let draw = |sheet: Arc<Sheet>| sheet.picture(cache, &seats, you, frame, &log, around);
            let picture = sheet.map_or_else(|| boards::patch::Picture::of(""), draw);
            let seq = frame.map_or(0, |frame| frame.seq);
            let reach = frame.map_or(Reach::Whole, |frame| frame.reach);
            Sketch { picture, seq, reach, announce }
        }
    }
}

impl Picture {
    /// What draws it, in the words of the one who was to be shown it.
    pub(crate) fn drawing(self, speaker: &Speaker) -> impl FnOnce(&mut RegionCache) -> Sketch + Send + 'static {
        speaker.drawing(self.announce)
    }
}

fn say(message: &ServerMessage) -> Option<Speech> {
    Some(Speech::Text(message.to_json()))
}

fn to_program(sent: Sent, lang: Lang) -> ServerMessage {
    match sent {
        Sent::Frame(frame) => ServerMessage::Frame(Box::new(frame.to_wire())),
        Sent::Seats { seats, .. } => ServerMessage::Seats(Seats { seats: seats.to_vec() }),
        Sent::Refused { token, reason } => refused(token, &reason, lang),
        Sent::Advice { token, best } => hint(token, &best),
        Sent::TakeBackRequest(request) => ServerMessage::TakeBackRequest(TakeBackNews { request }),
        Sent::Talk(talk) => ServerMessage::Talk(Talk { lines: talk.iter().map(|said| Said::clone(said)).collect() }),
        Sent::Said(said) => ServerMessage::Said(Said::clone(&said)),
        Sent::Notice(notice) => notice_text(notice, lang),
    }
}

fn refused(token: u32, reason: &RoomRefused, lang: Lang) -> ServerMessage {
    ServerMessage::Refused(Refused { token, code: reason.code(), text: refusal_text(reason, lang) })
}

/// Why a room refused something, in the language of the guest.
pub(crate) fn refusal_text(refused: &RoomRefused, lang: Lang) -> String {
    match refused {
        RoomRefused::Table(refusal) => refusal.text(lang),
        RoomRefused::Rules(refused) => boards::refuse(refused, lang),
    }
}

fn hint(token: u32, best: &[Advice]) -> ServerMessage {
    let advice = |Advice { action, chance }: &Advice| wire::Advice { action: action.clone(), chance: *chance };
    ServerMessage::Hint(Hint { token, best: best.iter().map(advice).collect() })
}

fn notice_text(kind: Notice, lang: Lang) -> ServerMessage {
    ServerMessage::Notice(NoticeText { kind, text: kind.text(lang) })
}
