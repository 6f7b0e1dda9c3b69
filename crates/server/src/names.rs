//! Which names are shown: 1 to 24 characters, each of which can be seen.

use std::ops::RangeInclusive;

use wire::Refusal;

/// The longest name, in characters.
const MOST: usize = 24;

/// Characters that draw nothing, or change the direction of what stands around them. With them two names could look the
/// same, or one could look like nothing: Unicode's `Default_Ignorable_Code_Point`, and blanks that count as letters or
/// symbols.
const INVISIBLE: [RangeInclusive<char>; 24] = [
    '\u{00AD}'..='\u{00AD}',   // soft hyphen
    '\u{034F}'..='\u{034F}',   // combining grapheme joiner
    '\u{061C}'..='\u{061C}',   // Arabic letter mark
    '\u{0600}'..='\u{0605}',   // Arabic number signs, which swallow what follows
    '\u{06DD}'..='\u{06DD}',   // Arabic end of ayah, the same
    '\u{070F}'..='\u{070F}',   // Syriac abbreviation mark
    '\u{115F}'..='\u{1160}',   // Hangul fillers
    '\u{17B4}'..='\u{17B5}',   // Khmer vowels without a shape
    '\u{180B}'..='\u{180F}',   // Mongolian variation selectors and vowel separator
    '\u{200B}'..='\u{200F}',   // zero-width space and joiners, marks of direction
    '\u{202A}'..='\u{202E}',   // embeddings and overrides of direction
    '\u{2060}'..='\u{206F}',   // word joiner, invisible operators, isolates of direction
    '\u{2800}'..='\u{2800}',   // Braille pattern without a dot
    '\u{3164}'..='\u{3164}',   // Hangul filler
    '\u{FE00}'..='\u{FE0F}',   // variation selectors
    '\u{FEFF}'..='\u{FEFF}',   // byte order mark
    '\u{FFA0}'..='\u{FFA0}',   // halfwidth Hangul filler
    '\u{FFF0}'..='\u{FFFB}',   // unassigned ignorables and interlinear annotations
    '\u{110BD}'..='\u{110BD}', // Kaithi number sign
    '\u{110CD}'..='\u{110CD}', // Kaithi number sign above
    '\u{13430}'..='\u{1343F}', // Egyptian hieroglyph format controls
    '\u{1BCA0}'..='\u{1BCA3}', // shorthand format controls
    '\u{1D173}'..='\u{1D17A}', // musical format controls
    '\u{E0000}'..='\u{E0FFF}', // tags and the variation selectors of ideographs
];

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadName {
    /// It has no character, or more than 24.
    Length,
    /// It has characters that can't be seen.
    Invisible,
}

impl BadName {
    /// Why it is refused.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            BadName::Length => Refusal::BadName,
            BadName::Invisible => Refusal::InvisibleName,
        }
    }
}

/// A name as it is shown: control characters count as blanks, and of several blanks one is kept.
pub(crate) fn read(text: &str) -> Result<String, BadName> {
    let words = text.split(|letter: char| letter.is_control() || letter.is_whitespace());
    let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let mut before = None;
    for letter in name.chars() {
        if is_invisible(letter) && !before.is_some_and(|base| has_variant(base, letter)) {
            return Err(BadName::Invisible);
        }
        before = Some(letter);
    }
    if (1..=MOST).contains(&name.chars().count()) { Ok(name) } else { Err(BadName::Length) }
}

fn is_invisible(letter: char) -> bool {
    letter > '\u{AC}' && INVISIBLE.iter().any(|range| range.contains(&letter))
}

/// Whether a selector may follow this character: Japanese names are written with variants of ideographs, and the text
/// or picture form of a symbol is chosen the same way. After anything else it would be a character that nobody sees.
fn has_variant(base: char, selector: char) -> bool {
    match selector {
        '\u{FE0E}' | '\u{FE0F}' => !base.is_alphanumeric() && !base.is_ascii() && base != ' ' && !is_invisible(base),
        '\u{E0100}'..='\u{E01EF}' => {
            matches!(base, '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{BadName, read};

    #[test]
    fn a_name_has_1_to_24_characters_and_single_blanks() {
        assert_eq!(read("  Aki \t\n of\u{7} Edo "), Ok("Aki of Edo".to_string()));
        assert_eq!(read(&"座".repeat(24)), Ok("座".repeat(24)));
        for bad in ["", " ", "\u{3000}\t", &"x".repeat(25)] {
            assert_eq!(read(bad), Err(BadName::Length), "{bad:?}");
        }
    }

    #[test]
    fn what_nobody_can_see_or_turns_the_text_around_is_no_part_of_a_name() {
        let invisible = [
            0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B,
            0x202C, 0x202D, 0x202E, 0x2060, 0x2061, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x206F, 0x2800, 0x3164,
            0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0x1D173, 0xE0001, 0xE0041, 0xE007F, 0xE0100, 0xE01EF,
        ];
        for code in invisible {
            let letter = char::from_u32(code).expect("a character");
            for name in [letter.to_string(), format!("Aki{letter}"), format!("A{letter}ki"), format!("{letter}Aki")] {
                assert_eq!(read(&name), Err(BadName::Invisible), "U+{code:04X} in {name:?}");
            }
        }
    }

    #[test]
    fn variants_of_ideographs_and_symbols_are_seen_and_may_stay() {
        for name in ["葛\u{E0100}城", "邊\u{E0101}", "❤\u{FE0F}", "Aki ☀\u{FE0E}"] {
            assert_eq!(read(name), Ok(name.to_string()), "{name:?}");
        }
        for name in ["葛\u{E0100}\u{E0100}", "A\u{E0100}", "❤\u{FE0F}\u{FE0F}", "1\u{FE0F}", "a \u{FE0F}"] {
            assert_eq!(read(name), Err(BadName::Invisible), "{name:?}");
        }
    }

    #[test]
    fn names_of_all_writings_are_names() {
        for name in ["Anne-Marie", "お梅", "尾形光琳", "Сергей", "أكي", "नमिता", "Ngọc", "김민수", "🍵"]
        {
            assert_eq!(read(name), Ok(name.to_string()), "{name:?}");
        }
    }
}
