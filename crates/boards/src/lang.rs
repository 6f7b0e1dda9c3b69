//! The languages of the house and its texts, kept in Fluent files under `text/`.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// A language the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Japanese.
    Ja,
}

/// A value that a text is filled in with.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A word or a name.
    Text(&'a str),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ja];

    /// The code of the language, as in the `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ja => "ja",
        }
    }

    /// The language of this code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The name of the language in that language.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ja => "日本語",
        }
    }

    /// The first language of an `Accept-Language` header that the house speaks; English if there is none.
    pub fn accepted(header: &str) -> Lang {
        let codes = header.split(',').map(|part| part.split([';', '-']).next().unwrap_or("").trim());
        codes.filter_map(Lang::from_code).next().unwrap_or(Lang::En)
    }

    /// A text without gaps.
    ///
    /// # Panics
    /// In tests, if there is no such text; a house in use shows the id instead.
    pub fn text(self, id: &str) -> String {
        self.fill(id, &[])
    }

    /// A text without gaps, if there is one of this id: for ids that are put together from the names of a game.
    pub fn try_text(self, id: &str) -> Option<String> {
        bundle(self).has_message(id).then(|| self.text(id))
    }

    /// Things one after the other, as one says them: "rice, lumber and 2 mon".
    pub fn list(self, parts: &[String]) -> String {
        self.join(parts, "list-and")
    }

    /// The names of people one after the other, each with the title that the language gives them: "Aki, Ben and Chie",
    /// 「お竹さんとお菊さん」. Texts add no title of their own to such a list.
    pub fn people(self, names: &[String]) -> String {
        let gone = self.text("guest-who-left");
        let named = |name: &String| match *name == gone {
            true => gone.clone(),
            false => self.fill("people-name", &[("name", Arg::Text(name))]),
        };
        self.join(&names.iter().map(named).collect::<Vec<_>>(), "people-and")
    }

    /// Joins parts with commas, and the last one with the text `and`.
    fn join(self, parts: &[String], and: &str) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., last] => {
                let before = before.join(&self.text("list-comma"));
                self.fill(and, &[("before", Arg::Text(&before)), ("last", Arg::Text(last))])
            }
        }
    }

    /// A text whose gaps are filled in.
    ///
    /// # Panics
    /// In tests, if there is no such text or a gap stays open; a house in use shows what it has.
    pub fn fill(self, id: &str, gaps: &[(&str, Arg<'_>)]) -> String {
        let bundle = bundle(self);
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "there is no text '{id}' in {}", self.code());
        let Some(pattern) = pattern else { return id.to_string() };
        let mut args = FluentArgs::with_capacity(gaps.len());
        for (name, value) in gaps {
            let value = match value {
                Arg::Text(text) => FluentValue::from(text.to_string()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "text '{id}' in {}: {errors:?}", self.code());
        text
    }
}

/// The Fluent files: a folder a language, in it files of the house and one a game.
static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/text");

type Bundle = FluentBundle<FluentResource>;

fn bundle(lang: Lang) -> &'static Bundle {
    static EN: LazyLock<Bundle> = LazyLock::new(|| load(Lang::En));
    static JA: LazyLock<Bundle> = LazyLock::new(|| load(Lang::Ja));
    match lang {
        Lang::En => &EN,
        Lang::Ja => &JA,
    }
}

fn load(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().expect("the codes of our languages are well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed directions of writing, which the house does not have; they would stand in names.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no functions yet");
    let folder = TEXTS.get_dir(lang.code()).expect("every language has a folder");
    for file in folder.files() {
        let source = file.contents_utf8().expect("texts are UTF-8");
        let resource = FluentResource::try_new(source.to_string()).expect("the texts of the house are well formed");
        bundle.add_resource(resource).expect("every text has one id");
    }
    bundle
}
