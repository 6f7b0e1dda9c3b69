//! The styles of the house and of each game, put together from files, one a subject.

/// What a style says for those who want less motion: they ask for it in the settings, or their device does and the settings
/// do not say otherwise.
macro_rules! calm {
    ($file:literal) => {
        concat!(
            "@media (prefers-reduced-motion: reduce) { html:not([data-motion=\"full\"]) {\n",
            include_str!($file),
            "} }\nhtml[data-motion=\"less\"] {\n",
            include_str!($file),
            "}\n"
        )
    };
}

/// The style of the house, one file a subject.
pub(crate) const HOUSE: &str = concat!(
    include_str!("../assets/house/base.css"),
    include_str!("../assets/house/controls.css"),
    include_str!("../assets/house/frame.css"),
    include_str!("../assets/house/home.css"),
    include_str!("../assets/house/tables.css"),
    include_str!("../assets/house/replay.css"),
    include_str!("../assets/house/review.css"),
    include_str!("../assets/house/company.css"),
    include_str!("../assets/house/keeping.css"),
    include_str!("../assets/house/settings.css"),
    calm!("../assets/house/calm.css"),
);

/// The style of Kabuki.
pub(crate) const KABUKI: &str = concat!(
    include_str!("../assets/kabuki/stage.css"),
    include_str!("../assets/kabuki/looks.css"),
    calm!("../assets/kabuki/calm.css"),
);

/// The style of Rinpa's table.
pub(crate) const RINPA: &str = concat!(
    include_str!("../assets/rinpa/card.css"),
    include_str!("../assets/rinpa/screens.css"),
    include_str!("../assets/rinpa/front.css"),
    include_str!("../assets/rinpa/rules.css"),
    include_str!("../assets/rinpa/sizes.css"),
    include_str!("../assets/rinpa/looks.css"),
);

/// The style of Ukiyo-e, one file a subject.
pub(crate) const UKIYO_E: &str = concat!(
    include_str!("../assets/ukiyo-e/card.css"),
    include_str!("../assets/ukiyo-e/line.css"),
    include_str!("../assets/ukiyo-e/wall.css"),
    include_str!("../assets/ukiyo-e/guests.css"),
    include_str!("../assets/ukiyo-e/hand.css"),
    include_str!("../assets/ukiyo-e/sizes.css"),
    include_str!("../assets/ukiyo-e/rules.css"),
    include_str!("../assets/ukiyo-e/looks.css"),
);

/// The style of Edo Yashiki, one file a subject.
pub(crate) const EDO_YASHIKI: &str = concat!(
    include_str!("../assets/edo-yashiki/board.css"),
    include_str!("../assets/edo-yashiki/side.css"),
    include_str!("../assets/edo-yashiki/sizes.css"),
    include_str!("../assets/edo-yashiki/rules.css"),
    include_str!("../assets/edo-yashiki/looks.css"),
);

/// The style of IKI, one file a subject.
pub(crate) const IKI: &str = concat!(
    include_str!("../assets/iki/board.css"),
    include_str!("../assets/iki/card.css"),
    include_str!("../assets/iki/street.css"),
    include_str!("../assets/iki/counter.css"),
    include_str!("../assets/iki/seats.css"),
    include_str!("../assets/iki/motion.css"),
    include_str!("../assets/iki/rules.css"),
    include_str!("../assets/iki/sizes.css"),
    include_str!("../assets/iki/looks.css"),
);
