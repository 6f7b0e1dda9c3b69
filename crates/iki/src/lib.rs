//! The rules of IKI, a year among the artisans of Edo.
