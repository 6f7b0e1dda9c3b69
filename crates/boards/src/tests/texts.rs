//! Every text is there in both languages, has the same gaps in both, and is used; and no other is asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use wire::Refusal;

use crate::{Arg, Lang, refusal_of};

/// The gaps of each text.
type Gaps = BTreeMap<String, BTreeSet<String>>;

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Every message of a language: its id and what it says.
fn messages(lang: Lang) -> Vec<(String, Pattern<String>)> {
    let mut messages = Vec::new();
    for file in fs::read_dir(folder("text").join(lang.code())).expect("there is a folder a language") {
        let path = file.expect("the folder can be read").path();
        let source = fs::read_to_string(&path).expect("texts can be read");
        let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let says = message.value.unwrap_or_else(|| panic!("'{id}' says nothing"));
            messages.push((id, says));
        }
    }
    messages
}

/// All texts of a language.
fn texts(lang: Lang) -> Gaps {
    let mut texts = Gaps::new();
    for (id, says) in messages(lang) {
        let mut gaps = BTreeSet::new();
        pattern_gaps(&says, &mut gaps);
        assert!(texts.insert(id.clone(), gaps).is_none(), "'{id}' stands twice in {}", lang.code());
    }
    texts
}

/// What a message says, piece by piece, with each variant for itself; and the names of its variants.
fn walk(pattern: &Pattern<String>, piece: &mut dyn FnMut(&str), variant: &mut dyn FnMut(&str)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => piece(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for choice in variants {
                    match &choice.key {
                        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => variant(name),
                    }
                    walk(&choice.value, piece, variant);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

fn for_each_select(lang: Lang, see: &mut dyn FnMut(&str, &str)) {
    for (id, says) in messages(lang) {
        walk(&says, &mut |_| {}, &mut |key| see(&id, key));
    }
}

/// The plain pieces of all texts, with the id of each.
fn pieces(lang: Lang) -> Vec<(String, String)> {
    let mut pieces = Vec::new();
    for (id, says) in messages(lang) {
        walk(&says, &mut |piece| pieces.push((id.clone(), piece.to_string())), &mut |_| {});
    }
    pieces
}

fn pattern_gaps(pattern: &Pattern<String>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_gaps(expression, gaps);
        }
    }
}

fn expression_gaps(expression: &Expression<String>, gaps: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_gaps(inline, gaps),
        Expression::Select { selector, variants } => {
            inline_gaps(selector, gaps);
            variants.iter().for_each(|variant| pattern_gaps(&variant.value, gaps));
        }
    }
}

fn inline_gaps(inline: &InlineExpression<String>, gaps: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline_gaps(argument, gaps));
        }
        InlineExpression::Placeable { expression } => expression_gaps(expression, gaps),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_gaps() {
    let (english, japanese) = (texts(Lang::En), texts(Lang::Ja));
    for id in english.keys().chain(japanese.keys()) {
        let gaps = (english.get(id), japanese.get(id));
        assert!(gaps.0.is_some() && gaps.1.is_some(), "'{id}' is missing in a language");
        assert_eq!(gaps.0, gaps.1, "'{id}' has other gaps in the other language");
    }
}

/// Japanese has one plural form: a variant for `one` or `few` would never be chosen, and a winner told as a tie.
/// Numbers stand for themselves in such a text: `[1]`.
#[test]
fn japanese_texts_choose_by_no_plural_but_other() {
    let mut selected = 0;
    for_each_select(Lang::Ja, &mut |id, key| {
        selected += 1;
        let plural = ["zero", "one", "two", "few", "many"].contains(&key);
        assert!(!plural, "'{id}' has a variant [{key}], which Japanese never chooses: write the number");
    });
    assert!(selected > 200, "only {selected} variants were found");
}

/// Between Japanese letters punctuation is as wide as they are.
#[test]
fn japanese_texts_have_wide_punctuation() {
    let japanese = |letter: char| matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
    for (id, text) in pieces(Lang::Ja) {
        let letters: Vec<char> = text.chars().collect();
        for pair in letters.windows(2) {
            let narrow = |letter: char| "(),:;!?".contains(letter);
            let mixed = narrow(pair[0]) && japanese(pair[1]) || japanese(pair[0]) && narrow(pair[1]);
            assert!(!mixed, "'{id}' has a narrow mark beside a Japanese letter: {text}");
        }
    }
}

#[test]
fn every_text_is_used() {
    let patterns: Vec<String> = literals().into_iter().map(|literal| literal.text).collect();
    for id in texts(Lang::En).keys() {
        assert!(patterns.iter().any(|pattern| matches(pattern, id)), "nobody says '{id}'");
    }
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let known = texts(Lang::En);
    let subjects: BTreeSet<&str> = known.keys().filter_map(|id| id.split('-').next()).collect();
    for literal in literals() {
        let subject = literal.text.split('-').next().unwrap_or("");
        // The name of a game can look like the id of one of its texts.
        let is_game = folder("text/en").join(format!("{}.ftl", literal.text)).exists();
        let looks_like_text = literal.text.contains('-') && subjects.contains(subject) && !is_game;
        if literal.place == Place::Asked || looks_like_text && literal.place == Place::Code {
            let found = known.keys().any(|id| matches(&literal.text, id));
            assert!(found, "{}: there is no text '{}'", literal.file, literal.text);
        }
    }
}

/// A string in the source that could be the id of a text, or a pattern for some.
struct Literal {
    file: String,
    text: String,
    place: Place,
}

/// Where a string stands.
#[derive(PartialEq, Eq)]
enum Place {
    /// It is handed to a function that asks for a text.
    Asked,
    /// It is the value of an attribute.
    Attribute,
    /// Somewhere else.
    Code,
}

/// All strings in the source, tests left out, that consist of the letters of an id.
fn literals() -> Vec<Literal> {
    let mut found = Vec::new();
    let mut folders = vec![folder("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the source can be read") {
            let path = entry.expect("the source can be read").path();
            if path.is_dir() && path.file_name().is_none_or(|name| name != "tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
                let source = fs::read_to_string(&path).expect("the source can be read");
                let file = path.display().to_string();
                strings(&source, |before, text| {
                    if could_be_id(text) {
                        found.push(Literal { file: file.clone(), text: text.to_string(), place: place(before) });
                    }
                });
            }
        }
    }
    found
}

/// Whether a string could be the id of a text, or a pattern for some. A pattern has to say something outside its
/// braces: otherwise it would stand for every id, and none would be missed.
fn could_be_id(text: &str) -> bool {
    let plain: String = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, plain)| plain)).collect();
    let is_id = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    plain.chars().all(is_id) && plain.chars().any(|letter| letter.is_ascii_lowercase()) && !text.ends_with('-')
}

fn place(before: &str) -> Place {
    let before = before.trim_end();
    let asks = [".text(", ".fill(", ".try_text(", ".text(&format!(", ".fill(&format!("];
    match before {
        _ if asks.iter().any(|ask| before.ends_with(ask)) => Place::Asked,
        _ if before.ends_with('=') && !before.ends_with("==") => Place::Attribute,
        _ => Place::Code,
    }
}

/// Finds the strings of a source file; `see` gets what stands before each, and the string.
fn strings<'a>(source: &'a str, mut see: impl FnMut(&'a str, &'a str)) {
    let bytes = source.as_bytes();
    let mut place = 0;
    while place < bytes.len() {
        match bytes[place] {
            b'/' if bytes[place..].starts_with(b"//") => {
                place += source[place..].find('\n').unwrap_or(source.len() - place);
            }
            b'\'' if bytes[place..].starts_with(b"'\"'") => place += 3,
            b'"' => {
                let start = place + 1;
                let mut end = start;
                while bytes[end] != b'"' {
                    end += if bytes[end] == b'\\' { 2 } else { 1 };
                }
                see(&source[..place], &source[start..end]);
                place = end + 1;
            }
            _ => place += 1,
        }
    }
}

/// Whether the id is one that the pattern can become; what stands in braces there can be any part of an id.
fn matches(pattern: &str, id: &str) -> bool {
    let Some((before, after)) = pattern.split_once('{') else { return pattern == id };
    let Some((_, after)) = after.split_once('}') else { return false };
    let Some(rest) = id.strip_prefix(before) else { return false };
    (1..=rest.len()).any(|length| matches(after, &rest[length..]))
}

/// What can stand in the gaps of refusals.
const REFUSAL_GAPS: [(&str, Arg<'_>); 9] = [
    ("action", Arg::Text("x")),
    ("game", Arg::Text("x")),
    ("option", Arg::Text("x")),
    ("value", Arg::Text("x")),
    ("field", Arg::Text("x")),
    ("from", Arg::Number(2)),
    ("to", Arg::Number(5)),
    ("least", Arg::Number(1)),
    ("most", Arg::Number(9)),
];

#[test]
fn every_refusal_has_a_sentence_of_its_own_in_both_languages() {
    for lang in Lang::ALL {
        let told: BTreeSet<String> = Refusal::ALL.iter().map(|&code| refusal_of(lang, code, &REFUSAL_GAPS)).collect();
        assert_eq!(told.len(), Refusal::ALL.len(), "two refusals say the same in {}", lang.code());
    }
}

#[test]
fn every_sentence_of_a_refusal_belongs_to_a_code() {
    let codes: BTreeSet<String> = Refusal::ALL.iter().map(|code| code.word().replace('_', "-")).collect();
    let more = ["choose-from", "unreadable-body"];
    for id in texts(Lang::En).keys().filter_map(|id| id.strip_prefix("refusal-")) {
        assert!(codes.contains(id) || more.contains(&id), "no refusal has the code of 'refusal-{id}'");
    }
}
