//! Plots of intervals as SVG, drawn by ourselves. Colors are named in the style of the page.

use maud::{Markup, html};

use lab::Row;

pub(crate) const WIDTH: f64 = 860.0;

/// How much of the width labels get: `usual`, or more if a label is long, but at most half. `besides` is what else
/// stands there.
pub(crate) fn room<'a>(usual: f64, besides: f64, labels: impl Iterator<Item = &'a str>) -> f64 {
    const LETTER: f64 = 7.3;
    (besides + LETTER * labels.map(|label| label.chars().count()).max().unwrap_or(0) as f64).clamp(usual, WIDTH / 2.0)
}

/// Means with their intervals, one a row, over a common axis. `mark` is drawn as a broken line: the fair share, or
/// zero.
pub(crate) fn intervals(rows: &[Row], mark: Option<f64>, unit: &str) -> Markup {
    const RIGHT: f64 = 90.0;
    const STEP: f64 = 28.0;
    let left = room(190.0, 24.0, rows.iter().map(|row| row.label.as_str()));
    let finite = |value: f64, mean: f64| if value.is_finite() { value } else { mean };
    let ends = rows.iter().flat_map(|row| [finite(row.low, row.mean), finite(row.high, row.mean)]).chain(mark);
    let axis = Axis::over(ends, left, WIDTH - RIGHT);
    let height = 20.0 + STEP * rows.len() as f64 + 40.0;
    let bottom = height - 40.0;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" {
            @for tick in axis.ticks() {
                line.grid x1=(axis.at(tick)) x2=(axis.at(tick)) y1="8" y2=(bottom) {}
                text.soft x=(axis.at(tick)) y=(bottom + 18.0) text-anchor="middle" { (axis.text(tick)) }
            }
            text.soft x=((left + WIDTH - RIGHT) / 2.0) y=(height - 4.0) text-anchor="middle" { (unit) }
            @if let Some(mark) = mark {
                line.zero x1=(axis.at(mark)) x2=(axis.at(mark)) y1="8" y2=(bottom) {}
            }
            @for (place, row) in rows.iter().enumerate() {
                @let y = 24.0 + STEP * place as f64;
                text x=(left - 12.0) y=(y + 4.0) text-anchor="end" { (row.label) }
                line x1=(axis.at(finite(row.low, row.mean))) x2=(axis.at(finite(row.high, row.mean))) y1=(y) y2=(y)
                    stroke="var(--indigo)" stroke-width="3" {}
                circle cx=(axis.at(row.mean)) cy=(y) r="5.5" fill="var(--vermilion)" {}
                text x=(WIDTH - RIGHT + 12.0) y=(y + 4.0) { (axis.text_finer(row.mean)) }
            }
        }
    }
}

/// A scale from values to places on the picture, with round ticks.
pub(crate) struct Axis {
    from: f64,
    to: f64,
    step: f64,
    start: f64,
    end: f64,
}

impl Axis {
    /// An axis that has room for all these values between two places.
    pub(crate) fn over(values: impl Iterator<Item = f64>, start: f64, end: f64) -> Axis {
        let finite = values.filter(|value| value.is_finite());
        let (low, high) = finite.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        let (low, high) = if low > high { (0.0, 1.0) } else { (low, high) };
        let span = if high - low > 1e-9 { high - low } else { low.abs().max(1.0) };
        let step = round_step(span / 5.0);
        let from = (low / step).floor() * step;
        let to = (high / step).ceil() * step;
        Axis { from, to: if to > from { to } else { from + step }, step, start, end }
    }

    /// Where a value is drawn, to a tenth of a unit.
    pub(crate) fn at(&self, value: f64) -> f64 {
        let place = self.start + (value - self.from) / (self.to - self.from) * (self.end - self.start);
        (place * 10.0).round() / 10.0
    }

    pub(crate) fn ticks(&self) -> Vec<f64> {
        let count = ((self.to - self.from) / self.step).round() as usize;
        (0..=count).map(|number| self.from + self.step * number as f64).collect()
    }

    fn digits(&self) -> usize {
        (-self.step.log10().floor()).max(0.0) as usize
    }

    pub(crate) fn text(&self, value: f64) -> String {
        let digits = self.digits();
        // Minus nothing is nothing.
        let value = if value.abs() < self.step / 1e6 { 0.0 } else { value };
        format!("{value:.digits$}")
    }

    fn text_finer(&self, value: f64) -> String {
        let digits = self.digits() + 1;
        format!("{value:.digits$}")
    }
}

/// The round step (1, 2 or 5 times a power of ten) that is not smaller than this.
fn round_step(least: f64) -> f64 {
    let power = 10.0f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|&step| step >= least * 0.999_999).unwrap_or(10.0 * power)
}
