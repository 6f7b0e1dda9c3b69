//! Tests of the testkit itself.

mod hands {
    use crate::toys::*;
    crate::laws!(Hands, small: HandsOptions::default());
}
