import { expect, it } from 'vitest';
import { COMPANY_FACT_KEYS, GAPS } from '#domain/settings/company-facts.ts';
import { SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import { FAQ } from './pages/faq.ts';
import { emptied, withGaps } from './new-agency.ts';
import { SETTINGS } from './settings.ts';

const COMPANY = /Kıyı Turizm|16840|Yalıboyu|kiyi\.example|Kıyı[ ,’]|Kalkan’da/;

it('leaves nothing of the demo’s company in the first texts and settings of another', () => {
  const texts = JSON.stringify([SHIPPED_PAGES, withGaps(FAQ)]);
  expect(texts.match(COMPANY)).toBeNull();
  for (const gap of [GAPS.title, GAPS.licence, GAPS.address, GAPS.email])
    expect(texts).toContain(gap);
  expect(JSON.stringify(emptied(SETTINGS)).match(COMPANY)).toBeNull();
});

it('keeps every setting but rules, and empties what the agency must say itself', () => {
  const first = emptied(SETTINGS);
  const kept = SETTINGS.filter(({ group }) => group !== 'rules');
  expect(first.map(({ key }) => key)).toEqual(kept.map(({ key }) => key));
  const value = (key: string) => first.find((setting) => setting.key === key)?.value;
  for (const key of COMPANY_FACT_KEYS) expect([key, value(key)]).toEqual([key, '']);
  expect(value('exchange_source')).toBe('manual');
});
