//! Points over time, drawn: a line through all games, and a mark for each that tells a victory by its shape.

use maud::{Markup, html};

use super::history::PlayedGame;
use crate::{Arg, Lang};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// Room for the figures at the left, and for half a mark elsewhere.
const LEFT: f64 = 46.0;
const EDGE: f64 = 14.0;
/// How far a mark reaches from its middle.
const MARK: f64 = 5.0;

/// The plot of some games, the oldest first. Everything in it stands in a table beside it too.
pub(super) fn plot(lang: Lang, games: &[PlayedGame]) -> Markup {
    let points: Vec<i32> = games.iter().map(|game| game.points).collect();
    let (least, most) = span(&points);
    let x = |place: usize| match games.len() {
        0 | 1 => (LEFT + WIDTH - EDGE) / 2.0,
        count => LEFT + EDGE + (WIDTH - LEFT - 2.0 * EDGE) * place as f64 / (count - 1) as f64,
    };
    let y = |points: i32| {
        let share = f64::from(points - least) / f64::from(most - least);
        HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share
    };
    let line: Vec<String> =
        points.iter().enumerate().map(|(place, &points)| format!("{:.1},{:.1}", x(place), y(points))).collect();
    let gaps = [
        ("count", Arg::Number(i64::try_from(games.len()).unwrap_or(i64::MAX))),
        ("least", Arg::Number(points.iter().min().copied().unwrap_or(0).into())),
        ("most", Arg::Number(points.iter().max().copied().unwrap_or(0).into())),
    ];
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(lang.fill("history-plot", &gaps)) {
            @for tick in ticks(least, most) {
                line.plot-grid x1=(LEFT) x2=(WIDTH) y1={ (format!("{:.1}", y(tick))) } y2={ (format!("{:.1}", y(tick))) } {}
                text.plot-figure-text x=(LEFT - 8.0) y={ (format!("{:.1}", y(tick) + 5.0)) } text-anchor="end" { (tick) }
            }
            polyline.plot-line points=(line.join(" ")) {}
            @for (place, game) in games.iter().enumerate() { (mark(x(place), y(game.points), game)) }
        }
    }
}

/// A filled diamond for a victory, a ring for anything else.
fn mark(x: f64, y: f64, game: &PlayedGame) -> Markup {
    let reach = MARK + 2.0;
    let diamond = format!("M{x:.1} {:.1}l{reach} {reach}l-{reach} {reach}l-{reach} -{reach}z", y - reach);
    html! {
        @if game.place == 1 {
            path.plot-won d=(diamond) {}
        } @else {
            circle.plot-played cx={ (format!("{x:.1}")) } cy={ (format!("{y:.1}")) } r=(MARK) {}
        }
    }
}

/// The least and the most that the plot shows: zero is always in it, and the two are never the same.
fn span(points: &[i32]) -> (i32, i32) {
    let least = points.iter().copied().min().unwrap_or(0).min(0);
    let most = points.iter().copied().max().unwrap_or(0).max(0);
    if least == most { (least, least + 1) } else { (least, most) }
}

/// Up to six round figures between the two.
fn ticks(least: i32, most: i32) -> Vec<i32> {
    let steps = [1, 2, 5].into_iter().cycle().zip((0..).flat_map(|power| [10_i32.pow(power); 3]));
    let step = steps.map(|(digit, power)| digit * power).find(|step| (most - least) / step <= 5).unwrap_or(1);
    let first = least.div_euclid(step) * step;
    (0..).map(|number| first + number * step).take_while(|&tick| tick <= most).filter(|&tick| tick >= least).collect()
}

#[cfg(test)]
mod tests {
    use super::{PlayedGame, plot, span, ticks};
    use crate::Lang;

    fn games(points: &[(i32, u8)]) -> Vec<PlayedGame> {
        let game = |(place, &(points, won)): (usize, &(i32, u8))| PlayedGame {
            id: format!("t{place}"),
            day: "2026-01-01".to_string(),
            points,
            place: won,
            seats: 3,
            with: Vec::new(),
        };
        points.iter().enumerate().map(game).collect()
    }

    #[test]
    fn the_scale_has_few_round_figures_and_zero() {
        assert_eq!(ticks(0, 47), [0, 10, 20, 30, 40]);
        assert_eq!(ticks(-3, 4), [-2, 0, 2, 4]);
        assert_eq!(span(&[]), (0, 1));
        assert_eq!((span(&[5, 5]), span(&[-4, -2])), ((0, 5), (-4, 0)));
    }

    #[test]
    fn a_victory_is_told_by_its_shape_and_every_mark_lies_within_the_picture() {
        let drawn = plot(Lang::En, &games(&[(12, 1), (-3, 3), (40, 1), (0, 2)])).into_string();
        assert_eq!((drawn.matches("<path").count(), drawn.matches("<circle").count()), (2, 2));
        let (_, line) = drawn.split_once("points=\"").expect("a line");
        for point in line.split('"').next().expect("it ends").split(' ') {
            let (x, y) = point.split_once(',').expect("two figures");
            let (x, y): (f64, f64) = (x.parse().expect("a figure"), y.parse().expect("a figure"));
            assert!((46.0..=640.0).contains(&x) && (0.0..=240.0).contains(&y), "{point}");
        }
    }

    #[test]
    fn one_game_or_none_is_drawn_too() {
        assert!(plot(Lang::Ja, &games(&[(7, 1)])).into_string().contains("<path"));
        assert!(!plot(Lang::Ja, &games(&[])).into_string().contains("NaN"));
    }
}
