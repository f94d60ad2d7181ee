import type { Currency } from '#domain/values/currency.ts';
import { readNumber, type ReadNumber } from '../numbers.ts';
import type { BudgetSpan, Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { currencyAt, currencyOf, isCountry } from './currency.ts';
import { isCounted, isUnit } from './days.ts';

const AT_MOST = ['fazla', 'max', 'maks', 'maksimum', 'maximum', 'azami', 'cok', 'under', 'below'];
const AT_LEAST = ['az', 'min', 'minimum', 'asgari'];
const BUDGET = ['butce', 'toplam', 'fiyat', 'ucret', 'budget'];
/** Beginnings of words that say what an amount is for. */
const SPANS: readonly (readonly [BudgetSpan, readonly string[]])[] = [
  ['night', ['gecelik', 'gecelig', 'gecesi', 'geceye', 'gunluk', 'gunlug', 'nightly']],
  ['week', ['haftalik', 'haftalig', 'haftasi', 'weekly']],
  ['month', ['aylik', 'aylig']],
];
const UP_TO = [
  'kadar',
  'alti',
  'altinda',
  'altina',
  'asagi',
  'asmasin',
  'asmayan',
  'gecmesin',
  'gecmeyen',
  'gecmeyecek',
  'civari',
  'civarinda',
  'max',
  'maks',
  'maksimum',
  'butce',
];
const OR_MORE = ['ustu', 'uzeri', 'ustunde', 'uzerinde'];

/** No stay costs less than this, so a smaller amount is not taken for a budget. */
const MIN_LIRA = 1_000;
const MIN_NIGHTLY = 100;

type Hints = {
  isLeast: boolean;
  span: BudgetSpan | null;
  isMoney: boolean;
  currency: Currency | null;
  isEach: boolean;
};

/** "60 bin", "60.000 tl", "en fazla 60k", "gecelik 8 bin", "60-80 bin", "bütçe 60", "£2000". */
export function readBudget(tokens: readonly Token[], at: number): Reading | null {
  const before = readHints(tokens, at, lead);
  const amount = readAmount(tokens, before.end, before.hints);
  if (amount === null || countsElse(tokens, at, amount, before.hints)) return null;
  const after = readHints(tokens, amount.end, trail);
  const isMoney = amount.isMoney || before.hints.isMoney || after.hints.isMoney;
  const max = amount.units;
  if (!isMoney && max < MIN_LIRA) return null;
  // "6 aylık" is how long.
  const isLength = amount.isBare && max < MIN_NIGHTLY && !before.hints.isMoney;
  if (isLength && after.hints.span !== null && after.hints.currency === null) return null;
  // "2027" is a year unless a word says that it is money.
  if (!isMoney && max >= 2000 && max < 2200 && amount.isBare) return null;
  // "07-1211" is the number of a permit.
  if (!isMoney && amount.from !== null && amount.from < MIN_LIRA) return null;
  const isLeast = before.hints.isLeast || after.hints.isLeast;
  const isEach = before.hints.isEach || after.hints.isEach;
  const per = after.hints.span ?? before.hints.span ?? 'stay';
  if (hundredths(max) > Number.MAX_SAFE_INTEGER) return null;
  const from = amount.from === null ? null : hundredths(amount.from);
  const bounds = isLeast
    ? { min: hundredths(max), max: null }
    : { min: from, max: hundredths(max) };
  const currency = after.hints.currency ?? before.hints.currency ?? 'TL';
  return {
    end: after.end,
    wish: { kind: 'budget', currency, ...bounds, per, ...(isEach && { isEach }) },
    doubt: 0,
  };
}

/** "toplam 9 kişi", "V1001", "07-1211": numbers that are not money; "15000 gecelik" is no count of nights. */
function countsElse(
  tokens: readonly Token[],
  at: number,
  { end, isBare, units }: Amount,
  { isMoney }: Hints,
): boolean {
  const next = tokens[end];
  const isPerNight = (units >= MIN_LIRA || isMoney) && next !== undefined && spanOf(next) !== null;
  if (!isBare || isPerNight) return false;
  const [before, first] = [tokens[at - 1], tokens[at]];
  const isJoined = before !== undefined && (before.kind === 'word' || before.text === '-');
  const isCode = isJoined && before.end === first?.start;
  return isCode || (isCounted(tokens, end) && currencyAt(tokens, end) === null);
}

type Amount = {
  /**
   * In units of the currency (lira, euros …); of a range, `units` is the upper end and `from` the
   * lower.
   */
  units: number;
  from: number | null;
  end: number;
  /** The amount itself shows that it is money: "60 bin", "60.000". */
  isMoney: boolean;
  /** Nothing but digits. */
  isBare: boolean;
};

function readAmount(tokens: readonly Token[], at: number, before: Hints): Amount | null {
  const first = readSpaced(tokens, at) ?? readNumber(tokens, at);
  const thousandAlone = multiplierAt(tokens, at);
  if (first === null) {
    return thousandAlone === null || tokens[at]?.text === 'b' || tokens[at]?.text === 'k'
      ? null
      : { units: thousandAlone, from: null, end: at + 1, isMoney: true, isBare: false };
  }
  // "60 bin - 80 bin" as well as "60-80 bin".
  const thousands = multiplierAt(tokens, first.end) === null ? first.end : first.end + 1;
  // "£1500 - £2000".
  const isSaidTwice = currencyAt(tokens, thousands) !== null && isBetween(tokens[thousands + 1]);
  const until = isSaidTwice ? thousands + 1 : thousands;
  const second = isBetween(tokens[until])
    ? readNumber(tokens, until + 1)
    : readUnjoined(tokens, until);
  const last = second !== null && second.value > first.value ? second : first;
  const multiplier = multiplierAt(tokens, last.end);
  // "bütçe 60": thousands are meant, since no house costs sixty lira.
  const behind = readHints(tokens, last.end, trail).hints.currency;
  const isLira = ['TL', null].includes(behind ?? before.currency);
  const isThousands = before.isMoney && isLira && last.value < MIN_LIRA;
  const factor = multiplier ?? (isThousands ? 1_000 : 1);
  const rest = multiplier === null ? null : readRest(tokens, last.end + 1, multiplier);
  if (rest !== null) {
    const units = last.value * factor + rest.value;
    return { units, from: null, end: rest.end, isMoney: true, isBare: false };
  }
  const isGrouped = /\.\d{3}/.test(tokens[at]?.text ?? '');
  return {
    units: last.value * factor,
    from: last === first ? null : lowerEnd(first, factor),
    end: multiplier === null ? last.end : last.end + 1,
    isMoney: multiplier !== null || isGrouped,
    isBare: multiplier === null && !isGrouped,
  };
}

/** The upper end of "10 bin 15 bin arası". */
function readUnjoined(tokens: readonly Token[], at: number): ReadNumber | null {
  const upper = readNumber(tokens, at);
  const isRange = upper !== null && multiplierAt(tokens, upper.end) !== null;
  return isRange && isOneOf(tokens[upper.end + 1]?.text, ['aras']) ? upper : null;
}

/** "100 000": thousands apart. */
function readSpaced(tokens: readonly Token[], at: number): ReadNumber | null {
  const isThousands = /^\d{1,3}$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '000';
  return isThousands ? { value: Number(tokens[at]?.text) * 1_000, end: at + 2 } : null;
}

/** "1 milyon 200 bin", "2 bin 500 euro": the part after the thousands belongs to the amount. */
function readRest(tokens: readonly Token[], at: number, of: number): ReadNumber | null {
  const rest = readNumber(tokens, at);
  if (rest === null || rest.value >= 1_000) return null;
  if (of === 1_000) return currencyAt(tokens, rest.end) === null ? null : rest;
  if (multiplierAt(tokens, rest.end) !== 1_000) return null;
  return { value: rest.value * 1_000, end: rest.end + 1 };
}

/** "60-80 bin" means thousands on both ends; in "60.000-80 bin" the lower end already has them. */
const lowerEnd = ({ value }: ReadNumber, factor: number): number =>
  value < MIN_LIRA ? value * factor : value;

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && ['-', '–', '—', 'ile', 'ila'].includes(token.text);

function multiplierAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? '';
  if (/^bin(?:[ei]|in|den|lik|lira|tl)?$/.test(text) || text === 'k' || text === 'b') return 1_000;
  return /^(?:milyon[ua]?|mn)$/.test(text) ? 1_000_000 : null;
}

type Hint = (token: Token, next: Token | undefined) => Partial<Hints> | null;

/** Words before an amount. */
const lead: Hint = (token, next) => {
  const { text } = token;
  if (text === 'en' && isOneOf(next?.text, [...AT_MOST, ...AT_LEAST])) return {};
  // "en az 3 oda" is not money: these words alone do not make a number an amount.
  if (AT_MOST.includes(text)) return {};
  if (AT_LEAST.includes(text)) return { isLeast: true };
  if (isOneOf(text, BUDGET)) return { isMoney: true };
  const span = spanOf(token);
  if (span !== null) return { span, isMoney: true };
  return moneyHint(token, next);
};

/** Words behind it. */
const trail: Hint = (token, next) => {
  const { text } = token;
  if (['e', 'a', 'ye', 'ya', 'yi', 'arasi', 'arasinda'].includes(text)) return {};
  // "15 bin altı kişi": six people.
  if (text === 'alti' && isUnit(next)) return null;
  if (UP_TO.includes(text)) return {};
  if (OR_MORE.includes(text)) return { isLeast: true, isMoney: true };
  const span = spanOf(token);
  if (span !== null) return { span, isMoney: true };
  return moneyHint(token, next);
};

const spanOf = ({ text }: Token): BudgetSpan | null =>
  SPANS.find(([, stems]) => stems.some((stem) => text.startsWith(stem)))?.[0] ?? null;

/** "tl", "euro", "ingiliz" of "ingiliz sterlini", "kişi başı". */
function moneyHint(token: Token, next: Token | undefined): Partial<Hints> | null {
  if (['kisi', 'adam'].includes(token.text) && /^bas(?:i|ina)$/.test(next?.text ?? ''))
    return { isEach: true };
  if (/^(?:kisi)?bas(?:i|ina)$/.test(token.text)) return { isEach: true, isMoney: true };
  const currency = currencyOf(token);
  if (currency !== null) return { isMoney: true, currency };
  return isCountry(token, next) ? {} : null;
}

function readHints(
  tokens: readonly Token[],
  from: number,
  hint: Hint,
): { hints: Hints; end: number } {
  const hints: Hints = {
    isLeast: false,
    span: null,
    isMoney: false,
    currency: null,
    isEach: false,
  };
  let end = from;
  for (;;) {
    const token = tokens[end];
    const found = token === undefined ? null : hint(token, tokens[end + 1]);
    if (found === null) return { hints, end };
    Object.assign(hints, found);
    end += 1;
  }
}

const hundredths = (units: number): number => Math.round(units * 100);
