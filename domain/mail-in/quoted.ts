import { fold } from '#domain/values/fold.ts';
import { isAttribution } from './attribution.ts';
import { DASHED, FROM, INSIDE, OTHER_HEADERS } from './quote-words.ts';

/** The sender's own text, and what the mail program quoted below it. */
type FoldedText = { text: string; quoted: string };

/** A line where the HTML of a mail says that its quotation begins (html-text.ts); no letter. */
export const QUOTE_MARK = '\ue000';

/**
 * Separates the quoted history from a reply, in the languages of quote-words.ts, and in any other
 * where the line above it has a day, a time and an address. When somebody answers between or below
 * quoted lines, or says so, the whole text is kept: nothing they wrote may be hidden. Takes time that
 * grows with the text alone.
 */
export function foldQuoted(whole: string): FoldedText {
  const written = whole.split('\n');
  const lines = written.map((line) => line.trim());
  const begin = lines.findIndex((line, at) => line !== '' && isBeginning(lines, line, at));
  const text = begin < 0 ? '' : withoutMarks(written.slice(0, begin));
  const quoted = lines.slice(begin);
  if (text === '' || hasWordsBetween(quoted) || (!hasSigns(quoted) && saysInside(text))) {
    return { text: withoutMarks(written), quoted: '' };
  }
  return { text, quoted: withoutMarks(written.slice(begin)) };
}

const withoutMarks = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim() !== QUOTE_MARK)
    .join('\n')
    .replaceAll(QUOTE_MARK, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const isBeginning = (lines: readonly string[], line: string, at: number): boolean =>
  line.startsWith('>') ||
  line === QUOTE_MARK ||
  isRule(lines, line, at) ||
  isHead(lines, at) ||
  isAttribution(lines, at);

/** "-----Original Message-----", "Begin forwarded message:", or a line of dashes above headers. */
function isRule(lines: readonly string[], line: string, at: number): boolean {
  if (line.length > 100) return false;
  const bare = line.replaceAll(/^[-_=*\s]+|(?<![-_=*:\s])[-_=*:\s]+$/g, '');
  if (bare === '') return /^_{20,}$/.test(line) || (line.length > 4 && isHead(lines, at + 1));
  return bare.length < line.length && DASHED.has(fold(bare).replaceAll('’', "'"));
}

/** Lines that a quoted mail's headers may take. */
const HEAD_LINES = 7;

/**
 * Outlook's way: headers of the quoted mail, its sender among them. Without an address there are four
 * at least: "From: Berlin, To: Dalaman, Date: …" and the lines of a bank transfer are the guest's own.
 */
function isHead(lines: readonly string[], at: number): boolean {
  if (headerOf(lines[at]) === null) return false;
  const next = lines.slice(at, at + HEAD_LINES);
  const end = next.indexOf('');
  const head = next.slice(0, end < 0 ? undefined : end);
  const found = head.map(headerOf);
  const least = head.some((line) => line.includes('@')) ? 3 : 4;
  return found.includes('from') && found.filter((kind) => kind !== null).length >= least;
}

/** Longest name of a header in letters, with the marks of bold text around it. */
const LONGEST_NAME = 30;

function headerOf(line: string | undefined): 'from' | 'other' | null {
  const end = line?.slice(0, LONGEST_NAME).search(/[:：]/) ?? -1;
  if (line === undefined || end < 1) return null;
  const name = fold(line.slice(0, end).replaceAll(/[*_\u00a0\u200e\u200f]/g, ' '));
  if (FROM.has(name)) return 'from';
  return OTHER_HEADERS.has(name) ? 'other' : null;
}

const hasSigns = (quoted: readonly string[]) => quoted.some((line) => line.startsWith('>'));

/** Own text after quoted lines: the sender answered in between. */
function hasWordsBetween(quoted: readonly string[]): boolean {
  const first = quoted.findIndex((line) => line.startsWith('>'));
  if (first < 0) return false;
  return quoted
    .slice(first)
    .some((line) => line !== '' && line !== QUOTE_MARK && !line.startsWith('>'));
}

/** "Cevaplarım aşağıda": then they stand in the history, where nothing tells them apart. */
function saysInside(text: string): boolean {
  const said = fold(text.slice(0, 2_000));
  return [...INSIDE].some((word) => said.includes(word));
}
