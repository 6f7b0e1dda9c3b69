//! What protects guests from other sites: headers on everything, and a check of where a request comes from.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderValue, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, Method};
use axum::middleware::Next;
use axum::response::Response;
use boards::{Lang, Trouble};

use super::trouble;
use crate::house::House;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// Puts the security headers on every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
    const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
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

    use super::comes_from_here;

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
}
