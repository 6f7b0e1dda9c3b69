//! To which push services the house speaks. An address is whatever a visitor sent: the house must never be made to ask
//! its own network, or anybody else, for something.

use axum::http::Uri;

/// The push services of the browsers that there are.
const HOSTS: [&str; 2] = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
/// Services that have many hosts, below one.
const BELOW: [&str; 3] = ["push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// The services that the house speaks to: those of the browsers, and what its host added.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    added: Vec<String>,
}

/// Something that is no push service.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no push service: write it as https://push.example.org, without a path")]
pub struct BadService(String);

impl Services {
    /// Those of the browsers and these, each as a scheme and a host.
    pub(crate) fn new(added: &[String]) -> Result<Services, BadService> {
        let bad = |service: &String| BadService(service.clone());
        let origin = |service: &String| {
            let uri: Uri = service.parse().map_err(|_| bad(service))?;
            if uri.path() == "/" && uri.query().is_none() {
                origin_of(&uri).ok_or(bad(service))
            } else {
                Err(bad(service))
            }
        };
        Ok(Services { added: added.iter().map(origin).collect::<Result<_, _>>()? })
    }

    /// The scheme and host of an address, if the house speaks to that service. It is read as the client reads it that
    /// goes there, so that the two can't disagree.
    pub(crate) fn origin(&self, endpoint: &str) -> Option<String> {
        let uri: Uri = endpoint.parse().ok()?;
        let origin = origin_of(&uri)?;
        let is_known = is_known(&origin) || self.added.contains(&origin);
        is_known.then_some(origin)
    }
}

/// The scheme and host of an address, in small letters; nothing where something else stands before the path.
fn origin_of(uri: &Uri) -> Option<String> {
    let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
    let is_plain = !authority.as_str().contains('@') && !authority.host().is_empty();
    let is_web = scheme == "https" || scheme == "http";
    (is_plain && is_web).then(|| format!("{scheme}://{authority}").to_ascii_lowercase())
}

fn is_known(origin: &str) -> bool {
    // A port would stand behind the host, which then is none of these.
    let Some(host) = origin.strip_prefix("https://") else { return false };
    let is_below = |parent: &&str| host.strip_suffix(*parent).is_some_and(|rest| rest.ends_with('.') && rest.len() > 1);
    HOSTS.contains(&host) || BELOW.iter().any(is_below)
}

#[cfg(test)]
mod tests {
    use super::Services;

    fn services(added: &[&str]) -> Services {
        Services::new(&added.iter().map(ToString::to_string).collect::<Vec<_>>()).expect("services")
    }

    #[test]
    fn the_services_of_the_browsers_are_known() {
        for (endpoint, origin) in [
            ("https://fcm.googleapis.com/fcm/send/abc:def", "https://fcm.googleapis.com"),
            ("https://updates.push.services.mozilla.com/wpush/v2/abc", "https://updates.push.services.mozilla.com"),
            ("https://web.push.apple.com/QabC", "https://web.push.apple.com"),
            ("https://wns2-par02p.notify.windows.com/w/?token=a%2fb", "https://wns2-par02p.notify.windows.com"),
            ("https://FCM.googleapis.com/x", "https://fcm.googleapis.com"),
        ] {
            assert_eq!(services(&[]).origin(endpoint).as_deref(), Some(origin), "{endpoint}");
        }
    }

    #[test]
    fn nothing_else_is_ever_asked_for_anything() {
        for endpoint in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://evil.example/fcm.googleapis.com",
            "https://evilpush.apple.com/x",
            "https://push.apple.com/x",
            "https://.push.apple.com/x",
            "https://a@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@evil.example/x",
            "https://evil.example\\@fcm.googleapis.com/x",
            "https://evil.example#.push.apple.com/x",
            "https://evil.example?.push.apple.com",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "http://169.254.169.254/latest/meta-data",
            "file:///etc/passwd",
            "gopher://fcm.googleapis.com/x",
            "/fcm.googleapis.com",
            "fcm.googleapis.com",
            "",
        ] {
            assert_eq!(services(&[]).origin(endpoint), None, "{endpoint}");
        }
    }

    #[test]
    fn a_host_adds_a_service_with_its_scheme_and_port_and_no_other() {
        let services = services(&["http://127.0.0.1:9000", "https://push.example.org/"]);
        assert_eq!(services.origin("http://127.0.0.1:9000/a").as_deref(), Some("http://127.0.0.1:9000"));
        assert_eq!(services.origin("https://push.example.org/a?b").as_deref(), Some("https://push.example.org"));
        for other in
            ["http://127.0.0.1:9001/a", "https://127.0.0.1:9000/a", "http://push.example.org/a", "http://127.0.0.1/"]
        {
            assert_eq!(services.origin(other), None, "{other}");
        }
        for bad in ["push.example.org", "https://push.example.org/path", "ftp://push.example.org", "https://a@b", ""] {
            let told = Services::new(&[bad.to_string()]).expect_err(bad).to_string();
            assert!(told.contains("write it as https://push.example.org"), "{told}");
        }
    }
}
