import { describe, expect, it } from 'vitest';
import { chooseTold, toldKey, type ToldNights, type Waiting } from './choose-told.ts';

const WEEK = { checkIn: '2027-06-10', checkOut: '2027-06-17' };
const wish = (id: string, given: Partial<Waiting> = {}): Waiting => ({
  id,
  ...WEEK,
  below: null,
  ...given,
});
const fits = (...houses: [villaId: number, total: number][]) =>
  houses.map(([villaId, total]) => ({ villaId, total }));

describe('of whom a freed house is told', () => {
  const chosen = (
    wishes: Waiting[],
    houses: [number, number][],
    told: [string, number][] = [],
    lately: ToldNights[] = [],
  ) =>
    chooseTold(
      wishes,
      () => fits(...houses),
      new Set(told.map(([id, villa]) => toldKey(id, villa))),
      lately,
    ).map(({ wish: { id }, house }) => [id, house.villaId]);

  it('the first who waits is', () => {
    expect(chosen([wish('a'), wish('b')], [[1, 500]])).toEqual([['a', 1]]);
  });
  it('the next is once an hour has passed', () => {
    const both = [wish('a'), wish('b')];
    expect(chosen(both, [[1, 500]], [['a', 1]], [{ villaId: 1, ...WEEK }])).toEqual([]);
    expect(chosen(both, [[1, 500]], [['a', 1]])).toEqual([['b', 1]]);
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
  it('nobody is twice', () => {
    expect(chosen([wish('a')], [[1, 500]], [['a', 1]])).toEqual([]);
  });
});
