import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TRANSLATED_KINDS, type TranslatedKind } from './admin-schema.ts';
import { KIND_WORDS, sayPlace, SETTING_WORDS } from './words.ts';

const [, view = ''] =
  /CREATE VIEW translatable ([^]+?)statement-breakpoint/.exec(
    readFileSync('drizzle/migrations/rules.sql', 'utf8'),
  ) ?? [];

it('has a Turkish name for every kind and field of the view, and for no other', () => {
  const places = [...view.matchAll(/SELECT '(\w+)', \S+, \S+, '(\w+)'/g)].map(
    ([, kind, field]) => `${kind}.${field}`,
  );
  const named = TRANSLATED_KINDS.flatMap((kind) =>
    Object.keys(KIND_WORDS[kind].fields).map((field) => `${kind}.${field}`),
  );
  expect(named.toSorted()).toEqual([...new Set(places)].toSorted());
  const [, keys = ''] = /key IN \(([^)]+)\)/.exec(view) ?? [];
  expect(Object.keys(SETTING_WORDS).toSorted()).toEqual(
    [...keys.matchAll(/'(\w+)'/g)].map(([, key]) => key).toSorted(),
  );
});

it.each([
  ['villa', 'Mavi Kuytu', 'good_to_know', 'Villa · Mavi Kuytu · Bilmeniz gerekenler'],
  ['setting', 'site_hours', 'value', 'Ayar · Çalışma saatleri · Metin'],
  ['constructor', 'x', 'y', 'constructor · x · y'],
])('says where %s %s %s stands', (kind, row_name, field, said) => {
  expect(sayPlace({ kind: kind as TranslatedKind, row_name, field })).toBe(said);
});
