import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import type { Language } from '#domain/languages/languages.ts';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';
import { withOwnNames } from './own-names.ts';
import { ABROAD } from './typed.testing.ts';

const named = (slug: string, name: string) => ({
  ...OPTIONS,
  otherFeatures: [...OPTIONS.otherFeatures, { slug, name, count: 3 }],
});

/** What an agency calls an amenity on its page in a language | what is typed there | the filter. */
it.each<[Language, slug: string, name: string, typed: string]>([
  ['en', 'merdiven-kapisi', 'Stair gate', 'with stair gates please'],
  ['en', 'zeytin-agaclari', 'Olive trees', 'among olive trees'],
  ['de', 'merdiven-kapisi', 'Treppenschutzgitter', 'mit Treppenschutzgitter'],
  ['de', 'elektrikli-arac-sarji', 'Ladestation für E-Autos', 'Ladestation für E-Autos'],
  ['ru', 'hamak', 'Гамак', 'вилла с гамаком'],
  ['ru', 'cevrili-bahce', 'Огороженный сад', 'огороженный сад'],
])('%s: %s is called %s', async (language, slug, name, typed) => {
  const options = named(slug, name);
  const lexicons = withOwnNames(await loadLexicons(language), options);
  const asked = askedInWords(typed, options, { ...ABROAD, lexicons });
  expect(decodeURIComponent(asked?.address ?? '')).toBe(`/ara?feature=${slug}`);
  expect(asked?.unknown).toEqual([]);
});

it('leaves words of long names to the language', async () => {
  const options = named('kurallar', 'Rauchen im Haus nicht erlaubt (auch Balkon)');
  const [own = {}] = withOwnNames(await loadLexicons('de'), options);
  expect(Object.keys(own).filter((phrase) => phrase.startsWith('rauchen im'))).toEqual([]);
});

it('is read once for the same names', async () => {
  const [first, again] = await Promise.all(
    [1, 2].map(async () => withOwnNames(await loadLexicons('de'), named('hamak', 'Hängematte'))),
  );
  expect(again?.[0]).toBe(first?.[0]);
});
