//! A private PostgreSQL: made in a temporary folder, reached through a socket in it, gone at the end.

use std::collections::VecDeque;
use std::fs::Permissions;
use std::io::{BufRead, BufReader, Write as _};
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};

use thiserror::Error;

use super::folder;
use crate::Place;

/// Starts the server and guards it: at the word of its parent it stops it, and when the parent is gone, however it
/// ended, it stops the server and removes the folder. `$1` is the folder of the programs, `$2` that of the data, and
/// `$3` a port where it listens for encrypted connections too.
const GUARD: &str = r#"
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c lc_messages=C \
    ${3:+-c listen_addresses=127.0.0.1 -c port=$3 -c ssl=on} 2>&1 </dev/null &
exec >/dev/null 2>&1
read -r word
"$1/pg_ctl" -D "$2/data" -m "${word:-immediate}" -s -w stop
wait
[ -n "$word" ] || rm -rf "$2"
"#;

/// Why there is no PostgreSQL to test with.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("PostgreSQL can't be started: {reason}; on Debian, 'apt-get install postgresql' brings it")]
pub struct NoPostgres {
    reason: String,
}

/// A PostgreSQL server that belongs to this process and ends with it.
///
/// It can be dropped, but need not be: its guard notices the end of this process, even a sudden one.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    user: User,
    /// Where it listens for encrypted connections.
    port: Option<u16>,
    guard: Option<Child>,
    databases: AtomicU32,
}

/// As whom the server runs: it refuses to run as root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum User {
    /// As the user who runs this process.
    Same,
    /// As this user and group.
    Other(u32, u32),
}

impl Postgres {
    /// Makes a server of its own from the programs of the system. This blocks for a second or two.
    pub fn start() -> Result<Postgres, NoPostgres> {
        let programs = find_programs().ok_or_else(|| no("its programs are not installed"))?;
        let user = find_user()?;
        let folder = folder::create().map_err(|error| no(format!("no temporary folder: {error}")))?;
        let mut postgres = Postgres { programs, folder, user, port: None, guard: None, databases: AtomicU32::new(0) };
        let own = std::fs::set_permissions(&postgres.folder, Permissions::from_mode(0o700));
        let own = own.and_then(|()| match user {
            User::Same => Ok(()),
            User::Other(uid, gid) => chown(&postgres.folder, Some(uid), Some(gid)),
        });
        own.map_err(|error| no(format!("the temporary folder can't be given to its user: {error}")))?;
        let data = postgres.folder.join("data");
        let words = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"];
        run(postgres.command("initdb").args(words).arg(data))?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// Starts it again so that it listens on the network too, and takes nobody there who does not encrypt. Its
    /// certificate is its own, for `localhost`: see [`Postgres::certificate`]. It needs the program `openssl`.
    pub fn encrypt(&mut self) -> Result<(), NoPostgres> {
        const CERTIFICATE: &str = "[req]\ndistinguished_name = name\nx509_extensions = extensions\nprompt = no\n\
                                   [name]\nCN = localhost\n\
                                   [extensions]\nbasicConstraints = critical, CA:FALSE\nsubjectAltName = DNS:localhost\n";
        self.stop();
        let data = self.folder.join("data");
        let write = |name: &str, text: &str| {
            std::fs::write(self.folder.join(name), text).map_err(|error| no(format!("{name}: {error}")))
        };
        write("openssl.cnf", CERTIFICATE)?;
        write("data/pg_hba.conf", "local all all trust\nhostssl all all 127.0.0.1/32 trust\n")?;
        let mut command = Command::new("openssl");
        command.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]);
        command.args(["-days", "2", "-config", "openssl.cnf", "-keyout"]).arg(data.join("server.key"));
        run(self.as_its_user(&mut command).arg("-out").arg(data.join("server.crt")))?;
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| no(format!("no free port: {error}")))?;
        self.port = listener.local_addr().ok().map(|address| address.port());
        drop(listener);
        self.start_again()
    }

    /// The certificate that [`Postgres::encrypt`] made, a file.
    pub fn certificate(&self) -> PathBuf {
        self.folder.join("data/server.crt")
    }

    /// A new, empty database, reached over the network with these parameters in its address.
    pub fn fresh_encrypted_database(&self, parameters: &str) -> Result<Place, NoPostgres> {
        let port = self.port.ok_or_else(|| no("it does not listen on the network"))?;
        let name = self.create_database()?;
        Ok(Place::Url(format!("postgres://postgres@localhost:{port}/{name}?{parameters}")))
    }

    /// Starts the server with the data it had when it was stopped.
    pub fn start_again(&mut self) -> Result<(), NoPostgres> {
        let mut command = Command::new("sh");
        command.args(["-c", GUARD, "sh"]).arg(&self.programs).arg(&self.folder);
        command.args(self.port.map(|port| port.to_string()));
        // In a group of its own it does not hear the Ctrl-C that ends the tests, and lives to clean up.
        self.as_its_user(&mut command).process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut guard = command.spawn().map_err(|error| no(format!("no shell: {error}")))?;
        let log = guard.stdout.take().expect("the output of the guard is a pipe");
        self.guard = Some(guard);
        let (told, ready) = channel();
        std::thread::spawn(move || read_log(log, &told));
        ready.recv().unwrap_or_else(|_| Err("its log ended".to_string())).map_err(no)
    }

    /// Stops the server in good order. Its connections are cut, its data stays.
    pub fn stop(&mut self) {
        self.end("fast\n");
    }

    /// Stops the server as if it had been killed; when it starts again it recovers from its log.
    pub fn crash(&mut self) {
        self.end("immediate\n");
    }

    /// A new, empty database.
    pub fn fresh_database(&self) -> Result<Place, NoPostgres> {
        let name = self.create_database()?;
        let folder = self.folder.to_str().ok_or_else(|| no("the temporary folder is not readable text"))?;
        Ok(Place::Url(format!("postgres://postgres@localhost/{name}?host={}", folder.replace('%', "%25"))))
    }

    fn create_database(&self) -> Result<String, NoPostgres> {
        let name = format!("house_{}", self.databases.fetch_add(1, Relaxed));
        let mut command = self.command("createdb");
        command.args(self.port.map(|port| format!("--port={port}")));
        run(command.args(["--username=postgres", "-h"]).arg(&self.folder).arg(&name))?;
        Ok(name)
    }

    fn end(&mut self, word: &str) {
        let Some(mut guard) = self.guard.take() else { return };
        let mut ear = guard.stdin.take().expect("the input of the guard is a pipe");
        // A guard that does not listen any more has stopped the server already.
        let _ = ear.write_all(word.as_bytes());
        drop(ear);
        let _ = guard.wait();
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        self.as_its_user(&mut command);
        command
    }

    fn as_its_user<'c>(&self, command: &'c mut Command) -> &'c mut Command {
        // Its user may not be allowed to enter the folder in which the tests run.
        command.current_dir(&self.folder);
        match self.user {
            User::Same => command,
            User::Other(uid, gid) => command.uid(uid).gid(gid),
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end("immediate\n");
        // What can't be removed is litter, not a reason to fail.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn no(reason: impl Into<String>) -> NoPostgres {
    NoPostgres { reason: reason.into() }
}

/// The folder with the programs of the newest version: Debian keeps one a version, others have them on the path.
fn find_programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let version = |entry: &std::fs::DirEntry| entry.file_name().to_str()?.parse::<u32>().ok();
    let mut debian: Vec<(u32, PathBuf)> =
        debian.filter_map(|entry| Some((version(&entry)?, entry.path().join("bin")))).collect();
    debian.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let has_all = |folder: &Path| ["initdb", "postgres", "pg_ctl", "createdb"].iter().all(|p| folder.join(p).is_file());
    debian.into_iter().rev().map(|(_, folder)| folder).chain(path).find(|folder| has_all(folder))
}

fn find_user() -> Result<User, NoPostgres> {
    if id(&["-u"])? != 0 {
        return Ok(User::Same);
    }
    Ok(User::Other(id(&["-u", "postgres"])?, id(&["-g", "postgres"])?))
}

fn id(words: &[&str]) -> Result<u32, NoPostgres> {
    let said = run(Command::new("id").args(words))?;
    said.trim().parse().map_err(|_| no("'id' does not say a number"))
}

fn run(command: &mut Command) -> Result<String, NoPostgres> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|error| no(format!("{program}: {error}")))?;
    if !output.status.success() {
        return Err(no(format!("{program}: {}", String::from_utf8_lossy(&output.stderr).trim())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Reads the log of the server as long as it lives, so that it never waits for a reader, and tells once whether it has
/// come up.
fn read_log(log: ChildStdout, told: &Sender<Result<(), String>>) {
    let mut last = VecDeque::new();
    for line in BufReader::new(log).lines().map_while(Result::ok) {
        if line.contains("ready to accept connections") {
            // Nobody listens any more after the first time.
            let _ = told.send(Ok(()));
        }
        last.push_back(line);
        if last.len() > 10 {
            last.pop_front();
        }
    }
    let _ = told.send(Err(last.make_contiguous().join("; ")));
}
