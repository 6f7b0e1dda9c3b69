//! Runs cargo and passes its output on, line by line. A step that hangs is ended, so that its last words can be read.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use anyhow::{Context as _, bail};

/// How long a step may say nothing. The longest silence of a step that works is a build of everything, whose progress
/// goes to the standard error: about ten minutes on two cores.
pub(crate) const SILENCE: Duration = Duration::from_secs(25 * 60);

/// Runs a command and hands on every line of its output.
///
/// # Errors
/// When it can't be started, fails, or says nothing for `silence`; then it and all it started are ended.
pub(crate) fn run(
    name: &str,
    command: &mut Command,
    silence: Duration,
    mut on_line: impl FnMut(&str),
) -> anyhow::Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("{name} could not be started"))?;
    let stdout = child.stdout.take().context("the output is piped")?;
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || BufReader::new(stdout).lines().try_for_each(|line| sender.send(line).map_err(drop)));
    let mut last = String::new();
    loop {
        match lines.recv_timeout(silence) {
            Ok(line) => {
                let line = line.with_context(|| format!("{name}: the output could not be read"))?;
                on_line(&line);
                last = line;
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                end_with_descendants(&mut child)?;
                bail!("{name} hung and was ended; the last line it printed: {last}");
            }
        }
    }
    let status = child.wait().with_context(|| format!("{name} was lost"))?;
    if !status.success() {
        bail!("{name} failed: see above");
    }
    Ok(())
}

/// Ends a process and all that it started, children of children too: whatever lives on would keep our output open.
fn end_with_descendants(child: &mut Child) -> anyhow::Result<()> {
    let listed = Command::new("ps").args(["-eo", "pid=,ppid="]).output().context("ps could not be started")?;
    let listed = String::from_utf8_lossy(&listed.stdout);
    let parents: Vec<(u32, u32)> = listed
        .lines()
        .filter_map(|line| {
            let (pid, parent) = line.trim().split_once(' ')?;
            Some((pid.parse().ok()?, parent.trim().parse().ok()?))
        })
        .collect();
    let mut doomed = vec![child.id()];
    let mut next = 0;
    while let Some(&process) = doomed.get(next) {
        doomed.extend(parents.iter().filter(|(_, parent)| *parent == process).map(|(pid, _)| *pid));
        next += 1;
    }
    Command::new("kill").arg("-9").args(doomed.iter().map(u32::to_string)).status().context("kill did not start")?;
    child.wait().context("an ended process is gone")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{SILENCE, run};
    use std::process::Command;
    use std::time::Duration;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn every_line_is_handed_on_and_a_failure_is_told() {
        let mut heard = Vec::new();
        let result =
            run("echo", &mut shell("echo one; echo two; exit 3"), SILENCE, |line| heard.push(line.to_string()));
        assert_eq!(heard, ["one", "two"]);
        assert_eq!(result.unwrap_err().to_string(), "echo failed: see above");
    }

    #[test]
    fn what_hangs_is_ended_with_its_children_and_its_last_line_is_told() {
        // The grandchild writes its number, so that we can ask whether it lives.
        let mut heard = String::new();
        let script = "sh -c 'echo $$; exec sleep 1000' & wait";
        let result = run("sleep", &mut shell(script), Duration::from_secs(3), |line| heard = line.to_string());
        let told = result.unwrap_err().to_string();
        assert_eq!(told, format!("sleep hung and was ended; the last line it printed: {heard}"));
        let state = std::fs::read_to_string(format!("/proc/{heard}/stat")).unwrap_or_default();
        assert!(state.is_empty() || state.contains(") Z "), "it lives: {state}");
    }
}
