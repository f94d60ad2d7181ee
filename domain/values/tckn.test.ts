import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTckn } from './tckn.ts';

describe('isTckn', () => {
  // 12345678950: odd 25, even 20; 175 − 20 = 155 → 5; 25 + 20 + 5 = 50 → 0.
  it.each(['10000000146', '12345678950', '11111111110'])('accepts %s', (text) =>
    expect(isTckn(text)).toBe(true),
  );

  it('handles a negative difference', () => {
    // 1 9 0 9 0 9 0 9 0: odd 1, even 36; 7 − 36 = −29, so the tenth is 1 and the last 38 mod 10.
    expect(isTckn('19090909018')).toBe(true);
    expect(isTckn('19090909098')).toBe(false);
  });

  it.each([
    '00000000000',
    '01000000146',
    '1000000014',
    '100000001466',
    '10000000156',
    '10000000147',
    '1000000014a',
    ' 10000000146',
    '10000000146\n',
    '',
  ])('refuses %j', (text) => expect(isTckn(text)).toBe(false));

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = [...'10000000146'].map(Number);
        digits[position] = ((digits[position] ?? 0) + shift) % 10;
        expect(isTckn(digits.join(''))).toBe(false);
      }),
    );
  });
});
