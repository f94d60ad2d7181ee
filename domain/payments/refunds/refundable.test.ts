import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BookedEntry, findRefundable, splitRefund } from './refundable.ts';

const entry = (id: string, rest: Partial<BookedEntry>): BookedEntry => ({
  id,
  kind: 'prepayment',
  method: 'card',
  amount: 100,
  status: 'succeeded',
  provider: null,
  providerRef: null,
  refundOf: null,
  ...rest,
});
const card = (id: string, amount: number) =>
  entry(id, { amount, provider: 'sandbox', providerRef: `ref-${id}` });
const refund = (id: string, amount: number, rest: Partial<BookedEntry> = {}) =>
  entry(id, { kind: 'refund', amount, ...rest });

const cardsOf = (entries: BookedEntry[]) =>
  findRefundable(entries).cards.map(({ entry: { id }, left }) => [id, left]);

it('offers each card what it brought, the newest first, and the rest by bank', () => {
  const entries = [card('a', 300), entry('b', { amount: 500 }), card('c', 200)];
  const left = findRefundable(entries);
  expect(left).toMatchObject({ stay: 1000, onTheWay: 0, deposit: 0 });
  expect(cardsOf(entries)).toEqual([
    ['c', 200],
    ['a', 300],
  ]);
  expect(splitRefund(600, left)).toMatchObject({
    cards: [{ left: 200 }, { left: 300 }],
    bank: 100,
  });
  expect(splitRefund(250, left)).toMatchObject({ cards: [{ left: 200 }, { left: 50 }], bank: 0 });
});

it.each([
  ['by the same card', refund('r', 250, { refundOf: 'a' }), 50],
  ['on its way to that card', refund('r', 250, { refundOf: 'a', status: 'pending' }), 50],
  ['refused by its provider', refund('r', 250, { refundOf: 'a', status: 'failed' }), 300],
  ['by hand', refund('r', 250), 50],
])('takes off what went back %s', (_, back, left) =>
  expect(cardsOf([card('a', 300), back])).toEqual([['a', left]]),
);

it('keeps deposits apart', () =>
  expect(
    findRefundable([
      entry('d', { kind: 'deposit', amount: 900 }),
      entry('e', { kind: 'deposit_refund', amount: 200 }),
    ]),
  ).toMatchObject({ stay: 0, deposit: 700, cards: [] }));

it('never offers more than came in, whatever was done before', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ by: fc.boolean(), amount: fc.integer({ min: 1, max: 1000 }) }), {
        maxLength: 6,
      }),
      fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), card: fc.nat(5) }), {
        maxLength: 8,
      }),
      (payments, refunds) => {
        const entries = payments.map(({ by, amount }, n) =>
          by ? card(`p${n}`, amount) : entry(`p${n}`, { amount }),
        );
        for (const [n, planned] of refunds.entries()) {
          const { stay, cards } = findRefundable(entries);
          const chosen = cards[planned.card];
          const amount = Math.floor((chosen?.left ?? stay) * planned.share);
          entries.push(refund(`r${n}`, amount, { refundOf: chosen?.entry.id ?? null }));
        }
        const received = payments.reduce((sum, { amount }) => sum + amount, 0);
        const { stay, cards } = findRefundable(entries);
        const back = received - stay;
        expect(stay).toBeGreaterThanOrEqual(0);
        expect(back).toBe(
          entries.filter(({ kind }) => kind === 'refund').reduce((sum, r) => sum + r.amount, 0),
        );
        for (const { left } of cards) expect(left).toBeLessThanOrEqual(stay);
      },
    ),
  ));
