/** A mail that is made to cost more than a mail may; `message` says which limit it breaks. */
export class PoisonedMail extends Error {
  override name = 'PoisonedMail';
}

/** Largest mail in bytes, below the limit of mail services. */
export const MAX_MAIL_BYTES = 20 * 1024 * 1024;

/**
 * Most lines: an attachment has lines of 76 characters, and only text that somebody wrote has
 * shorter ones. Each line costs memory, however short it is.
 */
const MAX_LINES = 60_000;
const MIN_BYTES_A_LINE = 50;

/** Most lines that may begin a part of a multipart mail. */
const MAX_PARTS = 2_000;

/** Most characters of a line outside of attachments; RFC 5322 allows 998. */
const MAX_LINE = 1_000_000;

const [NEWLINE, DASH] = [0x0a, 0x2d];

/**
 * Counts what a mail will cost, in one pass over its bytes and before anything is parsed. @throws
 * {@link PoisonedMail}
 */
export function assertReadable(raw: Uint8Array): void {
  if (raw.length > MAX_MAIL_BYTES) throw new PoisonedMail('bytes');
  const most = MAX_LINES + raw.length / MIN_BYTES_A_LINE;
  let [lines, parts, start] = [0, 0, 0];
  while (start < raw.length) {
    const end = raw.indexOf(NEWLINE, start);
    if (raw[start] === DASH && raw[start + 1] === DASH) parts += 1;
    lines += 1;
    if (lines > most) throw new PoisonedMail('lines');
    if (parts > MAX_PARTS) throw new PoisonedMail('parts');
    if ((end < 0 ? raw.length : end) - start > MAX_LINE) throw new PoisonedMail('line');
    if (end < 0) return;
    start = end + 1;
  }
}
