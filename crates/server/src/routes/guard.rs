//! What protects guests from other sites: headers on everything, and a check of where a request comes from and which
//! host it names. Cookies that are used are renewed here too.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::uri::{Authority, Uri};
use axum::http::{HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use boards::{Lang, Trouble};

use super::trouble;
use crate::house::House;
use crate::identity::{self, Jar};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// What shows hands, or leads to them, is kept by no browser and no proxy.
const NOT_KEPT: [&str; 7] = ["/table/", "/history", "/carry/", "/sessions", "/forget", "/api/tables", "/socket/"];

/// Puts the security headers on every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
    const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");
    let is_kept = !NOT_KEPT.iter().any(|path| request.uri().path().starts_with(path));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if !is_kept {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (OPENER, "same-origin"),
        (PERMISSIONS, "camera=(), geolocation=(), microphone=(), payment=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses what another site makes a guest's browser send. Programs, which send no origin, have no borrowed cookies.
pub(super) async fn same_origin(State(house): State<House>, request: Request, next: Next) -> Response {
    let is_socket = request.uri().path().starts_with("/socket/");
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD) && !is_socket;
    if is_reading || comes_from_here(request.headers(), house.0.config.public_url.as_deref()) {
        return next.run(request).await;
    }
    let lang = super::visit::accepted_lang(request.headers());
    trouble::page(lang.unwrap_or(Lang::En), Trouble::NotFromHere)
}

/// Seals the cookies of a visitor anew who uses them, once a day, so that they live on.
pub(super) async fn renew(State(house): State<House>, request: Request, next: Next) -> Response {
    // Files are the same for everybody, and may be kept for everybody.
    if request.uri().path().starts_with("/assets/") {
        return next.run(request).await;
    }
    let jar = Jar::new(request.headers(), &house);
    let response = next.run(request).await;
    if identity::sets_session(response.headers()) {
        return response;
    }
    match identity::renew(jar, house.transport()) {
        Some(jar) => (jar, response).into_response(),
        None => response,
    }
}

/// Refuses a request that names another host than the public URL: a site that has its own name lead here (DNS
/// rebinding) could otherwise act as a page of the house. Whatever watches over the house may call it as it likes.
pub(super) async fn own_host(State(house): State<House>, request: Request, next: Next) -> Response {
    let is_probe = matches!(request.uri().path(), "/healthz" | "/metrics");
    let named = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let named = named.or_else(|| request.uri().authority().map(Authority::as_str));
    if is_probe || is_own_host(named, house.0.config.public_url.as_deref()) {
        return next.run(request).await;
    }
    tracing::debug!("a request named another host than the public URL");
    let lang = super::visit::accepted_lang(request.headers());
    trouble::page(lang.unwrap_or(Lang::En), Trouble::WrongHost)
}

/// Whether a request may name this host. The port does not matter: a proxy may leave it out.
fn is_own_host(named: Option<&str>, public_url: Option<&str>) -> bool {
    let Some(own) = public_url.and_then(|url| url.parse::<Uri>().ok()) else { return true };
    let Some(own) = own.host() else { return true };
    let named = named.and_then(|named| named.parse::<Authority>().ok());
    named.is_some_and(|named| named.host().eq_ignore_ascii_case(own))
}

fn comes_from_here(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if public_url.is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && named == host
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::{comes_from_here, is_own_host};

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert("host", host.parse().expect("a header value"));
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("a header value"));
        }
        headers
    }

    #[test]
    fn a_request_of_our_own_page_or_of_a_program_is_taken() {
        assert!(comes_from_here(&headers("127.0.0.1:8000", Some("http://127.0.0.1:8000")), None));
        assert!(comes_from_here(&headers("127.0.0.1:8000", None), None));
        let proxied = headers("127.0.0.1:8000", Some("https://play.example.org"));
        assert!(comes_from_here(&proxied, Some("https://play.example.org/")));
    }

    #[test]
    fn a_request_that_another_site_made_is_not() {
        for origin in ["http://evil.example", "null", "http://127.0.0.1:8001", "ftp://127.0.0.1:8000"] {
            assert!(!comes_from_here(&headers("127.0.0.1:8000", Some(origin)), None), "{origin}");
        }
    }

    #[test]
    fn only_the_host_of_the_public_url_is_ours_on_any_port() {
        let public = Some("https://play.example.org:8443/");
        for named in ["play.example.org", "play.example.org:8443", "PLAY.example.org:443"] {
            assert!(is_own_host(Some(named), public), "{named}");
        }
        for named in ["evil.example", "play.example.org.evil.example", "127.0.0.1:8000", "localhost", "", "a b", "@"] {
            assert!(!is_own_host(Some(named), public), "{named}");
        }
        assert!(!is_own_host(None, public));
        assert!(is_own_host(Some("192.168.1.5:8000"), Some("http://192.168.1.5:8000")));
        assert!(is_own_host(Some("[::1]:8000"), Some("http://[::1]:8000")));
        assert!(is_own_host(Some("anything.example"), None), "a house without a public URL is found by any name");
    }
}
