//! Logarithm and power made of sums and products alone.
//!
//! Those of the system's library differ in the last bit from one system to the next, and one bit can turn a choice.
//! A level that is fixed by iterations plays the same everywhere, so it counts with these.

/// The natural logarithm of a count; of 0 as of 1. Good to about one part in a million.
#[inline]
pub(crate) fn ln(count: u32) -> f32 {
    let count = count.max(1) as f32;
    // count = mantissa * 2^exponent with the mantissa from 1 up to 2, read off the bits of the float.
    let bits = count.to_bits();
    let mut exponent = (bits >> 23) as i32 - 127;
    let mut mantissa = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    if mantissa > std::f32::consts::SQRT_2 {
        mantissa *= 0.5;
        exponent += 1;
    }
    // ln(m) = 2 artanh((m - 1) / (m + 1)), and |(m - 1) / (m + 1)| is at most 0.172 here.
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let artanh = ratio * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0))));
    exponent as f32 * std::f32::consts::LN_2 + 2.0 * artanh
}

/// Two to the power of `exponent`, 0 below the smallest normal float. Good to about one part in a million.
#[inline]
pub(crate) fn power_of_two(exponent: f32) -> f32 {
    if exponent < -126.0 {
        return 0.0;
    }
    let exponent = exponent.min(127.0);
    let whole = exponent.floor();
    let rest = (exponent - whole) * std::f32::consts::LN_2;
    let mut term = 1.0;
    let mut sum = 1.0;
    for divisor in 1..9u8 {
        term *= rest / f32::from(divisor);
        sum += term;
    }
    sum * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// A curve from 0 to 1 through one half at 0, three quarters at about 0.58, and never flat.
#[inline]
pub(crate) fn slope(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
