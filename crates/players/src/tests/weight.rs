//! Every weight is written in one place, with its name and its range.

use crate::weights;

weights! {
    /// How somebody judges the weather.
    struct Weather {
        /// Rain.
        rain: -0.5 in -1.0..0.0,
        /// Sunshine.
        sun: 2.0 in 0.0..4.0,
    }
}

#[test]
fn weights_keep_the_order_in_which_they_are_written() {
    let names: Vec<&str> = Weather::ALL.iter().map(|weight| weight.name).collect();
    assert_eq!(names, ["rain", "sun"]);
    assert_eq!(Weather::of(&[-1.0, 3.0]), Weather { rain: -1.0, sun: 3.0 });
}

#[test]
fn the_defaults_of_all_weights_make_the_default() {
    let defaults: Vec<f32> = Weather::ALL.iter().map(|weight| weight.default).collect();
    assert_eq!(Weather::of(&defaults), Weather::DEFAULT);
}

#[test]
#[should_panic(expected = "there are 2 weights")]
fn too_few_numbers_are_no_weights() {
    Weather::of(&[1.0]);
}
