//! Logarithm, power and slope.

use crate::numbers::{ln, power_of_two, slope};

#[test]
fn the_logarithm_agrees_with_the_library_to_a_millionth() {
    for count in (1..5_000).chain((1..5_000).map(|step| step * 857_143)) {
        let exact = f64::from(count).ln();
        let error = (f64::from(ln(count)) - exact).abs();
        assert!(error <= 2e-6 * exact.max(1.0), "ln({count}) = {} instead of {exact}", ln(count));
    }
    assert_eq!(ln(0), 0.0);
}

#[test]
fn the_power_agrees_with_the_library_to_a_millionth() {
    for step in -2_000..200 {
        let exponent = step as f32 * 0.0617;
        let exact = f64::from(exponent).exp2();
        let error = (f64::from(power_of_two(exponent)) - exact).abs();
        assert!(error <= 2e-6 * exact, "2^{exponent} = {} instead of {exact}", power_of_two(exponent));
    }
    assert_eq!(power_of_two(-1_000.0), 0.0);
}

#[test]
fn the_slope_rises_from_nought_to_one() {
    assert_eq!(slope(0.0), 0.5);
    for step in -100..100 {
        let lead = step as f32 * 0.1;
        assert!(slope(lead) < slope(lead + 0.1));
        assert!((0.0..=1.0).contains(&slope(lead)));
        assert!((slope(lead) + slope(-lead) - 1.0).abs() < 1e-6);
    }
}
