import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const site = fileURLToPath(new URL('../', import.meta.url));

/** What turns a page round by itself where the language is written from right to left. */
const PHYSICAL =
  /(?:^|[{;\s])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right):|(?:text-align|float|clear): *(?:left|right)\b/;

/** East is on the right of a map in every language, and what is centred has no side. */
const isOfPlace = (file: string, line: string): boolean =>
  file.includes('/map/') || /^\s*left: -?50%;$/.test(line);

/** `margin: 1px 2px 3px 4px` and `inset: 0 0 auto auto`: the second and the fourth are sides. */
function hasSides(line: string): boolean {
  const [, value = ''] =
    /(?:^|\s)(?:margin|padding|inset|border-radius): ([^;]+);/.exec(line) ?? [];
  const [, second, , fourth, more] = value
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()')
    .split(' ');
  if (more !== undefined || fourth === undefined) return false;
  const [first, , third] = value.split(' ');
  return line.includes('border-radius') ? first !== second || third !== fourth : second !== fourth;
}

it('leaves no side of a page to its language', () => {
  const physical = globSync('**/*.{css,astro}', { cwd: site }).flatMap((file) => {
    const text = readFileSync(site + file, 'utf8');
    const sheet = file.endsWith('.css') ? text : (/<style[^>]*>[\s\S]*/.exec(text)?.[0] ?? '');
    return sheet
      .split('\n')
      .filter((line) => (PHYSICAL.test(line) || hasSides(line)) && !isOfPlace(`/${file}`, line))
      .map((line) => `${file}: ${line.trim()}`);
  });
  expect(physical).toEqual([]);
});

it.each(['  margin-left: 0;', '  left: 0;', '  inset: 0 0 auto auto;', '  text-align: right;'])(
  'would find "%s"',
  (line) => expect(PHYSICAL.test(line) || hasSides(line)).toBe(true),
);
