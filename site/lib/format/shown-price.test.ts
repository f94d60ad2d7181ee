import { expect, it } from 'vitest';
import type { SearchItem } from '#domain/search/schema.ts';
import { cardPrice } from './card-text.ts';
import { stayPrice } from './shown-price.ts';

const price = { nightly: 610_000, from: 610_000, to: 1_940_000 };
const item = (more: object) => ({ price, ...more }) as SearchItem;

it('a card without nights shows what nights cost, from the cheapest to the dearest', () => {
  expect(cardPrice(item({}))).toEqual({ of: 'nights', from: 610_000, to: 1_940_000 });
});

it('a card of a stay shows its total and its own average, in whole lira', () => {
  const stay = { checkin: '2027-06-12', checkout: '2027-06-19' };
  const total = 3_450_000;
  expect(cardPrice(item({ ...stay, price: { ...price, total } }))).toEqual({
    of: 'stay',
    total,
    nights: 7,
    nightly: 492_900,
  });
});

it('counts what is taken besides the nights into the total, and into no night', () => {
  const extras = [
    { chosen: true, amount: 420_000 },
    { chosen: false, amount: 999 },
  ];
  expect(stayPrice({ total: 12_950_000, nights: 7, extras })).toMatchObject({
    total: 12_950_000,
    nightly: 1_790_000,
  });
});
