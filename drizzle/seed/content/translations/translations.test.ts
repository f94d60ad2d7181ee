import { expect, it } from 'vitest';
import { DRAWN_VILLAS, picturesOf } from '#demo-pictures/pictures.ts';
import { POSTS } from '../blog/blog.ts';
import { villaFacts } from '../villas/villas.ts';
import english from './en.json' with { type: 'json' };
import german from './de.json' with { type: 'json' };
import russian from './ru.json' with { type: 'json' };

const BLOG = new Set(textsOf(POSTS));
const VILLAS = Array.from({ length: DRAWN_VILLAS }, (_, n) => villaFacts(n));
const ALTS = VILLAS.flatMap(picturesOf).map(({ alt }) => alt);
/** Shown by the booking card alone, which no page has before it is touched. */
const EXTRAS = VILLAS.flatMap(({ extras }) => extras.flatMap(({ name, text }) => [name, text]));

it.each([
  ['English', english],
  ['German', german],
  ['Russian', russian],
])('has all of the demo but the blog in %s', (_, texts) => {
  // What the blog also says, such as "Bungalov", each language needs that another has.
  const others = [english, german, russian].flatMap((one) => Object.keys(one));
  const counts = Map.groupBy(others, (text) => text);
  const isNeeded = (text: string) => !BLOG.has(text) || (counts.get(text)?.length ?? 0) > 1;
  const known = [...others.filter(isNeeded), ...ALTS, ...EXTRAS];
  expect(known.filter((text) => !(text in texts))).toEqual([]);
});

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
