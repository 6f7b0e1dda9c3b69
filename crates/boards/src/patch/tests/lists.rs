//! How small a patch is where it matters.

use super::{Patch, Picture, between, check};
use crate::patch::Region;

#[test]
fn equal_pictures_need_no_patch() {
    let html = "<p id=\"a\">1</p><p>2</p>";
    assert!(between(html, html).is_empty());
}

#[test]
fn a_text_that_changed_is_sent_alone() {
    assert_eq!(between("<div><p>1</p><p>2</p></div>", "<div><p>1</p><p>3</p></div>").json(), r#"[1,[2,1,[1,["3"]]]]"#);
}

#[test]
fn an_attribute_that_changed_is_sent_alone() {
    let patch = between("<p class=\"a\" hidden title=\"x\">1</p>", "<p class=\"b\" lang=\"ja\" title=\"x\">1</p>");
    assert_eq!(patch.json(), r#"[1,[1,{"hidden":null,"class":"b","lang":"ja"}]]"#);
}

#[test]
fn escapes_are_read_before_they_are_sent() {
    let patch = between("<p title=\"\">1</p>", "<p title=\"&quot;a&quot; &amp; b\">&lt;2&gt;</p>");
    assert_eq!(patch.json(), r#"[1,[1,{"title":"\"a\" & b"},["<2>"]]]"#);
}

#[test]
fn a_line_that_is_added_to_a_list_is_sent_alone() {
    let old = "<ol><li id=\"a\">a</li><li id=\"b\">b</li></ol>";
    let new = "<ol><li id=\"a\">a</li><li id=\"b\">b</li><li id=\"c\">c</li></ol>";
    assert_eq!(between(old, new).json(), r#"[1,[2,2,"<li id=\"c\">c</li>"]]"#);
}

#[test]
fn a_line_that_falls_off_the_top_is_passed_over() {
    let old = "<ol><li id=\"a\">a</li><li id=\"b\">b</li><li id=\"c\">c</li></ol>";
    assert_eq!(between(old, "<ol><li id=\"b\">b</li><li id=\"c\">c</li></ol>").json(), "[1,[3,-1]]");
}

#[test]
fn the_first_of_a_list_without_keys_goes_and_the_others_stay() {
    let old = "<ol><li>a</li><li>b</li><li>c</li></ol>";
    assert_eq!(between(old, "<ol><li>b</li><li>c</li></ol>").json(), "[1,[3,-1]]");
}

#[test]
fn what_is_moved_is_not_sent_again() {
    let old = "<p id=\"a\">a</p><p id=\"b\">b</p><p id=\"c\">c</p>";
    assert_eq!(between(old, "<p id=\"c\">c</p><p id=\"a\">a</p><p id=\"b\">b</p>").json(), "[3,[-3],2,-1]");
    let new = "<p id=\"c\">d</p><p id=\"a\">a</p><p id=\"b\">b</p>";
    assert_eq!(between(old, new).json(), r#"[3,[-3,[1,["d"]]],2,-1]"#);
}

#[test]
fn the_same_key_on_another_element_is_another_element() {
    let (old, new) = ("<p data-key=\"a\">1</p><b>x</b>", "<button data-key=\"a\">1</button><b>x</b>");
    assert_eq!(between(old, new).json(), r#"[2,"<button data-key=\"a\">1</button>",-1]"#);
}

#[test]
fn what_a_script_draws_into_is_replaced() {
    let old = "<p id=\"a\" data-scripted>1</p><p>x</p>";
    let patch = between(old, "<p id=\"a\" data-scripted>2</p><p>x</p>");
    assert_eq!(patch.json(), r#"[2,"<p id=\"a\" data-scripted>2</p>",-1]"#);
}

#[test]
fn a_picture_that_is_another_one_is_sent_whole() {
    let old = Picture::of(format!("<ol>{}</ol>", "<li class=\"a\">a</li>".repeat(20)));
    let new = Picture::of(format!("<ol>{}</ol>", "<li lang=\"b\">b</li>".repeat(20)));
    assert_eq!(Patch::between(&old, &new), None);
}

#[test]
fn a_picture_that_is_not_well_formed_is_sent_whole() {
    let old = Picture::of("<p>a</p><p>b</p><p>c</p>");
    for broken in ["<p>a</p><p>b</p><p>d", "<p>a</p><p>b</p><b>d</p>", "<p>a</p><p>b</p>d</p>", "<p>&nbsp;</p><p>b</p>"]
    {
        assert_eq!(Patch::between(&old, &Picture::of(broken)), None, "{broken}");
    }
}

#[test]
fn a_region_that_is_the_same_is_kept_wherever_its_number_went() {
    let region = |html: &str| std::sync::Arc::new(Region::new(html, Vec::new()));
    let (a, b, c) = (region("<p id=\"a\">a</p>"), region("<p id=\"b\">b</p>"), region("<p id=\"b\">c</p>"));
    let old = Picture::new("<div><!0><!1></div><i></i>", vec![a.clone(), b.clone()]);
    assert_eq!(old.html(), "<div><p id=\"a\">a</p><p id=\"b\">b</p></div><i></i>");
    let same = Picture::new("<div><!1><!0></div><i></i>", vec![b, a.clone()]);
    assert_eq!(check(&old, &same).expect("nothing changed").json(), "");
    let other = Picture::new("<div><!0><!1></div><i></i>", vec![a, c]);
    assert_eq!(check(&old, &other).expect("little changed").json(), r#"[2,[2,1,[1,["c"]]]]"#);
}

#[test]
fn a_region_within_a_region_is_found() {
    let inner = |text: &str| std::sync::Arc::new(Region::new(format!("<b>{text}</b>"), Vec::new()));
    let outer = |text: &str| std::sync::Arc::new(Region::new("<p>x<!0>y</p>", vec![inner(text)]));
    let (old, new) = (Picture::new("<!0>", vec![outer("1")]), Picture::new("<!0>", vec![outer("2")]));
    assert_eq!(new.html(), "<p>x<b>2</b>y</p>");
    assert_eq!(check(&old, &new).expect("little changed").json(), r#"[1,[3,1,[1,["2"]]]]"#);
}
