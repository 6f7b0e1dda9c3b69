//! Many drawings in one file: each becomes a `<symbol>` that a page shows with `<use href="…#name">`.

/// The drawings as one SVG of symbols, each under its name.
///
/// # Panics
/// If a drawing is not a single `<svg>` element with a `viewBox`; the drawings are part of the program.
pub(crate) fn sprite(drawings: &[(&str, &str)]) -> String {
    let mut sprite = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    for (name, drawing) in drawings {
        let (view_box, inside) = open(drawing).expect("every drawing is one <svg> element with a viewBox");
        sprite.push_str(&format!(r#"<symbol id="{name}" viewBox="{view_box}">{inside}</symbol>"#));
    }
    sprite.push_str("</svg>");
    sprite
}

/// The view box of a drawing and what is drawn.
fn open(drawing: &str) -> Option<(&str, &str)> {
    let drawing = drawing.trim().strip_prefix("<svg ")?.strip_suffix("</svg>")?;
    let (attributes, inside) = drawing.split_once('>')?;
    let (_, after) = attributes.split_once("viewBox=\"")?;
    let (view_box, _) = after.split_once('"')?;
    Some((view_box, inside))
}
