import { expect, it } from 'vitest';
import { ICONS } from './icons.ts';
import { drawn } from './drawn-icons.ts';

it('draws the icon that a sheet names', () => {
  const value = drawn('icon(close) center');
  expect(value).toMatch(/^url\("data:image\/svg\+xml,[^<>#"]*"\) center$/);
  expect(decodeURIComponent(value)).toContain(`<path d='${ICONS.close}'/>`);
  expect(drawn('var(--icon) lexicon(a)')).toBe('var(--icon) lexicon(a)');
});
