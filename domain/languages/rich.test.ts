import { expect, it } from 'vitest';
import { piecesOf } from './rich.ts';

it.each([
  ['Plain.', [[null, 'Plain.']]],
  [
    'Read <terms>our terms</terms>.',
    [
      [null, 'Read '],
      ['terms', 'our terms'],
      [null, '.'],
    ],
  ],
  [
    '<a>One</a><b>two</b>',
    [
      ['a', 'One'],
      ['b', 'two'],
    ],
  ],
  [
    '1 < 2 and <b>2 > 1</b>',
    [
      [null, '1 < 2 and '],
      ['b', '2 > 1'],
    ],
  ],
  ['', []],
])('takes %j apart', (message, pieces) => {
  expect(piecesOf(message).map(({ tag, text }) => [tag, text])).toEqual(pieces);
});
