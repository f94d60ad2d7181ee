import { type Currency, CURRENCY_SIGNS } from '#domain/values/currency.ts';
import { fold } from '#domain/values/fold.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { tidy } from './reading.ts';

/** Hundredths of a currency. */
export type Money = { amount: number; currency: Currency };

type Period = 'night' | 'week' | 'month';

/**
 * An amount as people write it. `options` has every meaning that it may have; `isPlain` when it has
 * one only, in the notation of Türkiye and in lira.
 */
export type Amount = {
  options: readonly Money[];
  isPlain: boolean;
  /** The first option is what is nearly always meant. */
  isLikely: boolean;
  period: Period | null;
};

const CURRENCY_WORDS: [RegExp, Currency][] = [
  [/₺|\b(?:tl|try|turk lirasi|lira)\b|(?<=\d)(?:tl|try)\b|\b(?:tl|try)(?=\d)/, 'TL'],
  [/€|\b(?:eur|euro|avro)\b|(?<=\d)(?:eur|euro|avro)\b|\b(?:eur|euro)(?=\d)/, 'EURO'],
  [/\$|\b(?:usd|dolar|dollars?)\b|(?<=\d)(?:usd|dolar)\b|\busd(?=\d)/, 'DOLLAR'],
  [/£|\b(?:gbp|sterlin|pounds?)\b|(?<=\d)(?:gbp|sterlin)\b|\bgbp(?=\d)/, 'POUND'],
];

const PERIOD_WORDS: [RegExp, Period][] = [
  [
    /\b(?:gecelik|gecelige|gunluk|gecesi|per night|nightly|a night)\b|\/ ?(?:gece|gun|night)\b/,
    'night',
  ],
  [/\b(?:haftalik|haftaligi|haftasi|weekly|per week|a week)\b|\/ ?(?:hafta|week)\b/, 'week'],
  [/\b(?:aylik|ayligi|monthly|per month)\b|\/ ?(?:ay|month)\b/, 'month'],
];

/** "+ temizlik", "+ KDV": what else is paid. */
const MORE = / *\+ *[a-z ]{2,30}$/;

const FILLERS =
  /\b(?:kdv dahil|kdv haric|dahil|net|yaklasik|ort|ortalama|circa|ca|per|fiyat|kisi basi degil)\b/g;

/** Longest text that may be an amount. */
const LONGEST = 60;

/** Reads an amount of money with its currency and period; null for what is none. Linear time. */
export function readAmount(typed: string): Amount | null {
  const text = tidy(typed);
  if (text.length > LONGEST) return null;
  let rest = fold(text).replace(/\([^()]*\)/g, ' ');
  const isBare = rest === fold(text);
  let currency: Currency = 'TL';
  let named = 0;
  for (const [words, sign] of CURRENCY_WORDS) {
    if (!words.test(rest)) continue;
    currency = sign;
    named += 1;
    rest = rest.replace(words, ' ');
  }
  if (named > 1) return null;
  const period = PERIOD_WORDS.find(([words]) => words.test(rest)) ?? null;
  if (period !== null) rest = rest.replace(period[0], ' ');
  const filled = rest.replace(FILLERS, ' ').replace(MORE, ' ');
  // A question mark in front is a lira sign that the file's letters do not have.
  const isLost = /^ *\?+ *(?=\d)/.test(filled);
  const number = filled.replace(/^ *\?+ */, '').trim();
  const parts = number.split(/ *(?:-|–|\bile\b|\bila\b|\bto\b) *(?=\d)/);
  if (parts.length > 2) return null;
  // "15-18 bin": the word is of both.
  const word = /(?:bin|milyon|[bk])$/.exec(parts.at(-1) ?? '')?.[0] ?? '';
  const read = parts.map((part) => readNumber(/\d$/.test(part) ? part + word : part));
  if (read.some((one) => one === null)) return null;
  const both = read.flatMap((one) => one?.options ?? []);
  const options = both.map((amount) => ({ amount, currency }));
  const isSingle = parts.length === 1;
  const isPlain =
    isSingle &&
    read[0]?.isPlain === true &&
    isBare &&
    !isLost &&
    currency === 'TL' &&
    period === null &&
    filled === rest;
  return {
    options,
    isPlain,
    isLikely: isSingle && (read[0]?.isLikely ?? false),
    period: period?.[1] ?? null,
  };
}

/** The amounts in a text that is none itself: "iade edilir 5.000", "1.000 € / 10.000 TL". At most three. */
export function amountsIn(typed: string): Amount[] {
  const text = tidy(typed).slice(0, LONGEST);
  const parts =
    text.match(
      /(?<![-\d.,])[€$£₺]? ?\d[\d.,]*(?![\d.,]| ?%)(?: ?(?:bin|milyon)\b)?(?: ?[€$£₺]| ?\p{L}{2,6}\b)?/giu,
    ) ?? [];
  return parts
    .filter((part) => !OTHER_CURRENCY.test(part))
    .flatMap((part) => readAmount(part) ?? readAmount(part.replace(/ ?\p{L}+$/u, '')) ?? [])
    .slice(0, 3);
}

/** Currencies without a rate of the site: their numbers are no lira. */
const OTHER_CURRENCY =
  /(?:chf|rub|rbl|aed|sar|kwd|qar|azn|sek|nok|dkk|pln|uah|frank|ruble|riyal|dirhem|dinar|manat)$/i;

type ReadNumber = { options: number[]; isPlain: boolean; isLikely: boolean };

/** A number without words, with "bin" and ".-"; in hundredths. */
function readNumber(text: string): ReadNumber | null {
  const [, thousands, hundreds] = /^ *(\d{1,3}) ?bin (\d{3}) *$/.exec(text) ?? [];
  if (thousands !== undefined) return one(Number(`${thousands}${hundreds}`) * 100);
  const match = /^([\d.,' ’]*\d)(?:[.,](?:-{1,2}|–|=)|-)?\s*(bin|b|k|milyon|mn|mio|m)?$/.exec(
    text.trim(),
  );
  if (match === null) return null;
  const [, digits = '', word] = match;
  const times = word === undefined ? 1 : word.startsWith('m') ? 1_000_000 : 1000;
  const isMarked = word !== undefined || /[-–=]$/.test(text.trim());
  const read = readDigits(digits, times > 1);
  if (read === null) return null;
  const options = read.options.map((amount) => roundHalfUp(amount * times));
  if (options.some((amount) => !Number.isSafeInteger(amount))) return null;
  return { options, isPlain: read.isPlain && !isMarked, isLikely: read.isLikely };
}

const inHundredths = (whole: string, part = ''): number =>
  Number(whole.replace(/[^\d]/g, '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));

const one = (amount: number, isPlain = false): ReadNumber => ({
  options: [amount],
  isPlain,
  isLikely: true,
});

/** "12.500,50", "12 500", "1,234.56"; `isShort` before "bin", where "1.5" has decimals. */
function readDigits(text: string, isShort: boolean): ReadNumber | null {
  const plain = /^(\d{1,12}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text);
  if (plain) return one(inHundredths(plain[1] ?? '', plain[2]), true);
  const spaced = /^(\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (spaced) return one(inHundredths(spaced[1] ?? '', spaced[2]));
  const english = /^(\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:,\d{3})+(?=\.))(?:\.(\d{1,2}))?$/.exec(text);
  if (english) return one(inHundredths(english[1] ?? '', english[2]));
  const written = /^(\d{1,12})\.(\d{1,2})$/.exec(text);
  if (written) {
    const [, whole = '', part = ''] = written;
    const exact = inHundredths(whole, part);
    // Machines write 12500.00; in a short number the dot may separate thousands.
    if (whole.length > 3 || isShort) return one(exact);
    return {
      options: [exact, Number(whole + part.padEnd(3, '0')) * 100],
      isPlain: false,
      isLikely: false,
    };
  }
  const doubtful = /^(\d{1,3}),(\d{3})$/.exec(text);
  if (doubtful) {
    const [, whole = '', part = ''] = doubtful;
    const [thousands, decimals] = [
      Number(whole + part) * 100,
      roundHalfUp(Number(`${whole}.${part}`) * 100),
    ];
    return { options: [thousands, decimals], isPlain: false, isLikely: false };
  }
  return null;
}

/** An amount as `parseLira` reads it: 1250050 → "12500,50". */
export function writeLira(kurus: Kurus): string {
  const rest = kurus % 100;
  return rest === 0
    ? String(kurus / 100)
    : `${Math.trunc(kurus / 100)},${String(rest).padStart(2, '0')}`;
}

/** "250 €" */
export const sayMoney = ({ amount, currency }: Money): string => {
  const [whole, rest] = [Math.trunc(amount / 100), amount % 100];
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
  const part = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${grouped}${part} ${CURRENCY_SIGNS[currency]}`;
};
