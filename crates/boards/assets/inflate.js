// Inflates messages. Long ones come deflated where a browser can do this; others get them as they are.

const FORMAT = "deflate-raw";

/** Whether this browser can inflate. */
export function canInflate() {
  try {
    return Boolean(new DecompressionStream(FORMAT));
  } catch {
    return false;
  }
}

/** The text in these bytes. */
export function inflate(bytes) {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT))).text();
}
