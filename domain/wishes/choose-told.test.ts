import { describe, expect, it } from 'vitest';
import { chooseTold, type Told, type Waiting } from './choose-told.ts';

const WEEK = { checkIn: '2027-06-10', checkOut: '2027-06-17' };
const SINCE = '2027-05-01T09:00:00.000Z';
const BEFORE = '2027-05-01T08:00:00.000Z';
const LATELY = '2027-05-01T09:30:00.000Z';
const wish = (id: string, given: Partial<Waiting> = {}): Waiting => ({
  id,
  ...WEEK,
  below: null,
  toldAt: null,
  ...given,
});
const told = (wishId: string, villaId: number, toldAt = BEFORE): Told => ({
  wishId,
  villaId,
  ...WEEK,
  toldAt,
});

describe('of whom a freed house is told', () => {
  const choose = (wishes: Waiting[], houses: [number, number][], before: Told[] = []) =>
    chooseTold(wishes, () => houses.map(([villaId, total]) => ({ villaId, total })), before, SINCE);
  const chosen = (...given: Parameters<typeof choose>) =>
    choose(...given).chosen.map(({ wish: { id }, house }) => [id, house.villaId]);

  it('the first who waits is', () => {
    expect(chosen([wish('a'), wish('b')], [[1, 500]])).toEqual([['a', 1]]);
  });
  it('the next is once an hour has passed', () => {
    const both = [wish('a'), wish('b')];
    expect(chosen(both, [[1, 500]], [told('a', 1, LATELY)])).toEqual([]);
    expect(chosen(both, [[1, 500]], [told('a', 1)])).toEqual([['b', 1]]);
  });
  it('whoever waits for other nights of it is, too', () => {
    const later = { checkIn: '2027-06-17', checkOut: '2027-06-20' };
    expect(chosen([wish('a'), wish('b', later)], [[1, 500]])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    const over = { checkIn: '2027-06-16', checkOut: '2027-06-20' };
    expect(chosen([wish('a'), wish('b', over)], [[1, 500]])).toEqual([['a', 1]]);
  });
  it('of two houses each is told of one', () => {
    const two: [number, number][] = [
      [1, 500],
      [2, 600],
    ];
    expect(chosen([wish('a'), wish('b'), wish('c')], two)).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
  it('who watches the price is below it alone', () => {
    const watches = [wish('a', { below: 500 })];
    expect(chosen(watches, [[1, 500]])).toEqual([]);
    expect(chosen(watches, [[1, 499]])).toEqual([['a', 1]]);
  });
  it('nobody is twice while it stays free, and again once it was taken since', () => {
    expect(choose([wish('a')], [[1, 500]], [told('a', 1)])).toEqual({ chosen: [], gone: [] });
    const taken = choose([wish('a'), wish('b')], [], [told('a', 1), told('b', 2), told('c', 1)]);
    expect(taken).toEqual({ chosen: [], gone: [told('a', 1), told('b', 2)] });
  });
  it('nobody is twice within an hour, of whatever houses', () => {
    const [late, early] = [wish('a', { toldAt: LATELY }), wish('a', { toldAt: BEFORE })];
    expect(chosen([late, wish('b')], [[1, 500]])).toEqual([['b', 1]]);
    expect(chosen([early, wish('b')], [[1, 500]])).toEqual([['a', 1]]);
  });
});
