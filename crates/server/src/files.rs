//! How many files the process may open: each connection is one.

/// Files that are not connections: the database, standard streams, calls to push services.
const RESERVE: usize = 128;
/// More connections than this are not taken unless the host says so.
const MOST_CONNECTIONS: usize = 20_000;
/// With fewer the house would be of no use; if the system allows fewer, it will refuse them itself.
const FEWEST_CONNECTIONS: usize = 32;

/// Raises the limit of open files as far as the system allows, and returns how many connections fit below it.
pub(crate) fn connections() -> usize {
    most_connections(raise_limit())
}

fn most_connections(files: Option<u64>) -> usize {
    let files = files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
    files.saturating_sub(RESERVE).clamp(FEWEST_CONNECTIONS, MOST_CONNECTIONS)
}

#[cfg(unix)]
fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return limit.current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files could not be raised");
            limit.current
        }
    }
}

#[cfg(not(unix))]
fn raise_limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::most_connections;

    #[test]
    fn connections_leave_files_for_the_database() {
        assert_eq!(most_connections(Some(1_024)), 896);
        assert_eq!(most_connections(Some(1_000_000)), 20_000);
        assert_eq!(most_connections(None), 20_000);
        assert_eq!(most_connections(Some(64)), 32);
    }
}
