import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '#scripts/lib/browser.ts';
import { type Sample, sampleOf } from '../lib/row.ts';

/** Lighthouse's results for a page on a slow phone: times in ms, categories out of 100. */
export type Judgement = {
  lcp: Sample;
  blocking: Sample;
  categories: Record<string, Sample>;
};

type Reading = { lcp: number; blocking: number; categories: Record<string, number> };

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ROUNDS = 6;

/** Measures pages in turn: A B C, C B A, … after a warm-up; the median of each. */
export async function judgePages<Name extends string>(
  urls: Record<Name, string>,
): Promise<Record<Name, Judgement>> {
  const names = Object.keys(urls) as Name[];
  const readings = new Map<Name, Reading[]>(names.map((name) => [name, []]));
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  });
  try {
    for (const name of names) await judge(urls[name], chrome.port);
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        readings.get(name)?.push(await judge(urls[name], chrome.port));
      }
    }
  } finally {
    chrome.kill();
  }
  return Object.fromEntries(
    names.map((name) => [name, middleOf(readings.get(name) ?? [])]),
  ) as Record<Name, Judgement>;
}

/** Lighthouse's own settings for a phone: 150 ms round trip, 1.6 Mbit/s, a quarter of the speed. */
async function judge(url: string, port: number): Promise<Reading> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories } = result.lhr;
  const timeOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: timeOf('largest-contentful-paint'),
    blocking: timeOf('total-blocking-time'),
    categories: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
  };
}

function middleOf(readings: readonly Reading[]): Judgement {
  return {
    lcp: sampleOf(readings.map(({ lcp }) => lcp)),
    blocking: sampleOf(readings.map(({ blocking }) => blocking)),
    categories: Object.fromEntries(
      CATEGORIES.map((name) => [
        name,
        sampleOf(readings.map(({ categories }) => categories[name] ?? 0)),
      ]),
    ),
  };
}
