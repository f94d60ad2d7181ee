import { type MailValues, type MailVariable, PLACEHOLDER } from './variables.ts';

/** A piece of a line; `href` where it is an address of ours that may be followed. */
type Piece = { text: string; href?: string };
export type Line = Piece[];
/** Lines that belong together; mails put space between paragraphs. */
export type Paragraph = Line[];

/** Only these stand for addresses. A link that a guest typed into a name stays dead text. */
const ADDRESSES: ReadonlySet<string> = new Set<MailVariable>([
  'odeme_linki',
  'misafir_linki',
  'konum_link',
]);

/**
 * A template's body with its variables filled in, once: what a value contains is never filled again.
 * A line with a variable that stands for nothing (a zero amount, no greeter yet) is left out, and
 * with it the heading above it when nothing else stands below; empty paragraphs go too.
 */
export function fillBody(body: string, values: MailValues): Paragraph[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => fillParagraph(paragraph.trim(), values))
    .filter((lines) => lines.length > 0);
}

/** A one-line text, such as a subject: no line ends or control characters, whatever the values. */
export function fillLine(text: string, values: MailValues): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => valueOf(values, name) ?? '')
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The plain text of a line. */
export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

function fillParagraph(paragraph: string, values: MailValues): Paragraph {
  const lines: Paragraph = [];
  let dropped = false;
  for (const text of paragraph === '' ? [] : paragraph.split('\n')) {
    const filled = fillPieces(text.trim(), values);
    if (filled === null) dropped = true;
    else lines.push(filled);
  }
  const last = lines.at(-1);
  if (dropped && last !== undefined && textOf(last).endsWith(':')) lines.pop();
  return lines;
}

/** The line in pieces; null when one of its variables stands for nothing. */
function fillPieces(text: string, values: MailValues): Line | null {
  const pieces: Line = [];
  let from = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const name = match[1] ?? '';
    const value = valueOf(values, name);
    if (value === null) return null;
    pieces.push({ text: text.slice(from, match.index) }, toPiece(name, value));
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from) });
  return pieces.filter((piece) => piece.text !== '');
}

function toPiece(name: string, value: string): Piece {
  const isAddress = ADDRESSES.has(name) && /^https?:\/\/[^\s<>"']+$/.test(value);
  return isAddress ? { text: value, href: value } : { text: value };
}

function valueOf(values: MailValues, name: string): string | null {
  const value = Object.hasOwn(values, name) ? values[name as MailVariable] : null;
  if (value === null || value === undefined || value === '') return null;
  // Line ends of a list may stay; anything else invisible has no business in a mail.
  return value.replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ');
}
