type Span = { start: number; end: number };

const MAIL = /[^\s@,;]{1,64}@[^\s@,;]{1,255}\.\p{L}{2,}/gu;

/** A country, or the zero before an area; Russians dial 8, and some write ten digits in a row. */
const PHONE =
  /(?:\+\d{1,3}|(?<![\d.,/:-])(?:00[1-9]\d|\(?0[\s(-]{0,2}\d{2,4}|8[\s(-]{0,2}9\d\d|\d{10,}(?!\d)))(?:[\s()/-]{0,3}(?:\(0\)[\s]?)?\d{2,}(?![\d.:]))*/g;

/** Digits of a phone: fewer are an amount or a year, and behind more of them something else begins. */
const MIN_DIGITS = 9;
const MAX_DIGITS = { abroad: 13, here: 12 } as const;

/**
 * Phones and addresses, which a clerk notes beside what is asked for. Without them "07700 900456" is
 * a budget.
 */
export const contactsIn = (text: string): Span[] => [
  ...Array.from(text.matchAll(MAIL), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })),
  ...Array.from(text.matchAll(PHONE)).flatMap(({ 0: found, index }): Span[] => {
    const most = /^(?:\+|00)/.test(found) ? MAX_DIGITS.abroad : MAX_DIGITS.here;
    let phone = found;
    while (digitsIn(phone) > most && /\s/.test(phone)) phone = phone.replace(/\s+\S*$/, '');
    return digitsIn(phone) < MIN_DIGITS ? [] : [{ start: index, end: index + phone.length }];
  }),
];

const digitsIn = (phone: string): number => phone.replace(/^00|\D/g, '').length;

/** A text with spaces in the place of some spans. */
export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
