import type { Kurus } from '#domain/values/money.ts';

/** The sign before the decimals: a comma in Türkiye, a dot in files of some banks' English screens. */
export type DecimalSign = ',' | '.';

/** An amount as a cell has it. `direction`: what a letter behind it says, "B" out and "A" in. */
export type ReadAmount = { amount: Kurus; currency: string | null; direction: 1 | -1 | null };

const LONGEST_AMOUNT = 40;
const MINUS = /[\u2010-\u2015\u2212]/g;
const SPACE = /[\s\u00a0\u2007\u202f]+/g;

/** The decimal sign of a file: what most of its amounts with decimals have. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  let [commas, dots] = [0, 0];
  for (const cell of cells) {
    const text = cell.slice(0, LONGEST_AMOUNT);
    if (/\d,\d{1,2}(?!\d|[.,])/.test(text)) commas += 1;
    if (/\d\.\d{1,2}(?!\d|[.,])/.test(text)) dots += 1;
  }
  return dots > commas ? '.' : ',';
}

const AMOUNT =
  /^(?<open>\()?(?<sign>[+-])?(?<before>₺|TL|TRY|[A-Z]{3}|[€$£])?(?<sign2>[+-])?(?<digits>\d[\d.,']*)(?<sign3>[+-])?(?<currency>₺|TL|TRY|USD|EUR|GBP|[€$£]|[A-Z]{3})?(?<close>\))?(?<after>[+-]|\(?(?:[BA]|BORÇ|BORC|ALACAK|DR|CR|D|C)\)?)?$/u;

const CURRENCY: Readonly<Record<string, string>> = {
  '₺': 'TRY',
  TL: 'TRY',
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
};

/**
 * Reads an amount as banks write it: "1.234,56", "-1.234,56", "1.234,56-", "(1.234,56)",
 * "1.234,56 TL", "₺1.234,56", "1.234,56 B". Null for anything else, and for what the decimal sign of
 * its file leaves in doubt.
 */
export function readAmount(cell: string, decimal: DecimalSign): ReadAmount | null {
  if (cell.length > LONGEST_AMOUNT) return null;
  const text = cell.replace(SPACE, '').replace(MINUS, '-').toUpperCase();
  const parts = AMOUNT.exec(text)?.groups;
  if (parts === undefined) return null;
  const size = kurusOf(parts.digits ?? '', decimal);
  if (size === null) return null;
  const isBracketed = parts.open !== undefined && parts.close !== undefined;
  const after = (parts.after ?? '').replace(/[()]/g, '');
  const signs = [parts.sign, parts.sign2, parts.sign3, after];
  const isBelow = signs.includes('-') || isBracketed;
  const named = parts.currency ?? parts.before;
  return {
    amount: isBelow && size !== 0 ? -size : size,
    currency: named === undefined ? null : (CURRENCY[named] ?? named),
    direction: /^(B|BORÇ|BORC|DR|D)$/.test(after) ? -1 : /^(A|ALACAK|CR|C)$/.test(after) ? 1 : null,
  };
}

function kurusOf(digits: string, decimal: DecimalSign): Kurus | null {
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  if (more.length > 0 || fraction.length > 2 || !/^\d*$/.test(fraction)) return null;
  const plain = whole.replaceAll("'", group);
  const isGrouped = plain
    .split(group)
    .every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (!/^\d+$/.test(plain) && !isGrouped) return null;
  const kurus = Number(plain.replaceAll(group, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(kurus) ? kurus : null;
}
