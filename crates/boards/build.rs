//! Rebuilds the crate when a file is added to or removed from a folder that is embedded as a whole; cargo sees changes
//! of files that are already embedded by itself.

fn main() {
    for folder in ["art", "assets", "text"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
