import type { Kurus } from '#domain/values/money.ts';
import { readNumber, type ReadNumber } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { isCounted } from './days.ts';

const AT_MOST = ['fazla', 'max', 'maks', 'maksimum', 'maximum', 'azami', 'cok'];
const AT_LEAST = ['az', 'min', 'minimum', 'asgari'];
const BUDGET = ['butce', 'toplam', 'fiyat', 'ucret'];
const A_NIGHT = ['gecelik', 'gecelig', 'gecesi', 'geceye', 'gunluk', 'gunlug'];
const CURRENCY = ['tl', 'lira', 'try', '₺'];
const UP_TO = [
  'kadar',
  'alti',
  'altinda',
  'altina',
  'asagi',
  'asmasin',
  'gecmesin',
  'civari',
  'civarinda',
  'max',
  'maks',
  'maksimum',
  'butce',
];
const OR_MORE = ['ustu', 'uzeri', 'ustunde', 'uzerinde'];

/** An amount that nobody pays for a stay is no budget but a number we do not understand. */
const LEAST_LIRA = 1_000;

/** Its amount is not in lira, and no search converts: it is said to be not understood. */
const FOREIGN = ['euro', 'eur', 'avro', 'dolar', 'usd', 'sterlin', 'pound', 'gbp', '€', '$', '£'];

type Hints = { isLeast: boolean; isNightly: boolean; isMoney: boolean };

/** "60 bin", "60.000 tl", "en fazla 60k", "gecelik 8 bin", "60-80 bin", "bütçe 60". */
export function readBudget(tokens: readonly Token[], at: number): Reading | null {
  const before = readHints(tokens, at, lead);
  const amount = readAmount(tokens, before.end, before.hints.isMoney);
  if (amount === null || countsElse(tokens, at, amount)) return null;
  if (isOneOf(tokens[amount.end]?.text, FOREIGN)) {
    const { end } = readHints(tokens, amount.end + 1, trail);
    return { end, wish: { kind: 'unknown' }, doubt: 0 };
  }
  const after = readHints(tokens, amount.end, trail);
  const isMoney = amount.isMoney || before.hints.isMoney || after.hints.isMoney;
  const max = amount.lira;
  if (!isMoney && max < LEAST_LIRA) return null;
  // "2027" is a year unless somebody says that it is money.
  if (!isMoney && max >= 2000 && max < 2200 && amount.isBare) return null;
  const isLeast = before.hints.isLeast || after.hints.isLeast;
  const per = before.hints.isNightly || after.hints.isNightly ? 'night' : 'stay';
  if (toKurus(max) > Number.MAX_SAFE_INTEGER) return null;
  const wish = isLeast
    ? ({ kind: 'budget', min: toKurus(max), max: null, per } as const)
    : ({
        kind: 'budget',
        min: amount.from === null ? null : toKurus(amount.from),
        max: toKurus(max),
        per,
      } as const);
  return { end: after.end, wish, doubt: 0 };
}

/** "toplam 9 kişi", "V1001": figures that are no money. */
function countsElse(tokens: readonly Token[], at: number, { end, isBare }: Amount): boolean {
  if (!isBare) return false;
  const [before, first] = [tokens[at - 1], tokens[at]];
  const isCode = before?.kind === 'word' && before.end === first?.start;
  return isCode || (isCounted(tokens, end) && !isOneOf(tokens[end]?.text, CURRENCY));
}

type Amount = {
  /** Lira; of a range the upper end, and `from` the lower. */
  lira: number;
  from: number | null;
  end: number;
  /** It says itself that it is money: "60 bin", "60.000". */
  isMoney: boolean;
  /** Nothing but digits. */
  isBare: boolean;
};

function readAmount(tokens: readonly Token[], at: number, isBudget: boolean): Amount | null {
  const first = readNumber(tokens, at);
  const thousandAlone = multiplierAt(tokens, at);
  if (first === null) {
    return thousandAlone === null || tokens[at]?.text === 'b' || tokens[at]?.text === 'k'
      ? null
      : { lira: thousandAlone, from: null, end: at + 1, isMoney: true, isBare: false };
  }
  // "60 bin - 80 bin" as well as "60-80 bin".
  const until = multiplierAt(tokens, first.end) === null ? first.end : first.end + 1;
  const second = isBetween(tokens[until]) ? readNumber(tokens, until + 1) : null;
  const last = second !== null && second.value > first.value ? second : first;
  const multiplier = multiplierAt(tokens, last.end);
  // "bütçe 60": nobody rents a house for sixty lira.
  const factor = multiplier ?? (isBudget && last.value < LEAST_LIRA ? 1_000 : 1);
  // "1 milyon 200 bin": what follows a million is a part of it.
  const rest = multiplier === 1_000_000 ? readNumber(tokens, last.end + 1) : null;
  const isRest = rest !== null && multiplierAt(tokens, rest.end) === 1_000;
  if (isRest) {
    const lira = last.value * 1_000_000 + rest.value * 1_000;
    return { lira, from: null, end: rest.end + 1, isMoney: true, isBare: false };
  }
  const isGrouped = /\.\d{3}/.test(tokens[at]?.text ?? '');
  return {
    lira: last.value * factor,
    from: last === first ? null : lowerEnd(first, factor),
    end: multiplier === null ? last.end : last.end + 1,
    isMoney: multiplier !== null || isGrouped,
    isBare: multiplier === null && !isGrouped,
  };
}

/** "60-80 bin", but "60.000-80 bin" has said its thousands. */
const lowerEnd = ({ value }: ReadNumber, factor: number): number =>
  value < LEAST_LIRA ? value * factor : value;

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && ['-', '–', '—', 'ile', 'ila'].includes(token.text);

function multiplierAt(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? '';
  if (/^bin(?:[ei]|in|den|lik|lira|tl)?$/.test(text) || text === 'k' || text === 'b') return 1_000;
  return /^(?:milyon[ua]?|mn)$/.test(text) ? 1_000_000 : null;
}

type Hint = (token: Token, next: Token | undefined) => Partial<Hints> | null;

/** Words before an amount. */
const lead: Hint = ({ text }, next) => {
  if (text === 'en' && isOneOf(next?.text, [...AT_MOST, ...AT_LEAST])) return {};
  // "en az 3 oda" is no money: these words alone do not make it any.
  if (AT_MOST.includes(text)) return {};
  if (AT_LEAST.includes(text)) return { isLeast: true };
  if (isOneOf(text, BUDGET)) return { isMoney: true };
  if (A_NIGHT.some((stem) => text.startsWith(stem))) return { isNightly: true, isMoney: true };
  return CURRENCY.includes(text) ? { isMoney: true } : null;
};

/** Words behind it. */
const trail: Hint = ({ text }) => {
  if (/^(?:tl|lira|try)(?:s?i|y?e|ye|lik|nin|den|dan|y?a)?$/.test(text) || text === '₺')
    return { isMoney: true };
  if (text === 'e' || text === 'a' || text === 'ye') return {};
  if (UP_TO.includes(text)) return {};
  if (OR_MORE.includes(text)) return { isLeast: true, isMoney: true };
  return A_NIGHT.some((stem) => text.startsWith(stem)) ? { isNightly: true, isMoney: true } : null;
};

function readHints(
  tokens: readonly Token[],
  from: number,
  hint: Hint,
): { hints: Hints; end: number } {
  const hints = { isLeast: false, isNightly: false, isMoney: false };
  let end = from;
  for (;;) {
    const token = tokens[end];
    const found = token === undefined ? null : hint(token, tokens[end + 1]);
    if (found === null) return { hints, end };
    Object.assign(hints, found);
    end += 1;
  }
}

const toKurus = (lira: number): Kurus => Math.round(lira * 100);
