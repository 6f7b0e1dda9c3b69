//! Bringing messages to the push services: a few at once, each tried a few times, and none waited for by a table.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};
use ureq::Agent;
use ureq::http::header::RETRY_AFTER;
use ureq::http::{Response, StatusCode};

use super::Letter;
use super::seal::seal;
use crate::clock::unix_now;
use crate::config::Push;
use crate::house::House;

/// How many messages are under way at most, also those that wait to be tried again.
const UNDER_WAY: usize = 256;
/// How many push services are spoken to at once.
const AT_ONCE: usize = 8;
/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a message is tried.
const TRIES: u32 = 4;
/// The longest that a service can make a message wait.
const LONGEST_WAIT: Duration = Duration::from_secs(5 * 60);
/// What is still to be delivered when the house closes has this long.
const LAST_MINUTE: Duration = Duration::from_secs(2);
/// For how many seconds a service keeps a message for a device that is switched off: a day, as long as slow games give.
const KEEP_SECONDS: &str = "86400";

/// What is to be delivered.
pub(crate) struct Letters(pub(super) mpsc::Receiver<Letter>);

/// What a push service made of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// It brings it to the device.
    Taken,
    /// There is no such device any more.
    Gone,
    /// It has no time now, and wants to be left alone for so long.
    Later(Duration),
    /// It does not want it.
    Refused,
}

/// Delivers messages until the house closes.
pub(crate) async fn deliver(house: House, push: Push, letters: Letters, mut closing: oneshot::Receiver<()>) {
    let Letters(mut letters) = letters;
    let postman = Postman { house, push, agent: agent(), hands: Arc::new(Semaphore::new(AT_ONCE)) };
    let mut under_way = JoinSet::new();
    loop {
        tokio::select! {
            letter = letters.recv(), if under_way.len() < UNDER_WAY => match letter {
                Some(letter) => drop(under_way.spawn(postman.clone().bring(letter))),
                None => break,
            },
            Some(_) = under_way.join_next() => {}
            _ = &mut closing => break,
        }
    }
    letters.close();
    let rest = async {
        while let Some(letter) = letters.recv().await {
            under_way.spawn(postman.clone().bring(letter));
        }
        while under_way.join_next().await.is_some() {}
    };
    // What is not delivered by then is noted as told; a guest who comes sees whose turn it is.
    let _ = timeout(LAST_MINUTE, rest).await;
}

/// A client that goes exactly where it is sent, and nowhere else.
fn agent() -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent("zashiki")
        .build();
    config.into()
}

/// The task that delivers one message.
#[derive(Clone)]
struct Postman {
    house: House,
    push: Push,
    agent: Agent,
    hands: Arc<Semaphore>,
}

impl Postman {
    async fn bring(self, letter: Letter) {
        let metrics = &self.house.0.metrics;
        let letter = Arc::new(letter);
        for tried in 0..TRIES {
            let verdict = match self.hands.acquire().await {
                Ok(_hand) => {
                    let (postman, letter) = (self.clone(), letter.clone());
                    spawn_blocking(move || postman.hand_over(&letter)).await.unwrap_or(Verdict::Refused)
                }
                // Nobody closes it.
                Err(_) => return,
            };
            match verdict {
                Verdict::Taken => {
                    metrics.push_sent.inc();
                    return;
                }
                Verdict::Gone => {
                    metrics.push_gone.inc();
                    return self.forget(&letter).await;
                }
                Verdict::Later(wait) if tried + 1 < TRIES => {
                    sleep(wait.max(self.push.first_wait * 4_u32.pow(tried)).min(LONGEST_WAIT)).await;
                }
                Verdict::Later(_) | Verdict::Refused => break,
            }
        }
        metrics.push_failed.inc();
        tracing::warn!("a push service did not take a message");
    }

    /// The service knows no such device any more.
    async fn forget(&self, letter: &Letter) {
        if let Err(error) = self.house.0.store.remove_device(&letter.device.endpoint).await {
            tracing::warn!(%error, "a device that is gone could not be forgotten");
        }
    }

    /// Gives one message to the push service and waits for its answer, on a thread that may wait. Neither address nor
    /// keys stand in any log, and so no word of the client's own does.
    fn hand_over(&self, letter: &Letter) -> Verdict {
        let Some(caller) = &self.house.0.caller else { return Verdict::Refused };
        let device = &letter.device;
        // What the host took off the list since is not spoken to any more.
        let Some(origin) = caller.services.origin(&device.endpoint) else { return Verdict::Refused };
        let Some(authorization) = caller.vapid.authorization(&origin, unix_now()) else { return Verdict::Refused };
        // A point beside the curve is nobody's key.
        let Ok(sealed) = seal(&device.public_key, &device.auth, &letter.text) else { return Verdict::Gone };
        let request = self
            .agent
            .post(&device.endpoint)
            .header("authorization", authorization)
            .header("content-encoding", "aes128gcm")
            .header("ttl", KEEP_SECONDS)
            .header("urgency", "normal")
            .header("topic", &letter.topic)
            .content_type("application/octet-stream");
        request.send(sealed.as_slice()).as_ref().map_or(Verdict::Later(Duration::ZERO), verdict)
    }
}

fn verdict<T>(answer: &Response<T>) -> Verdict {
    let wait = answer.headers().get(RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
    match answer.status() {
        status if status.is_success() => Verdict::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Verdict::Gone,
        StatusCode::TOO_MANY_REQUESTS => Verdict::Later(Duration::from_secs(wait.unwrap_or(0))),
        status if status.is_server_error() => Verdict::Later(Duration::from_secs(wait.unwrap_or(0))),
        _ => Verdict::Refused,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ureq::http::Response;

    use super::{Verdict, verdict};

    #[test]
    fn what_a_service_answers_is_taken_at_its_word() {
        let later = |seconds| Verdict::Later(Duration::from_secs(seconds));
        for (status, wait, expected) in [
            (201, None, Verdict::Taken),
            (202, None, Verdict::Taken),
            (404, None, Verdict::Gone),
            (410, None, Verdict::Gone),
            (429, Some("7"), later(7)),
            (429, Some("Wed, 21 Oct 2026 07:28:00 GMT"), later(0)),
            (500, None, later(0)),
            (503, Some("3"), later(3)),
            (301, None, Verdict::Refused),
            (400, None, Verdict::Refused),
            (403, None, Verdict::Refused),
            (413, None, Verdict::Refused),
        ] {
            let mut answer = Response::builder().status(status);
            if let Some(wait) = wait {
                answer = answer.header("retry-after", wait);
            }
            assert_eq!(verdict(&answer.body(()).expect("an answer")), expected, "{status} {wait:?}");
        }
    }
}
