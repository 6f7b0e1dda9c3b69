//! A house as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// An open house.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl House {
    /// Opens a house in this folder on any free port, with bots that answer almost at once.
    pub(crate) fn open(folder: &Path) -> House {
        House::open_with_log(folder, "warn", Stdio::inherit())
    }

    /// Opens a house that logs this much, there.
    pub(crate) fn open_with_log(folder: &Path, level: &str, log: Stdio) -> House {
        let mut command = Command::new(env!("CARGO_BIN_EXE_zashiki"));
        command.args(["serve", "--port", "0", "--bot-delay", "0-3", "--tables-per-minute", "1000"]);
        command.args(["--messages-per-second", "10000", "--no-network-limits", "--data"]).arg(folder);
        command.env("RUST_LOG", level).env_remove("DATABASE_URL");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().expect("a house");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("its output is piped")).read_line(&mut said).expect("a line");
        let address = said.trim().rsplit("//").next().expect("an address");
        House { child, address: address.parse().unwrap_or_else(|_| panic!("the house said: {said}")) }
    }

    /// Kills the process, which gets no chance to do anything about it.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it was alive");
        self.child.wait().expect("it is dead");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // A house that was killed already needs no more of it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
