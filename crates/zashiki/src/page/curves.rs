//! Plots of curves as SVG, drawn by ourselves.

use std::fmt::Write as _;

use lab::Curve;
use maud::{Markup, PreEscaped, html};

use super::plot::{Axis, WIDTH, room};

const COLORS: [&str; 6] =
    ["var(--indigo)", "var(--vermilion)", "var(--pine)", "var(--gold-deep)", "var(--ink)", "var(--ink-soft)"];
/// Besides its color every curve has a pattern of its own, so that it can be told apart without colors.
const DASHES: [&str; 6] = ["none", "8 4", "2 3", "12 4 2 4", "5 2", "1 6"];

/// Curves over common axes with a legend. `mark` is a broken line across.
pub(crate) fn curves(all: &[Curve], mark: Option<f64>, across: &str, up: &str) -> Markup {
    const LEFT: f64 = 64.0;
    const TOP: f64 = 26.0;
    const HEIGHT: f64 = 330.0;
    const BOTTOM: f64 = HEIGHT - 46.0;
    let right = room(150.0, 62.0, all.iter().map(|curve| curve.label.as_str()));
    let points = || all.iter().flat_map(|curve| curve.points.iter().copied());
    let x = Axis::over(points().map(|(x, _)| x), LEFT, WIDTH - right);
    let y = Axis::over(points().map(|(_, y)| y).chain(mark), BOTTOM, TOP);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" {
            text.soft x="8" y="14" { (up) }
            @for tick in y.ticks() {
                line.grid x1=(LEFT) x2=(WIDTH - right) y1=(y.at(tick)) y2=(y.at(tick)) {}
                text.soft x=(LEFT - 8.0) y=(y.at(tick) + 4.0) text-anchor="end" { (y.text(tick)) }
            }
            @for tick in x.ticks() {
                line.grid x1=(x.at(tick)) x2=(x.at(tick)) y1=(BOTTOM) y2=(BOTTOM + 5.0) {}
                text.soft x=(x.at(tick)) y=(BOTTOM + 20.0) text-anchor="middle" { (x.text(tick)) }
            }
            text.soft x=((LEFT + WIDTH - right) / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" { (across) }
            @if let Some(mark) = mark {
                line.zero x1=(LEFT) x2=(WIDTH - right) y1=(y.at(mark)) y2=(y.at(mark)) {}
            }
            @for (number, curve) in all.iter().enumerate() {
                @let color = COLORS[number % COLORS.len()];
                @let dash = DASHES[number % DASHES.len()];
                polyline points=(polyline(curve, &x, &y)) fill="none" stroke=(color) stroke-width="2.5"
                    stroke-dasharray=(dash) stroke-linejoin="round" {}
                @let legend = TOP + 10.0 + 22.0 * number as f64;
                line x1=(WIDTH - right + 14.0) x2=(WIDTH - right + 44.0) y1=(legend) y2=(legend) stroke=(color)
                    stroke-width="2.5" stroke-dasharray=(dash) {}
                text x=(WIDTH - right + 50.0) y=(legend + 4.0) { (curve.label) }
            }
        }
    }
}

fn polyline(curve: &Curve, x: &Axis, y: &Axis) -> PreEscaped<String> {
    let mut text = String::new();
    for &(across, up) in &curve.points {
        let _ = write!(text, "{:.1},{:.1} ", x.at(across), y.at(up));
    }
    PreEscaped(text.trim_end().to_string())
}
