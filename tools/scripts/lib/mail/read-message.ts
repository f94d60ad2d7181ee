/** A received mail in the form the inbox shows. */
export type ReadMessage = {
  subject: string;
  from: string;
  to: string;
  /** As the sender wrote it. */
  date: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};

/**
 * Parses a mail in the format of this product (worker/platform/mail/mail-message.ts): text and HTML
 * as alternatives, in UTF-8. Other mails are shown as well as possible.
 */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = splitHead(raw);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : splitParts(body, boundary);
  const contents = parts.map(readPart);
  const find = (type: string) => contents.find((part) => part.type === type)?.content ?? '';
  const decoded = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, decodeWords(value)]),
  );
  return {
    subject: decoded.subject ?? '',
    from: decoded.from ?? '',
    to: decoded.to ?? '',
    date: decoded.date ?? '',
    headers: decoded,
    text: find('text/plain'),
    html: find('text/html'),
  };
}

/** Headers by lower-case name, unfolded, and the body. */
function splitHead(raw: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = raw.slice(0, end?.index ?? raw.length).replace(/\r?\n[ \t]+/g, ' ');
  const headers: Record<string, string> = {};
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { headers, body: end === null ? '' : raw.slice(end.index + end[0].length) };
}

function splitParts(body: string, boundary: string): string[] {
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`);
  return parts
    .filter((part) => !part.startsWith('--'))
    .map((part) => part.replace(/^\r?\n|\r$/g, ''));
}

function readPart(part: string): { type: string; content: string } {
  const { headers, body } = splitHead(part);
  const type = (headers['content-type'] ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
  return { type, content: decodeBody(body, headers['content-transfer-encoding']?.toLowerCase()) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return decodeHex(body.replace(/=\r?\n/g, ''), '=');
}

/** `=?UTF-8?B?…?=`: encoded words; adjacent ones are joined without space. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeHex(text.replaceAll('_', ' '), '='),
    );
}

/** Bytes encoded as a sign and two hexadecimal digits. */
function decodeHex(text: string, sign: string): string {
  const bytes = text.replace(new RegExp(`${sign}([0-9A-F]{2})`, 'gi'), (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
