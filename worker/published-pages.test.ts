import { expect, it } from 'vitest';
import { hasNoPage } from './published-pages.ts';

it.each([
  ['/kalkan', false],
  ['/villa/Ka%C5%9F', false],
  ['/a%2Cb', false],
  ['/live', true],
  ['/live/kalkan', true],
  ['/%', true],
  ['/villa/%ff%fe', true],
  ['/villa/villa-%256bekik', true],
])('knows whether somebody may find a page at %s', (path, expected) => {
  expect(hasNoPage(path)).toBe(expected);
});
