import { describe, expect, it } from 'vitest';
import type { PHASES } from './phase.ts';
import { REQUEST_KINDS, type RequestKind } from './request-kinds.ts';
import { describeRequest, mayAsk, promisedOf, RequestWish, wishOf } from './requests.ts';

describe('what a guest asks for, in a line', () => {
  it.each<[RequestKind, Record<string, string | number>, string]>([
    ['transfer', { amount: 700_000 }, '7.000 ₺ havale yapıldı'],
    ['dates', { checkIn: '2027-06-12', checkOut: '2027-06-19' }, '12–19 Haziran 2027'],
    ['people', { adults: 2, children: 1, babies: 1 }, '2 yetişkin, 1 çocuk, 1 bebek'],
    ['people', { adults: 4 }, '4 yetişkin'],
    ['cancel', { refund: 350_000 }, 'İptal; koşullara göre iade 3.500 ₺'],
    ['extra', { what: 'Transfer' }, 'Transfer'],
    ['extra', { what: 'Isıtma', unitPrice: 180_000, quantity: 7 }, 'Isıtma, 12.600 ₺'],
    ['late_checkout', { time: '13:30' }, 'Çıkış saat 13.30'],
    // A missing value gives an empty text.
    ['extra', {}, ''],
    ['cancel', {}, 'İptal; koşullara göre iade 0 ₺'],
  ])('%s of %j is "%s"', (kind, details, text) => {
    expect(describeRequest(kind, details)).toBe(text);
  });
});

describe('what may be asked when', () => {
  const kindsAt = (phase: (typeof PHASES)[number]) =>
    REQUEST_KINDS.filter((kind) => mayAsk(kind, phase)).toSorted();

  it('is nothing once a stay is over or off', () => {
    expect(kindsAt('after')).toEqual([]);
    expect(kindsAt('off')).toEqual([]);
  });

  it('is no other date for who is there already', () => {
    expect(kindsAt('staying')).toEqual(['extra', 'late_checkout', 'transfer']);
    expect(kindsAt('waiting')).toEqual(['cancel', 'dates', 'people']);
  });
});

it.each([
  [{ kind: 'late_checkout', time: '25:00' }, false],
  [{ kind: 'late_checkout', time: '13:30' }, true],
  [{ kind: 'cancel', refund: -1 }, false],
  [{ kind: 'extra', what: 'x' }, false],
  [{ kind: 'transfer' }, false],
])('a wish %j is taken: %s', (wish, isTaken) => {
  expect(RequestWish.safeParse(wish).success).toBe(isTaken);
});

it('is promised the price that the guest saw, and none for words of their own', () => {
  const price = { unitPrice: 180_000, quantity: 7, payee: 'owner' };
  const asked = (details: object) => promisedOf(wishOf('extra', { what: 'Isıtma', ...details }));
  expect(asked(price)).toEqual(price);
  for (const part of Object.keys(price)) {
    const { [part as 'payee']: _, ...rest } = price;
    expect(asked(rest)).toBeNull();
  }
  expect(promisedOf(wishOf('cancel', { refund: 0, kept: 0 }))).toBeNull();
});
