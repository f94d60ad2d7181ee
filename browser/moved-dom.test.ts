import { expect, test } from 'vitest';
import { isMovedDom, remountLimit } from './moved-dom.ts';

test.each([
  [new DOMException('not a child of this node', 'NotFoundError'), true],
  [new DOMException('contains the parent', 'HierarchyRequestError'), true],
  [new TypeError('undefined is not a function'), false],
  [null, false],
])('%s', (error, isMoved) => {
  expect(isMovedDom(error)).toBe(isMoved);
});

test('three times in ten seconds, and again once they are over', () => {
  let at = 0;
  const may = remountLimit(() => at);
  expect([may(), may(), may(), may()]).toEqual([true, true, true, false]);
  at = 10_001;
  expect(may()).toBe(true);
});
