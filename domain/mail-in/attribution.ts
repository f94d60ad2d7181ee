import { fold } from '#domain/values/fold.ts';
import { WROTE } from './quote-words.ts';

/** Longest line before a quotation in characters, with the sender's name and the date. */
const LONGEST = 400;

/** Lines that it may be broken into. */
const MAX_LINES = 4;

/** Empty lines between it and the quotation. */
const MAX_BLANKS = 4;

/**
 * Whether the line before a quotation begins here: "On Fri, Jul 3, 2026 at 10:12 AM Kıyı <a@b.example>
 * wrote:", on up to four of the trimmed lines. With quoted lines below it, the word for writing is
 * enough, or an address with a day or a time; without them it needs day, time and one of both, or
 * day, verb and `<address>`.
 */
export function isAttribution(lines: readonly string[], at: number): boolean {
  const parts: string[] = [];
  for (const line of lines.slice(at, at + MAX_LINES)) {
    if (line === '' || line.length > LONGEST) return false;
    parts.push(line);
    if (!/[:：-]$/.test(line)) continue;
    if (isWhole(parts, isQuoted(lines, at + parts.length))) return !isOwnAbove(parts);
  }
  return false;
}

function isWhole(parts: readonly string[], isQuoteNext: boolean): boolean {
  const joined = parts.join(' ');
  if (joined.length > LONGEST) return false;
  const { hasVerb, hasAddress, hasDay, hasTime } = signsOf(joined);
  if (isQuoteNext) return hasVerb || (hasAddress && (hasDay || hasTime));
  if (!hasTime) return hasDay && hasVerb && /<[^<>@]+@[^<>]+>/.test(joined);
  return hasDay && (hasVerb || hasAddress);
}

/**
 * The first line is what the sender wrote right above: a sentence that ends, or one without which
 * nothing is missing.
 */
function isOwnAbove([first = '', ...others]: readonly string[]): boolean {
  const [second = ''] = others;
  if (others.length === 0 || second.startsWith('<')) return false;
  if (OPENING.test(first) && /\d/.test(first) && !OPENING.test(second)) return false;
  if (/[.!?…]$/.test(first) && !first.includes('@')) return true;
  return countSigns(others) === countSigns([first, ...others]);
}

const countSigns = (texts: readonly string[]): number =>
  Object.values(signsOf(texts.join(' '))).filter(Boolean).length;

/** How such lines begin in some languages; what follows may be broken off right after the day. */
const OPENING = /^(on|am|le|op|el|il|em|den|w)\s/i;

type Signs = { hasVerb: boolean; hasAddress: boolean; hasDay: boolean; hasTime: boolean };

const signsOf = (text: string): Signs => ({
  hasVerb: fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => WROTE.has(word)),
  hasAddress: /[^\s<>@]@[^\s<>@]+\.[^\s<>@]/.test(text),
  hasDay: /(?<!\d)(19|20)\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/.test(text),
  hasTime: /(?<![\d.])\d{1,2}([:.]|\s?h\s?)\d{2}(?![\d.])/.test(text),
});

/** The next line with anything in it is quoted. */
const isQuoted = (lines: readonly string[], from: number): boolean =>
  lines
    .slice(from, from + MAX_BLANKS)
    .find((line) => line !== '')
    ?.startsWith('>') === true;
