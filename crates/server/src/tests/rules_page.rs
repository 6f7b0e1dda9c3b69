//! What the rules pages say about the house itself.

use boards::Lang;
use room::{ALLOWANCE_MS, HEAD_START_MS};

#[test]
fn the_rules_page_tells_how_races_are_decided() {
    let kabuki = catalog::game("kabuki").expect("kabuki is in the house");
    for lang in Lang::ALL {
        let page = boards::rules(kabuki, lang).into_string();
        assert!(page.contains(&format!("{ALLOWANCE_MS}")), "the allowance in {}", lang.code());
        assert!(page.contains(&format!("{HEAD_START_MS}")), "the head start in {}", lang.code());
    }
}
