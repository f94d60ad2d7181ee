import { afterAll, beforeEach, expect, it } from 'vitest';
import { loadIslandMessages } from '#domain/languages/messages.ts';
import type { VillaPage } from '#domain/villas/schema.ts';
import { descriptionOf, summaryOf } from '#site/features/villas/summary-of.ts';
import { ifTranslated, type Mark, speakBy } from '#site/language.ts';
import { agencyOf } from '../agency.ts';
import { agencyLd } from './agency-ld.ts';
import { homeMeta } from './home-meta.ts';
import { collectionLd } from './place-ld.ts';

const SITE = new URL('https://villas.example');
const TEXT = 'Bahçesinde salıncak olan ev.';
const messages = await loadIslandMessages('en');
const speak = (mark?: Mark) =>
  speakBy(() => ({ language: 'en', messages, marks: new Map(mark ? [[TEXT, mark]] : []) }));
const turkish = await loadIslandMessages('tr');
afterAll(() => speakBy(() => ({ language: 'tr', messages: turkish })));

const villa = {
  name: 'Villa Mavi',
  summary: TEXT,
  town: { name: 'Kalkan' },
  district: { name: 'Kaş' },
  capacity: 6,
  bedrooms: 3,
} as VillaPage;
const agency = agencyOf({ site_name: 'Coast', site_slogan: TEXT });
const place = { title: 'Kalkan', intro: TEXT, path: '/kalkan', villas: [], total: 0 };

/** What search engines and shared links are told by texts of the agency, where no “in Turkish” fits. */
const TOLD: Record<string, () => unknown> = {
  'a villa’s description': () => descriptionOf(villa),
  'a villa in structured data': () => summaryOf(villa),
  'a region or type in structured data': () => collectionLd(SITE, place),
  'the agency in structured data': () => agencyLd(agency, SITE),
  'the home page': () => homeMeta(agency, null, SITE),
};

beforeEach(() => speak());

it.each(Object.entries(TOLD))('%s has a text of the agency that is translated', (_, tell) => {
  expect(JSON.stringify(tell())).toContain('salıncak');
});

it.each(Object.entries(TOLD))('%s has none that is not', (_, tell) => {
  speak('untranslated');
  const told = JSON.stringify(tell());
  expect(told).not.toContain('salıncak');
  expect(told.length).toBeGreaterThan(10);
});

it('a machine’s words are the page’s language', () => {
  speak('byMachine');
  expect(ifTranslated(TEXT)).toBe(TEXT);
});
