import { expect, it } from 'vitest';
import { mapTexts } from './map-texts.ts';

const upper = (text: string) => text.toUpperCase();

it.each([
  ['a', 'A'],
  [
    ['a', ['b']],
    ['A', ['B']],
  ],
  [
    { key: 'a', deep: { list: [{ key: 'b' }] } },
    { key: 'A', deep: { list: [{ key: 'B' }] } },
  ],
  [
    [1, true, null, 'a'],
    [1, true, null, 'A'],
  ],
  [null, null],
  [{}, {}],
])('changes the texts of %j and nothing else', (value, changed) =>
  expect(mapTexts<unknown>(value, upper)).toEqual(changed),
);
