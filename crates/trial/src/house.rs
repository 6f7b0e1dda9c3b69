//! A house to measure and to attack: a process of its own, and what the system says about it.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use guest::Guest;

/// What the house of our own wants to hear before it tells its figures. It listens on this machine alone.
const METRICS_TOKEN: &str = "measured-by-its-own-program";

/// An open house in a temporary folder. It is closed and its folder removed when this is dropped.
pub struct House {
    program: PathBuf,
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
    options: Vec<String>,
}

impl House {
    /// Starts a house: this `zashiki` program with these options of `zashiki serve`.
    pub fn open(program: &Path, options: &[&str]) -> anyhow::Result<House> {
        static OPENED: AtomicU32 = AtomicU32::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("zashiki-house-{}-{number}", std::process::id()));
        let options: Vec<String> = options.iter().map(ToString::to_string).collect();
        let anywhere = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let (child, address) = start(program, &folder, anywhere, &options)?;
        Ok(House { program: program.to_path_buf(), child, address, folder, options })
    }

    /// Kills the process, which gets no chance to do anything about it.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().context("the house was dead already")?;
        self.child.wait().context("the house does not die")?;
        Ok(())
    }

    /// Opens the house again after it was killed, where it was.
    pub fn reopen(&mut self) -> anyhow::Result<()> {
        (self.child, self.address) = start(&self.program, &self.folder, self.address, &self.options)?;
        Ok(())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many inputs the house has committed.
    pub fn rows(&self) -> anyhow::Result<u64> {
        self.figure("zashiki_store_rows ")
    }

    /// How many commits they took.
    pub fn commits(&self) -> anyhow::Result<u64> {
        self.figure("zashiki_store_batches ")
    }

    /// How many tables are awake.
    pub fn awake(&self) -> anyhow::Result<u64> {
        self.figure("zashiki_tables ")
    }

    fn figure(&self, name: &str) -> anyhow::Result<u64> {
        let bearer = format!("Bearer {METRICS_TOKEN}");
        let figures = Guest::at(self.address).get_with("/metrics", ("authorization", &bearer))?.body;
        let line = figures.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|value| value.parse().ok()).with_context(|| format!("the house does not say its {name}"))
    }

    /// The time its threads have run, where the system says so.
    pub fn cpu(&self) -> Option<Duration> {
        // The unit is fixed at a hundredth of a second for every program on Linux.
        const TICK: Duration = Duration::from_millis(10);
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name in brackets may hold blanks; the fields after it count from the third.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let ticks = |index: usize| fields.get(index)?.parse::<u32>().ok();
        Some(TICK * (ticks(11)? + ticks(12)?))
    }

    /// The memory it holds, where the system says so.
    pub fn memory_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }
}

/// Starts the process and waits until it says where it listens.
fn start(
    program: &Path,
    folder: &Path,
    address: SocketAddr,
    options: &[String],
) -> anyhow::Result<(Child, SocketAddr)> {
    let mut command = Command::new(program);
    command.args(["serve", "--address", &address.ip().to_string(), "--port", &address.port().to_string()]);
    command.arg("--data").arg(folder).args(options);
    command.env("ZASHIKI_METRICS_TOKEN", METRICS_TOKEN);
    command.env("RUST_LOG", "error").env_remove("DATABASE_URL").stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().context("no house could be opened")?;
    let mut said = String::new();
    let stdout = child.stdout.take().context("the output of the house is piped")?;
    BufReader::new(stdout).read_line(&mut said).context("the house does not say where it is")?;
    match said.trim().rsplit("//").next().and_then(|address| address.parse().ok()) {
        Some(address) => Ok((child, address)),
        None => {
            // Whatever it is doing, it is no use to anybody.
            let _ = child.kill();
            let _ = child.wait();
            anyhow::bail!("the house did not open: {}", said.trim())
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // There is nothing in it that anybody wants to keep.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
