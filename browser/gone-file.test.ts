import { expect, test } from 'vitest';
import { isGoneFile } from './gone-file.ts';

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://kiyi.example/a-12345678.js'],
  ['Firefox', 'error loading dynamically imported module: https://kiyi.example/a-12345678.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Chrome, a page instead', "Unexpected token '<'"],
  ['Safari, a page instead', "SyntaxError: Unexpected token '<'"],
  ['Firefox, a page instead', "expected expression, got '<'"],
])('%s says that a file is gone', (_browser, message) => {
  expect(isGoneFile(new TypeError(message))).toBe(true);
});

test.each([new TypeError('undefined is not a function'), null, 'module script'])(
  '%s is something else',
  (error) => {
    expect(isGoneFile(error)).toBe(false);
  },
);
