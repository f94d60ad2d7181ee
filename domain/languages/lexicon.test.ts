import { expect, it } from 'vitest';
import { OTHER_LANGUAGES } from './languages.ts';
import type { Lexicon } from './lexicon.ts';

const TABLES = ['unasked', 'small-words', 'amenities', 'typed', 'spoken'];

it.each(OTHER_LANGUAGES)(
  '%s: a phrase stands in one table, and hides none of another',
  async (code) => {
    const tables: { default: Lexicon }[] = await Promise.all(
      TABLES.map((table) => import(`./${code}/${table}.ts`)),
    );
    const phrases = tables.flatMap((table) => Object.keys(table.default));
    expect(phrases.length).toBeGreaterThan(1_000);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  },
);
