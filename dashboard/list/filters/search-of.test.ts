import { expect, it } from 'vitest';
import { listSearchOf, oneOf, searchCount, searchId, searchOf } from './list-search.ts';

const parse = listSearchOf(['name', 'created'], { state: oneOf('open', 'done'), villa: searchId });

it.each([
  [
    { q: ' Ada ', order: '-created', page: '3', state: 'done', villa: '7' },
    { q: 'Ada', order: '-created', page: 3, state: 'done', villa: '7' },
  ],
  [{ order: 'price', page: '0', state: 'gone', villa: 'x', other: '1' }, {}],
])('keeps of %j what the list knows', (address, known) =>
  expect(JSON.parse(JSON.stringify(parse(address)))).toEqual(known),
);

it('knows only the parts it was told of', () => {
  expect(Object.keys(searchOf({ skip: searchCount })({ skip: '50', page: '2' }))).toEqual(['skip']);
  expect(searchOf({ skip: searchCount })({ skip: '-1' })).toEqual({ skip: undefined });
});
