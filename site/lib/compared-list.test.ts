import { describe, expect, test } from 'vitest';
import { comparedListHref, readComparedList } from './compared-list.ts';

const read = (query: string) => readComparedList(new URLSearchParams(query));

describe('the address of a comparison', () => {
  test('names villas once, in order, and a stay', () => {
    expect(read('v=b,a,b&checkin=2027-06-01&checkout=2027-06-08&adults=4')).toEqual({
      slugs: ['b', 'a'],
      stay: { checkIn: '2027-06-01', checkOut: '2027-06-08' },
      adults: 4,
      isShared: false,
    });
  });

  test.each([
    '',
    'v=',
    'v=../x,Ş&checkin=2027-06-08&checkout=2027-06-01&adults=0',
    'v=%00&checkin=2027-13-01&checkout=yarin&adults=99',
  ])('takes what is malformed as not given: %s', (query) => {
    expect(read(query)).toEqual({ slugs: [], stay: null, adults: 2, isShared: false });
  });

  test('is short enough to compare', () => {
    const many = Array.from({ length: 40 }, (_, i) => `villa-${i}`).join(',');
    expect(read(`v=${many}`).slugs).toHaveLength(12);
  });

  test('carries the stay of the page it is opened from', () => {
    const from = new URLSearchParams('town=kalkan&checkin=2027-06-01&checkout=2027-06-08');
    const href = comparedListHref(['a', 'b'], from);
    expect(href).toBe('/favoriler?v=a,b&checkin=2027-06-01&checkout=2027-06-08');
    expect(comparedListHref(['a'], new URLSearchParams())).toBe('/favoriler?v=a');
  });

  test('says that it was sent, and forgets it when it becomes a list of one’s own', () => {
    const sent = comparedListHref(['a'], new URLSearchParams(), true);
    expect(sent).toBe('/favoriler?v=a&paylasilan=1');
    const query = new URLSearchParams(sent.split('?')[1]);
    expect(readComparedList(query).isShared).toBe(true);
    expect(comparedListHref(['a'], query)).toBe('/favoriler?v=a');
  });
});
