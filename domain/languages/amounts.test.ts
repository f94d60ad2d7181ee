import { expect, it } from 'vitest';
import { readAmount, typedAmount } from './amounts.ts';
import { LANGUAGE_CODES } from './languages.ts';

it.each([
  ['tr', '8.400,50', 840_050],
  ['tr', '8,400.50', null],
  ['en', '8,400.50', 840_050],
  ['en', '8400', 840_000],
  ['en', '8,400', 840_000],
  ['en', '8400.5', 840_050],
  ['en', '8.400,50', 840_050],
  ['en', '8400,00', 840_000],
  ['en', '8.400', 840_000],
  ['en', '8,40.0', null],
  ['de', '8.400,50', 840_050],
  ['ru', '8 400,50', 840_050],
  ['ru', '8\u00a0400', 840_000],
  ['ru', 'сто', null],
] as const)('%s reads %j', (language, text, kurus) =>
  expect(readAmount(text, language)).toBe(kurus),
);

it.each(LANGUAGE_CODES)('%s reads what it writes', (language) => {
  for (const kurus of [1, 99, 100, 840_050, 123_456_789]) {
    expect(readAmount(typedAmount(kurus, language), language)).toBe(kurus);
  }
});
