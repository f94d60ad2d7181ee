import { expect, it } from 'vitest';
import { counted, translatorOf } from './sentences.ts';

const TURKISH = [
  {
    quiet: 'Gece sessiz olun.',
    nights: (count: string) => `En az ${counted(count)} gece kalınır.`,
    between: (house: string, town: string) => `${house}, ${town} içinde bir ev`,
  },
];
const ENGLISH = [
  {
    quiet: 'Be quiet at night.',
    nights: (count: string) => `At least ${count} nights.`,
    between: (house: string, town: string) => `A house in ${town}: ${house}`,
  },
];
const say = translatorOf(TURKISH, ENGLISH, (value) => value.toUpperCase());

it.each<[string, string | null]>([
  ['Gece sessiz olun.', 'Be quiet at night.'],
  ['En az 5 gece kalınır.', 'At least 5 nights.'],
  ['En az 5–7 gece kalınır. Gece sessiz olun.', 'At least 5–7 nights. Be quiet at night.'],
  ['Ada, Kaş içinde bir ev', 'A house in KAŞ: ADA'],
  ['En az birkaç gece kalınır.', null],
  ['Gece sessiz olun. Başka bir söz.', null],
])('says “%s” in another language, or nothing of it', (text, said) => {
  expect(say(text)).toBe(said);
});

it('says nothing where the other language lacks the message', () => {
  expect(
    translatorOf([{ quiet: 'Gece sessiz olun.' }], [], (value) => value)('Gece sessiz olun.'),
  ).toBe('');
});
