//! The example plays a whole match against a real house.

use std::process::Command;

use server::{Config, serve};
use store::Place;
use store::testing::Folder;
use tokio::runtime::Runtime;

#[test]
fn the_example_plays_a_whole_match() {
    let folder = Folder::new().expect("a temporary folder");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), Place::Folder(folder.path().to_path_buf()));
    config.bot_delay_ms = 0..=0;
    let runtime = Runtime::new().expect("threads");
    let serving = runtime.block_on(serve(config)).expect("an open house");
    let house = format!("http://{}", serving.address);
    let player = Command::new(env!("CARGO_BIN_EXE_player")).arg(&house).output().expect("it ran");
    let (said, complained) = (String::from_utf8_lossy(&player.stdout), String::from_utf8_lossy(&player.stderr));
    assert!(player.status.success(), "{said}{complained}");
    assert!(said.contains(&format!("{house}/table/")) && said.contains("the game is over"), "{said}");
    assert_eq!(complained, "", "nothing was refused");
    runtime.block_on(serving.close());
}

#[test]
fn without_a_house_it_says_so() {
    let player = Command::new(env!("CARGO_BIN_EXE_player")).arg("http://127.0.0.1:1").output().expect("it ran");
    let complained = String::from_utf8_lossy(&player.stderr);
    assert!(!player.status.success() && complained.contains("is the house open?"), "{complained}");
}
