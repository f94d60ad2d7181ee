import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_RANDOM_BYTES,
  mayBeInCode,
  parseReservationCode,
  reservationCode,
} from './reservation-code.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('reservationCode', () => {
  it('maps bytes to unambiguous characters', () => {
    expect(reservationCode(bytes(0, 1, 7, 8, 30, 31, 247, 123), 2026)).toBe('KY26-239AZ2ZZ');
    expect(reservationCode(bytes(0, 0, 0, 0, 0, 0, 0, 0), 2031)).toBe('KY31-22222222');
  });

  it('skips bytes that would favour some signs', () => {
    expect(reservationCode(bytes(248, 0, 255, 1, 2, 3, 4, 5, 6, 7, 8), 2026)).toBe('KY26-23456789');
  });

  it('takes every sign equally often', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const seven = Array.from({ length: 7 }, () => 0);
      // The byte is skipped when it is too large, so the last character comes from the following
      // zero.
      const sign = byte < 248 ? reservationCode(bytes(...seven, byte), 2026).slice(-1) : 'skipped';
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect([...counts.values()].every((count) => count === 8)).toBe(true);
  });

  it('throws when the bytes do not suffice', () => {
    expect(() => reservationCode(bytes(1, 2, 3, 4, 5, 6, 7), 2026)).toThrow(
      new RangeError('too few random bytes for a code'),
    );
    expect(() => reservationCode(bytes(1, 2, 3, 4, 5, 6, 7, 250), 2026)).toThrow(RangeError);
  });

  it('is read back by its own parser', () => {
    const random = fc.uint8Array({ minLength: CODE_RANDOM_BYTES, maxLength: CODE_RANDOM_BYTES });
    fc.assert(
      fc.property(random, (values) => {
        fc.pre(values.filter((value) => value < 248).length >= 8);
        const code = reservationCode(values, 2026);
        expect(code).toMatch(/^KY26-[2-9A-HJKMNP-Z]{8}$/);
        expect(parseReservationCode(code)).toBe(code);
      }),
    );
  });
});

describe('parseReservationCode', () => {
  it.each([
    ['KY26-ABCD2345', 'KY26-ABCD2345'],
    [' ky26 abcd 2345 ', 'KY26-ABCD2345'],
    ['ky26abcd2345', 'KY26-ABCD2345'],
  ])('reads %j', (text, code) => expect(parseReservationCode(text)).toBe(code));

  it.each([
    'KY26-ABCD234',
    'KY26-ABCD23456',
    'KY26-ABCD234O',
    'KY26-ABCD2341',
    'XX26-ABCD2345',
    'ABCD2345',
    '',
  ])('refuses %j', (text) => expect(parseReservationCode(text)).toBeNull());
});

describe('mayBeInCode', () => {
  it('says so of every part of a code, however it is spaced', () => {
    const code = 'KY26-23456789';
    const parts = Array.from(code, (_, i) => [code.slice(i), code.slice(0, i)]).flat();
    expect(parts.filter((part) => !mayBeInCode(part))).toEqual([]);
    expect(mayBeInCode('2345 6789')).toBe(true);
  });

  it('knows that a whole phone number is in none', () => {
    expect(mayBeInCode('0532 009 99 99')).toBe(false);
    expect(mayBeInCode('5320099999')).toBe(false);
  });
});
