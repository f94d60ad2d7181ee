import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES, OTHER_LANGUAGES } from './languages.ts';

/*
 * One more language is one folder and one row: routes, sitemap, mails, papers and search read the table
 * (site/lib/on-demand-pages/integration.test.ts makes the routes of a language that is not there).
 */
const filesOf = (language: string) => readdirSync(`domain/languages/${language}`).toSorted();

it.each(OTHER_LANGUAGES)('%s has every file that another language has', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});

it('has no file in Turkish that others lack', () => {
  expect(filesOf('tr').filter((file) => !filesOf('en').includes(file))).toEqual([]);
});

it('is named by no code, and imported by none', () => {
  const later = LANGUAGE_CODES.filter((code) => code !== 'tr' && code !== 'en').join('|');
  const named = new RegExp(`['"](?:${later})['"]|languages/(?:${later})/`);
  const files = globSync('{worker,site,dashboard,server,browser}/**/*.{ts,tsx,astro}', {
    exclude: (name) => String(name).includes('.test'),
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
