import { describe, expect, it } from 'vitest';
import {
  countFilters,
  fromSearchBox,
  parseReservationSearch,
  periodOf,
  toListQuery,
} from './search.ts';

const given = (raw: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(parseReservationSearch(raw)));

describe('parseReservationSearch', () => {
  it('keeps every filter of the API', () => {
    const raw = {
      status: 'option',
      villa_id: '12',
      reservation_id: 'KY26-ABCD2345',
      customer_name: 'Şule',
      datetype: 'stay',
      date1: '2026-11-21',
      date2: '2026-11-30',
      oldrez: '1',
      q: '0532',
      order: '-total',
    };
    expect(given({ ...raw, page: '3' })).toEqual({ ...raw, page: 3 });
  });

  it.each([
    ['an unknown state', { status: 'toString' }],
    ['a villa that is no number', { villa_id: '1e3' }],
    ['a day that does not exist', { date1: '2026-02-30' }],
    ['an order the API does not know', { order: 'customer' }],
    ['the first page, which has no number', { page: '1' }],
    ['a page that is none', { page: '1.5' }],
    ['blank text', { customer_name: '   ' }],
    ['a kind of date that is none', { datetype: 'constructor' }],
  ])('drops %s', (_what, raw) => expect(given(raw)).toEqual({}));
});

describe('toListQuery', () => {
  it('counts rows where the address counts pages', () => {
    expect(toListQuery({})).toMatchObject({ skip: '0', take: '100' });
    expect(toListQuery({ page: 3, status: 'option' })).toEqual({
      status: 'option',
      oldrez: 'all',
      skip: '200',
      take: '100',
    });
  });
});

it.each([
  ['coming stays, until something is asked for', {}, '0'],
  ['of a state all', { status: 'completed' as const }, 'all'],
  ['of a name all', { customer_name: 'Şule' }, 'all'],
  ['of a villa those that come', { villa_id: '12' }, '0'],
  ['what somebody chose', { status: 'confirmed' as const, oldrez: '0' as const }, '0'],
])('shows %s', (_what, search, period) => expect(periodOf(search)).toBe(period));

describe('fromSearchBox', () => {
  it.each([
    ['KY26-ABCD2345', { reservation_id: 'KY26-ABCD2345' }],
    [' 8tzk ', { reservation_id: '8tzk' }],
    ['Gülşah Öz', { customer_name: 'Gülşah Öz' }],
    ['0532 123', { q: '0532 123' }],
    ['  ', {}],
  ])('reads %j', (typed, filter) =>
    expect(JSON.parse(JSON.stringify(fromSearchBox(typed)))).toEqual(filter),
  );
});

it('counts filters, not order, page or a kind of date without a date', () => {
  expect(countFilters({ order: 'total', page: 2, datetype: 'stay' })).toBe(0);
  expect(countFilters({ status: 'option', date1: '2026-11-21', date2: '2026-11-22' })).toBe(2);
});
