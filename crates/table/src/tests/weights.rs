//! Every weight stands in one place, with its name and how far it may go.

use crate::weights;

weights! {
    /// What somebody makes of the weather.
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
fn the_usual_numbers_are_those_of_the_house() {
    let usual: Vec<f32> = Weather::ALL.iter().map(|weight| weight.usual).collect();
    assert_eq!(Weather::of(&usual), Weather::OF_THE_HOUSE);
}

#[test]
#[should_panic(expected = "there are 2 weights")]
fn too_few_numbers_are_no_weights() {
    Weather::of(&[1.0]);
}
