/** Deepest nesting of a JSON body; ours have seven levels. */
const MAX_DEPTH = 40;

/** Most fields of a form, files included; the longest of ours has some thirty. */
const MAX_FIELDS = 300;

/** Most bytes of the heads of a form's parts together: names of fields and files. */
const MAX_HEADS = 64_000;

/** Most lines of a form: pictures and papers have one in some 200 bytes, whoever wants to cost time more. */
const MAX_LINES = 100_000;
const MIN_BYTES_A_LINE = 4;

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

/** A multipart type with one boundary of at most 70 signs (RFC 2046) that all readers see alike. */
const MULTIPART =
  /^multipart\/[\w-]+\s*;(?:[^"\\]*;)?\s*boundary=(?:"([^"\\]{1,70})"|([^"\\;\s]{1,70}))\s*(?:;[^"\\]*)?$/i;

/**
 * Whether a form can be parsed at a low cost: each field costs time and memory, however short it is,
 * and so does each byte of a part's head. `type` is its Content-Type.
 */
export function formCost(type: string, body: Uint8Array): 'low' | 'high' | 'unreadable' {
  if (!/^multipart\//i.test(type)) {
    return count(body, AMPERSAND) < MAX_FIELDS ? 'low' : 'high';
  }
  const [, quoted, bare] = MULTIPART.exec(type.slice(0, 500)) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined || type.split(/boundary\s*=/i).length > 2) return 'unreadable';
  return costOfParts(body, new TextEncoder().encode(`--${boundary}`));
}

const [AMPERSAND, NEWLINE, RETURN] = [0x26, 0x0a, 0x0d];

/**
 * One pass, from line to line: a part begins where `mark` begins a line, as for the runtime's own
 * reader, which would search for the first one everywhere, in time that grows with the length of `mark`.
 */
function costOfParts(body: Uint8Array, mark: Uint8Array): ReturnType<typeof formCost> {
  if (!startsWith(body, mark, 0)) return 'unreadable';
  const mostLines = MAX_LINES + body.length / MIN_BYTES_A_LINE;
  let [parts, heads, lines, isHead, at] = [0, 0, 0, false, 0];
  while (at < body.length) {
    const end = body.indexOf(NEWLINE, at);
    const next = end < 0 ? body.length : end + 1;
    if (startsWith(body, mark, at)) {
      isHead = true;
      parts += 1;
    } else if (isHead) {
      isHead = body[body[at] === RETURN ? at + 1 : at] !== NEWLINE;
    }
    if (isHead) heads += next - at;
    lines += 1;
    // One more than there are parts: the last ends the form.
    if (parts > MAX_FIELDS + 1 || heads > MAX_HEADS || lines > mostLines) return 'high';
    at = next;
  }
  return 'low';
}

function startsWith(body: Uint8Array, mark: Uint8Array, at: number): boolean {
  for (let i = 0; i < mark.length; i += 1) if (body[at + i] !== mark[i]) return false;
  return true;
}

function count(body: Uint8Array, byte: number): number {
  let found = 0;
  for (const one of body) if (one === byte) found += 1;
  return found;
}
