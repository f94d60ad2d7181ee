import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import {
  IDENTITY_KINDS,
  identityKindOf,
  identityProblem,
  plainIdentityNumber,
} from './identity.ts';

const NO_TCKN = 'Geçerli bir T.C. kimlik numarası yazın.';
const NO_PASSPORT = 'Pasaport numarası 5–20 büyük harf ve rakamdan oluşur.';

describe('the kind of an identity number', () => {
  it.each(COUNTRIES)('of a guest from %s (%s) follows the law', (code) =>
    expect(identityKindOf(code)).toBe(code === 'TR' ? 'tckn' : 'passport'),
  );
});

describe('an identity number as typed', () => {
  it.each([
    ['u 12 345-678', 'U12345678'],
    ['100 000 001 46', '10000000146'],
    [' c.01\tx\u00a000t ', 'C01X00T'],
    // A Turkish keyboard has both letters; a passport number has only the plain I.
    ['iı123', 'II123'],
    ['  ', ''],
  ])('“%s” is kept as “%s”', (typed, kept) => expect(plainIdentityNumber(typed)).toBe(kept));

  it('is the same however it is spaced and cased', () => {
    const sign = fc.stringMatching(/^[A-Z0-9]$/);
    const gap = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, gap), { maxLength: 20 }), (signs) => {
        const number = signs.map(([letter]) => letter).join('');
        const typed = signs.map((pair) => pair.join('')).join('');
        expect(plainIdentityNumber(typed)).toBe(number);
        expect(plainIdentityNumber(typed.toLowerCase())).toBe(number);
      }),
    );
  });
});

describe('what is wrong with an identity number', () => {
  it.each([
    ['tckn', '10000000146', null],
    ['tckn', '10000000147', NO_TCKN],
    ['tckn', 'U12345678', NO_TCKN],
    ['tckn', '', NO_TCKN],
    ['passport', 'U1234', null],
    ['passport', 'U123', NO_PASSPORT],
    ['passport', 'A'.repeat(20), null],
    ['passport', 'A'.repeat(21), NO_PASSPORT],
    ['passport', 'u12345678', NO_PASSPORT],
    ['passport', 'U1234 5678', NO_PASSPORT],
    ['passport', 'Ü12345678', NO_PASSPORT],
    ['passport', 'U12345678\n', NO_PASSPORT],
    // A citizen of another country may have a number of eleven digits: only its format is checked.
    ['passport', '10000000147', null],
    [null, '10000000146', 'Kimlik türünü de seçin.'],
  ] as const)('%s %j: %s', (kind, number, problem) =>
    expect(identityProblem(kind, number)).toBe(problem),
  );

  it('is never nothing where no kind is known', () => {
    fc.assert(fc.property(fc.string(), (number) => identityProblem(null, number) !== null));
  });

  it.each(IDENTITY_KINDS)('refuses a %s of other signs than letters and digits', (kind) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{2,8}[^A-Z0-9][A-Z0-9]{3,8}$/), (number) => {
        expect(identityProblem(kind, number)).not.toBeNull();
      }),
    );
  });
});
