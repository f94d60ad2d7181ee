import { expect, it } from 'vitest';
import { bearerToken } from './bearer.ts';

it.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['BEARER abc', 'abc'],
  ['bEaReR   a.b-c_d=', 'a.b-c_d='],
  ['Bearer abc ', 'abc'],
  [undefined, null],
  ['', null],
  ['abc', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearerabc', null],
  ['Bearer a b', null],
  ['Basic abc', null],
  ['xBearer abc', null],
])('reads %s as %s', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});
