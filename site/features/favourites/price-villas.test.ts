import { expect, test } from 'vitest';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { Answer } from '#site/lib/answer.ts';
import { lowestTotal, priceVillas } from './price-villas.ts';

const quote = (total: number): Answer<Quote> => ({
  ok: true,
  content: {
    available: true,
    before: null,
    lateArrival: null,
    instantMinutes: null,
    extras: [],
    agencyExtras: 0,
    nights: 7,
    currency: 'TRY',
    lines: [],
    total,
    prepayment: total / 5,
    balance: total - total / 5,
    parts: [],
    deposit: 0,
    holdExpiresAt: '2026-11-21T11:00:00.000Z',
    contract: '',
    quoteToken: 't',
    validUntil: '',
  },
});
const refusal: Answer<Quote> = {
  ok: false,
  status: 422,
  code: 'MIN_NIGHTS',
  message: 'En az 5 gece kalınır.',
  issues: [],
};
const STAY = { stay: { checkIn: '2027-06-07', checkOut: '2027-06-14' }, adults: 2 };

test('every villa gets its total or the reason why it has none', async () => {
  const answers: Record<string, Answer<Quote>> = { a: quote(1000), b: refusal, c: quote(900) };
  const prices = await priceVillas(['a', 'b', 'c'], STAY, async (body) => {
    const { slug } = body as { slug: string };
    return answers[slug] ?? refusal;
  });
  expect(prices.get('a')).toMatchObject({ total: 1000, prepayment: 200, nights: 7 });
  expect(prices.get('b')).toEqual({ refusal: 'En az 5 gece kalınır.' });
  expect(lowestTotal(prices)).toBe(900);
});

test('nothing is asked without a stay, and one price is not the lowest of anything', async () => {
  const none = await priceVillas(['a'], { stay: null, adults: 2 }, () => {
    throw new Error('asked');
  });
  expect(none.size).toBe(0);
  expect(lowestTotal(new Map([['a', { total: 5, prepayment: 1, nights: 2 }]]))).toBeNull();
});
