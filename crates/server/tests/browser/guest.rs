//! A guest with a browser: goes to pages, presses, types, and looks.

use std::cell::RefCell;
use std::future::Future;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use crate::chromium::DevTools;
use crate::stage::workshop;

/// How long anything may take before a test fails. Nothing waits this long unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often a guest scrolls to something that moves away.
const MOST_SCROLLS: u32 = 5;
const GLANCE: Duration = Duration::from_millis(15);

/// Answers whether something is in the same place for two pictures in a row, and would be what a press there hits.
const STANDS_STILL: &str = "
    const thing = document.querySelector(arguments[0]);
    const box = () => thing.getBoundingClientRect();
    const picture = () => new Promise(requestAnimationFrame);
    return picture().then(() => [box(), picture()]).then(async ([before, next]) => {
        await next;
        const now = box();
        const hit = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
        return before.x === now.x && before.y === now.y && thing.contains(hit);
    });";

/// What the guest looks at the page on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// 1280 by 800 points, with a mouse.
    Laptop,
    /// 390 by 844 points, with fingers.
    Phone,
}

impl Size {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Size::Laptop => "laptop",
            Size::Phone => "phone",
        }
    }

    /// The device that the browser pretends to be.
    pub(crate) fn device(self) -> Option<Value> {
        let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2, "touch": true, "mobile": true });
        match self {
            Size::Laptop => None,
            Size::Phone => Some(json!({ "deviceMetrics": metrics })),
        }
    }
}

/// A window of some size, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl Window {
    pub(crate) const LAPTOP: Window = Window { name: "a laptop", width: 1280, height: 800 };
    /// A laptop whose browser has many bars.
    pub(crate) const LOW: Window = Window { name: "a low laptop", width: 1366, height: 650 };
    pub(crate) const WIDE: Window = Window { name: "a large screen", width: 1920, height: 1080 };
    pub(crate) const PHONE: Window = Window { name: "a phone", width: 390, height: 844 };
    pub(crate) const LYING: Window = Window { name: "a phone on its side", width: 844, height: 390 };
    /// A laptop at which everything is twice as large.
    pub(crate) const ZOOMED: Window = Window { name: "a laptop at 200 %", width: 640, height: 400 };
    pub(crate) const ALL: [Window; 5] = [Window::LAPTOP, Window::LOW, Window::WIDE, Window::PHONE, Window::LYING];

    fn is_phone(self) -> bool {
        self == Window::PHONE || self == Window::LYING
    }
}

/// Something that the house sent.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Received {
    /// `html` and `json` came over a socket, `page` with the page itself.
    pub(crate) format: String,
    pub(crate) data: String,
    /// The whole picture that a patch led to.
    pub(crate) shown: Option<String>,
}

/// Hands over what was recorded, each patch with the picture that it makes of the last one.
const RECEIVED: &str = r##"
    const [done] = arguments;
    const frames = (window.recordedFrames ?? []).splice(0);
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/patch.js"))?.name;
    const last = (window.recordedPicture ??= { inside: document.createElement("div"), number: undefined });
    const whole = (html, number) => {
        last.inside.innerHTML = html;
        last.number = number;
    };
    const opened = Promise.all(frames.map((frame) => frame.opened));
    opened.then(() => script && import(script)).then((scripts) => {
        for (const frame of frames) {
            if (frame.format === "page") whole(frame.data, frame.picture);
            if (frame.format !== "html") continue;
            const message = JSON.parse(frame.data);
            if (message.type === "table") whole(message.html, message.picture);
            if (message.type !== "patch" || message.base !== last.number) continue;
            if (message.changes && !scripts.patch(last.inside, message.changes)) throw new Error("a patch that does not fit");
            last.number = message.picture;
            frame.shown = last.inside.innerHTML;
        }
        done(frames);
    });
"##;

/// A guest with a browser.
pub(crate) struct Guest {
    client: Client,
    size: Size,
    /// What was received by pages that are no longer open.
    received: RefCell<Vec<Received>>,
}

impl Guest {
    pub(crate) async fn new(client: Client, size: Size) -> Guest {
        let guest = Guest { client, size, received: RefCell::default() };
        let recorder = json!({ "source": include_str!("recorder.js") });
        guest.tell_browser("Page.addScriptToEvaluateOnNewDocument", recorder).await;
        if size == Size::Laptop {
            let metrics = json!({ "width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": false });
            guest.tell_browser("Emulation.setDeviceMetricsOverride", metrics).await;
        }
        guest
    }

    /// Says something to the browser itself, in the words of its DevTools protocol.
    pub(crate) async fn tell_browser(&self, command: &'static str, parameters: Value) -> Value {
        let said = self.client.issue_cmd(DevTools { command, parameters }).await;
        said.unwrap_or_else(|error| panic!("the browser refuses {command}: {error}"))
    }

    /// Where the tools of the browser listen.
    pub(crate) fn tools(&self) -> String {
        let known = self.client.capabilities().and_then(|known| known.get("goog:chromeOptions"));
        let address = known.and_then(|options| options["debuggerAddress"].as_str());
        address.expect("the driver says where the tools listen").to_string()
    }

    /// Asks the browser for less motion, as guests can.
    pub(crate) async fn calm(self) -> Guest {
        self.under("light").await;
        self
    }

    /// Asks the browser for less motion, and for light or dark colors.
    pub(crate) async fn under(&self, light: &str) {
        let features = json!([
            { "name": "prefers-reduced-motion", "value": "reduce" },
            { "name": "prefers-color-scheme", "value": light },
        ]);
        self.tell_browser("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        // Colors change in a transition, however short.
        let changed = "const is_so = matchMedia(`(prefers-color-scheme: ${arguments[0]})`).matches; \
             return is_so && !document.getAnimations().some((moving) => moving instanceof CSSTransition)";
        until(&format!("the light is {light}"), || async {
            self.ask_about::<bool>(changed, vec![light.into()]).await.then_some(())
        })
        .await;
    }

    /// Looks at the page through a window of another size, with fingers where it is that of a phone.
    pub(crate) async fn resize(&self, window: Window) {
        let Window { width, height, .. } = window;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": window.is_phone() });
        self.tell_browser("Emulation.setDeviceMetricsOverride", metrics).await;
        let touch = json!({ "enabled": window.is_phone(), "maxTouchPoints": 1 });
        self.tell_browser("Emulation.setTouchEmulationEnabled", touch).await;
        let drawn =
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(innerWidth)))";
        until(&format!("the window is {}", window.name), || async {
            (self.ask_patiently::<u32>(drawn).await == width).then_some(())
        })
        .await;
    }

    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// Goes to an address.
    pub(crate) async fn go(&self, address: &str) {
        self.keep_received().await;
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address} does not open: {error}"));
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.keep_received().await;
        self.client.refresh().await.expect("a page loads again");
    }

    /// Where the guest is.
    pub(crate) async fn place(&self) -> Url {
        self.client.current_url().await.expect("a browser knows where it is")
    }

    /// Runs a script in the page; what it returns is read as `T`.
    pub(crate) async fn ask<T: for<'a> Deserialize<'a>>(&self, script: &str) -> T {
        self.ask_about(script, Vec::new()).await
    }

    /// Runs a script in the page with arguments.
    pub(crate) async fn ask_about<T: for<'a> Deserialize<'a>>(&self, script: &str, about: Vec<Value>) -> T {
        let answer = self.client.execute(script, about).await;
        let answer = answer.unwrap_or_else(|error| panic!("the page does not answer {script}: {error}"));
        serde_json::from_value(answer).unwrap_or_else(|error| panic!("an unexpected answer to {script}: {error}"))
    }

    /// Runs a script that answers by calling its last argument.
    pub(crate) async fn ask_patiently<T: for<'a> Deserialize<'a>>(&self, script: &str) -> T {
        let answer = self.client.execute_async(script, Vec::new()).await.expect("the page answers");
        serde_json::from_value(answer).unwrap_or_else(|error| panic!("an unexpected answer to {script}: {error}"))
    }

    /// Waits until the page has an element.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let find = || async { self.client.find(Locator::Css(css)).await.ok() };
        until(&format!("{css} is on the page"), find).await
    }

    pub(crate) async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a selector that can be read").len()
    }

    /// What the guest reads there, once it can be seen.
    pub(crate) async fn text(&self, css: &str) -> String {
        let read = || async {
            let text = self.client.find(Locator::Css(css)).await.ok()?.text().await.ok()?;
            (!text.is_empty()).then_some(text)
        };
        until(&format!("there is something to read in {css}"), read).await
    }

    /// Presses something as a guest would: it must be in sight and nothing may lie over it.
    pub(crate) async fn press(&self, css: &str) {
        self.try_to_press(css).await.unwrap_or_else(|error| panic!("{css} can't be pressed: {error}"));
    }

    async fn try_to_press(&self, css: &str) -> Result<(), CmdError> {
        self.find(css).await.click().await
    }

    /// Scrolls to something, as one does whose screen is small, waits until it stands still, and presses it. News that
    /// come in this very moment may move it: then one scrolls again.
    pub(crate) async fn scroll_and_press(&self, css: &str) {
        for _ in 1..MOST_SCROLLS {
            self.scroll_to(css).await;
            match self.try_to_press(css).await {
                Ok(()) => return,
                Err(error) if error.to_string().contains("element click intercepted") => {}
                Err(error) => panic!("{css} can't be pressed: {error}"),
            }
        }
        self.scroll_to(css).await;
        self.press(css).await;
    }

    /// Scrolls to something and waits until it stands still.
    pub(crate) async fn scroll_to(&self, css: &str) {
        self.find(css).await;
        let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' }); return null";
        self.ask_about::<()>(scroll, vec![css.into()]).await;
        until(&format!("{css} stands still with nothing in front of it"), || async {
            self.ask_about::<bool>(STANDS_STILL, vec![css.into()]).await.then_some(())
        })
        .await;
    }

    /// Presses something that leads to another page, and waits until that page is there.
    pub(crate) async fn follow(&self, css: &str) {
        self.keep_received().await;
        let before: f64 = self.ask("return performance.timeOrigin").await;
        self.press(css).await;
        let arrived = "return document.readyState === 'complete' && performance.timeOrigin !== arguments[0]";
        until(&format!("{css} leads to another page"), || async {
            // While one page gives way to the next, neither answers.
            let arrived = self.client.execute(arrived, vec![json!(before)]).await.ok()?;
            (arrived == Value::Bool(true)).then_some(())
        })
        .await;
    }

    /// Presses something that opens a window of its own, and turns to that one.
    pub(crate) async fn press_and_turn_there(&self, css: &str) {
        let here = self.client.window().await.expect("a browser knows its window");
        self.press(css).await;
        let opened = until("another window opens", || async {
            self.client.windows().await.ok()?.into_iter().find(|window| *window != here)
        })
        .await;
        self.client.switch_to_window(opened).await.expect("an open window can be turned to");
    }

    /// Presses something that closes this window, and turns to the one that is left.
    pub(crate) async fn press_and_turn_back(&self, css: &str) {
        self.press(css).await;
        let left = until("one window is left", || async {
            let mut open = self.client.windows().await.ok()?;
            (open.len() == 1).then(|| open.remove(0))
        })
        .await;
        self.client.switch_to_window(left).await.expect("an open window can be turned to");
    }

    /// Types into a field that is empty.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field takes letters");
    }

    /// Presses keys, wherever the focus is.
    pub(crate) async fn keys(&self, keys: &str) {
        let focused = self.client.active_element().await.expect("something has the focus");
        focused.send_keys(keys).await.expect("keys can be pressed");
    }

    /// Everything the house sent to this guest so far, in order.
    pub(crate) async fn received(&self) -> Vec<Received> {
        self.keep_received().await;
        self.received.borrow().clone()
    }

    /// Keeps what the page received before it goes. A page in which something went wrong fails the test here.
    async fn keep_received(&self) {
        let troubles: Vec<String> = self.ask("return window.recordedTroubles ?? []").await;
        assert_eq!(troubles, [] as [String; 0], "went wrong at {}", self.place().await);
        let new: Vec<Received> = self.ask_patiently(RECEIVED).await;
        self.received.borrow_mut().extend(new);
    }

    /// Keeps a picture of what the guest sees as `screenshots/NAME-SIZE-LANGUAGE.png` in the target folder.
    pub(crate) async fn picture(&self, name: &str) {
        let lang: String = self.ask("return document.documentElement.lang").await;
        let folder = workshop().parent().expect("the folder for tests is in the target folder").join("screenshots");
        std::fs::create_dir_all(&folder).expect("the target folder can be written to");
        let png = self.client.screenshot().await.expect("a page can be pictured");
        let file = folder.join(format!("{name}-{}-{lang}.png", self.size.name()));
        std::fs::write(file, png).expect("the target folder can be written to");
    }

    /// Keeps pictures of the whole page, one a screenful, and goes back to its top. There are hundreds of them, so they
    /// are taken only if `ZASHIKI_PICTURES` is set, to look at them.
    pub(crate) async fn pictures(&self, name: &str) {
        if std::env::var_os("ZASHIKI_PICTURES").is_none() {
            return;
        }
        let screenfuls = "return Math.ceil(document.documentElement.scrollHeight / innerHeight)";
        for screenful in 0..self.ask::<u32>(screenfuls).await {
            self.ask_about::<()>("scrollTo(0, arguments[0] * innerHeight); return null", vec![screenful.into()]).await;
            self.picture(&format!("{name}-{screenful}")).await;
        }
        self.ask::<()>("scrollTo(0, 0); return null").await;
    }
}

/// Looks again and again until there is something to see.
///
/// # Panics
/// If there is not for very long.
pub(crate) async fn until<T, F: Future<Output = Option<T>>>(what: &str, look: impl Fn() -> F) -> T {
    until_told(|| what.to_string(), look).await
}

/// The same where what is waited for can be told better once it did not come.
pub(crate) async fn until_told<T, F: Future<Output = Option<T>>>(what: impl Fn() -> String, look: impl Fn() -> F) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
        assert!(Instant::now() < deadline, "waited for {} s, but not until {}", PATIENCE.as_secs(), what());
        tokio::time::sleep(GLANCE).await;
    }
}
