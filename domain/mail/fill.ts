import type { MailMessages } from '#domain/languages/mail-messages.ts';
import turkish from '#domain/languages/tr/mail.ts';
import { type MailValues, type MailVariable, PLACEHOLDER } from './variables.ts';

/** A piece of a line; `href` and `label` for an address of ours that may become a link. */
type Piece = { text: string; href?: string; label?: string };
export type Line = Piece[];
/** Consecutive lines; mails put space between paragraphs. */
export type Paragraph = Line[];

/**
 * Only these variables become links, with these words: nobody reads an address of seven lines. A link
 * that a guest typed as a name stays plain text.
 */
const LINK_LABELS: Partial<Record<string, keyof LinkWords>> = {
  odeme_linki: 'payment',
  misafir_linki: 'guests',
  belge_linki: 'voucher',
  konum_link: 'map',
} satisfies Partial<Record<MailVariable, keyof LinkWords>>;

type LinkWords = MailMessages['links'];

/** Variables with an item a line; each becomes a line of its own. */
const LISTS: readonly string[] = [
  'banka_listesi',
  'iptal_kosullari',
  'degisiklik_dokumu',
  'odeme_dokumu',
  'benzer_evler',
] satisfies MailVariable[];

/** Between an item of a list and the address that it leads to. */
export const LEADS_TO = ' → ';

/**
 * Fills in the variables of a template's body. One pass: text inside a value is never treated as a
 * variable. A line with a variable that has no value (a zero amount, no greeter yet) is left out,
 * and the heading above it too when nothing else follows; so are empty paragraphs.
 */
export function fillBody(
  body: string,
  values: MailValues,
  links: LinkWords = turkish.links,
): Paragraph[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => fillParagraph(paragraph.trim(), values, links))
    .filter((lines) => lines.length > 0);
}

/**
 * Fills in a one-line text such as a subject; line breaks and control characters in values are
 * removed.
 */
export function fillLine(text: string, values: MailValues): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => valueOf(values, name) ?? '')
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The plain text of a line. */
export const textOf = (line: Line): string => line.map(({ text }) => text).join('');

function fillParagraph(paragraph: string, values: MailValues, links: LinkWords): Paragraph {
  const lines: Paragraph = [];
  let dropped = false;
  for (const text of paragraph === '' ? [] : paragraph.split('\n')) {
    const filled = fillPieces(text.trim(), values, links);
    if (filled === null) dropped = true;
    else
      lines.push(
        ...(filled.length === 1 && isList(text.trim())
          ? filled.flatMap((piece) => toItems(piece, links.house))
          : [filled]),
      );
  }
  const last = lines.at(-1);
  if (dropped && last !== undefined && textOf(last).endsWith(':')) lines.pop();
  return lines;
}

/** The line in pieces; null when one of its variables has no value. */
function fillPieces(text: string, values: MailValues, links: LinkWords): Line | null {
  const pieces: Line = [];
  let from = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const name = match[1] ?? '';
    const value = valueOf(values, name);
    if (value === null) return null;
    pieces.push({ text: text.slice(from, match.index) }, toPiece(name, value, links));
    from = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(from) });
  return pieces.filter((piece) => piece.text !== '');
}

/** The text is nothing but a list. */
const isList = (text: string) => LISTS.some((name) => text.replace(PLACEHOLDER, '$1') === name);

/** An item leads to an address of ours, or to none. */
const toItems = ({ text }: Piece, house: string): Line[] =>
  text.split('\n').map((item) => {
    const [said = '', href] = item.split(LEADS_TO);
    return href === undefined ? [{ text: said }] : [{ text: `${said} ` }, toLink(href, house)];
  });

function toPiece(name: string, value: string, links: LinkWords): Piece {
  const label = Object.hasOwn(LINK_LABELS, name) ? LINK_LABELS[name] : undefined;
  return label === undefined ? { text: value } : toLink(value, links[label]);
}

const toLink = (address: string, label: string): Piece =>
  /^https?:\/\/[^\s<>"']+$/.test(address)
    ? { text: address, href: address, label }
    : { text: address };

function valueOf(values: MailValues, name: string): string | null {
  const value = Object.hasOwn(values, name) ? values[name as MailVariable] : null;
  if (value === null || value === undefined || value === '') return null;
  // Line breaks of a list are kept; other control characters are removed.
  return value.replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ');
}
