/**
 * The text of a file in the encodings that spreadsheets write: UTF-8, UTF-16 with or without its
 * mark, and Turkish Windows (ISO-8859-9 has the same letters). Single broken bytes of UTF-8 become
 * U+FFFD, so that the other letters are right and the cell can be named. A file glued together of
 * both encodings is read line by line.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideOrder(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const { right, wrong } = countUtf8(bytes);
  if (wrong === 0 || (right > 0 && right >= wrong)) return new TextDecoder().decode(bytes);
  if (right === 0 && !startsWith(bytes, UTF8_MARK)) return TURKISH.decode(bytes);
  return decodeLines(bytes);
}

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const TURKISH = new TextDecoder('windows-1254');

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, i) => bytes[i] === byte);

/** How much of a file is looked at for the zeros of UTF-16. */
const SEEN = 4_000;

/** UTF-16 without a mark: every second byte of what is mostly ASCII is zero. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const seen = bytes.subarray(0, SEEN);
  const zeros = [0, 0];
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const enough = seen.length / 4;
  if (odd > enough && even * 10 < odd) return 'utf-16le';
  return even > enough && odd * 10 < even ? 'utf-16be' : null;
}

/** How many letters outside ASCII are right in UTF-8, and how many places are not. */
function countUtf8(bytes: Uint8Array): { right: number; wrong: number } {
  let [right, wrong] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length =
      first < 0x80
        ? 1
        : first < 0xc2
          ? 0
          : first < 0xe0
            ? 2
            : first < 0xf0
              ? 3
              : first < 0xf5
                ? 4
                : 0;
    let going = 1;
    while (going < length && ((bytes[at + going] ?? 0) & 0xc0) === 0x80) going += 1;
    if (length > 1 && going === length) right += 1;
    if (length === 0 || going < length) wrong += 1;
    at += going;
  }
  return { right, wrong };
}

function decodeLines(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    lines.push(decodeLine(utf8, line));
    from += line.length;
  }
  return lines.join('');
}

function decodeLine(utf8: TextDecoder, line: Uint8Array): string {
  try {
    return utf8.decode(line);
  } catch {
    return TURKISH.decode(line);
  }
}
