//! Tests of the testkit itself.

mod hands {
    use crate::toys::*;
    crate::laws!(Hands, small: HandsOptions::default());
}
mod bids {
    use crate::toys::*;
    crate::laws!(Bids);
}
mod snap {
    use crate::toys::*;
    crate::laws!(Snap);
}
