/** Deepest nesting of a JSON body; ours have seven levels. */
const MAX_DEPTH = 40;

/** Most fields of a form, files included; the longest of ours has some thirty. */
const MAX_FIELDS = 300;

/** Longest boundary of a multipart body (RFC 2046). */
const MAX_BOUNDARY = 70;

/**
 * Whether a JSON text has more than `most` values and names, or is nested too deeply to be worked on:
 * counted in one pass over its signs, before it is parsed.
 */
export function isCostlyJson(text: string, most: number): boolean {
  let [depth, values, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) {
      isText = true;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1;
    } else if (sign === COMMA) {
      values += 1;
    }
    if (depth > MAX_DEPTH || values > most) return true;
  }
  return false;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a form has more fields than any of ours: each costs time and memory, however short it is.
 * `type` is its Content-Type.
 */
export function isCostlyForm(type: string, body: Uint8Array): boolean {
  if (!/^multipart\//i.test(type)) return countOf(body, AMPERSAND) >= MAX_FIELDS;
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type.slice(0, 1_000));
  const mark = new TextEncoder().encode(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  if (mark.length > MAX_BOUNDARY + 2) return true;
  // One more than there are parts: the last ends the form.
  return countOf(body, mark) > MAX_FIELDS + 1;
}

const AMPERSAND = new TextEncoder().encode('&');

/** How often `mark` stands in `body`, as far as it matters here. */
function countOf(body: Uint8Array, mark: Uint8Array): number {
  const [first = 0] = mark;
  let count = 0;
  for (let at = body.indexOf(first); at >= 0; at = body.indexOf(first, at + 1)) {
    let same = 1;
    while (same < mark.length && body[at + same] === mark[same]) same += 1;
    if (same === mark.length) count += 1;
    if (count > MAX_FIELDS + 1) return count;
  }
  return count;
}
