import { expect, it } from 'vitest';
import { contractChanges } from './contract-changes.ts';

const AMOUNTS = { prepayment: 1_000_00, deposit: 500_00, agencyExtras: 0 };
const SAME = ['0', '1', '2', '3', '4', '5', '6', 'B'];
const changed = (...places: number[]) =>
  SAME.map((text, place) => (places.includes(place) ? `${text}!` : text));

it.each([
  ['nothing', SAME, {}, []],
  ['the terms of payment', changed(4), {}, ['ödeme koşulları']],
  ['two parts', changed(1, 7), {}, ['acentenin bilgileri', 'kiralama koşulları']],
  [
    'the prepayment',
    changed(4),
    { prepayment: 2_000_00 },
    [/^ön ödeme .*1\.000.* yerine .*2\.000/],
  ],
  ['the deposit', changed(4), { deposit: 0 }, [/^hasar depozitosu .*500.* yerine /]],
  ['the extras', changed(4), { agencyExtras: 100 }, ['ek hizmetlerin kime ödeneceği']],
] as const)('says that %s changed', (_name, sections, amounts, says) =>
  expect(
    contractChanges(
      { sections: SAME, amounts: AMOUNTS },
      { sections, amounts: { ...AMOUNTS, ...amounts } },
    ),
  ).toEqual(says.map((part) => (typeof part === 'string' ? part : expect.stringMatching(part)))),
);
