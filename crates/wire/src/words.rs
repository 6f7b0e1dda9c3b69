//! Enums whose values are single words on the wire.

/// Defines an enum each value of which is one word in JSON. The word is also its `Display`.
macro_rules! words {
    ($(#[$about:meta])* pub enum $Name:ident { $($(#[$doc:meta])* $Value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $Name {
            $($(#[$doc])* #[serde(rename = $word)] $Value,)+
        }

        impl $Name {
            /// All of them.
            pub const ALL: &'static [$Name] = &[$($Name::$Value),+];

            /// The word for it in messages.
            pub const fn word(self) -> &'static str {
                match self {
                    $($Name::$Value => $word,)+
                }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
