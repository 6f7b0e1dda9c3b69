//! Writes the corpus that fuzzing starts from: good inputs and near misses of them, always the same ones.
//!
//! `cargo run -p fuzzing --example corpus`. Inputs that a fuzz run found stay in the folders beside them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fuzzing::{TARGETS, mutate};
use table::{Rng, Seed};

/// How many near misses are made of each good input.
const NEAR_MISSES: usize = 2;

fn main() -> std::io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for target in TARGETS {
        let mut rng = Rng::new(&Seed::numbered(21, 0));
        let folder = corpus.join(target.name);
        fs::create_dir_all(&folder)?;
        let good = (target.good)(&mut rng);
        let mut inputs: BTreeSet<Vec<u8>> = BTreeSet::new();
        for text in good.iter().flat_map(|text| [text; NEAR_MISSES]) {
            let other = rng.choose(&good).expect("there are good inputs");
            inputs.insert(mutate(text.as_bytes(), other.as_bytes(), &mut rng));
        }
        for (index, text) in good.iter().enumerate() {
            inputs.remove(text.as_bytes());
            fs::write(folder.join(format!("good-{index:03}")), text)?;
        }
        for (index, near_miss) in inputs.iter().enumerate() {
            fs::write(folder.join(format!("near-{index:03}")), near_miss)?;
        }
        println!("{}: {} good inputs, {} near misses", target.name, good.len(), inputs.len());
    }
    Ok(())
}
