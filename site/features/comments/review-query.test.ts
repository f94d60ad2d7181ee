import { expect, it } from 'vitest';
import { readReviewQuery, reviewsCall, reviewsHref } from './review-query.ts';

const read = (search: string) => readReviewQuery(new URLSearchParams(search));

it('reads back the address that it writes', () => {
  const query = { order: 'worst', stars: 4, withPhotos: true, page: 3 } as const;
  const href = reviewsHref('mavi', query);
  expect(href).toBe('/yorumlar/mavi?sirala=en-dusuk&puan=4&foto=1&sayfa=3');
  expect(read(href.split('?')[1] ?? '')).toEqual(query);
  expect(reviewsCall('mavi', query)).toBe(
    '/v1/website/comments?villa=mavi&order=worst&skip=40&take=20&rating=4&photos=1',
  );
});

it.each(['', 'sirala=x&puan=9&foto=evet&sayfa=0', 'puan=-1&sayfa=1e9', 'sirala=__proto__'])(
  'reads "%s" as all of them, the newest first',
  (search) => {
    expect(read(search)).toEqual({ order: 'newest', stars: null, withPhotos: false, page: 1 });
    expect(reviewsHref('mavi', read(search))).toBe('/yorumlar/mavi');
  },
);
