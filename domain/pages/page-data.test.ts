import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_DATA } from './page-data.ts';
import { PAGE_SECTIONS } from './schema.ts';

type Tier = { daysBefore: number; keptRate: number };

/** Tiers in short: [days before check-in, basis points kept]. */
const cancel = (...tiers: (readonly [number, number])[]) => ({
  basis: 'prepayment',
  tiers: tiers.map(([daysBefore, keptRate]): Tier => ({ daysBefore, keptRate })),
});

const problemsOf = (data: unknown) =>
  PAGE_DATA.cancel.safeParse(data).error?.issues.map(({ message }) => message) ?? [];

const UNORDERED = 'Kademeler en uzak günden 0. güne doğru sıralanmalı.';
const LESS_LATER = 'Girişe yaklaştıkça kesinti azalamaz.';

describe('the tiers of the cancellation terms', () => {
  it.each([
    ['from free to all', cancel([60, 0], [30, 5000], [15, 7500], [0, 10_000])],
    ['one for every day', cancel([0, 5000])],
    ['the same rate in two tiers', cancel([30, 5000], [0, 5000])],
    ['a day apart', cancel([1, 0], [0, 10_000])],
    ['two years ahead', cancel([730, 0], [0, 10_000])],
  ])('may be %s', (_, data) => {
    expect(PAGE_DATA.cancel.parse(data)).toEqual(data);
  });

  it.each([
    ['from near to far', cancel([0, 0], [30, 5000]), [UNORDERED]],
    ['of the same day twice', cancel([30, 0], [30, 5000], [0, 10_000]), [UNORDERED]],
    ['out of order in the middle', cancel([30, 0], [15, 1], [20, 2], [0, 3]), [UNORDERED]],
    // No tier would apply to a cancellation within the last two weeks.
    ['that end before check-in', cancel([30, 0], [14, 10_000]), [UNORDERED]],
    ['that keep less later', cancel([30, 5000], [0, 4999]), [LESS_LATER]],
    ['that keep less in the middle', cancel([30, 0], [15, 2], [7, 1], [0, 3]), [LESS_LATER]],
    ['both', cancel([0, 5000], [30, 0]), [UNORDERED, LESS_LATER]],
    ['none', cancel(), expect.arrayContaining(['En az bir kademe olmalı.'])],
    ['over the whole', cancel([0, 10_001]), ['En çok %100 olabilir.']],
  ])('may not be %s', (_, data, problems) => {
    expect(problemsOf(data)).toEqual(problems);
  });

  it.each([
    ['more than two years ahead', cancel([731, 0], [0, 0])],
    ['after check-in', cancel([0, 0], [-1, 0])],
    ['below nothing', cancel([0, -1])],
    ['half a day', cancel([1.5, 0], [0, 0])],
    ['a part of a basis point', cancel([0, 0.5])],
    ['of another basis', { ...cancel([0, 0]), basis: 'total' }],
    ['with something else', { ...cancel([0, 0]), note: '' }],
    ['more than ten', cancel(...Array.from({ length: 11 }, (_, i) => [10 - i, 0] as const))],
  ])('may not be %s either', (_, data) => {
    expect(problemsOf(data)).not.toEqual([]);
  });

  it('are taken just when every day has one tier and none is dearer further away', () => {
    const tier = fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 }));
    fc.assert(
      fc.property(fc.array(tier, { minLength: 1, maxLength: 4 }), (tiers) => {
        const days = tiers.map(([day]) => day);
        const rates = tiers.map(([, rate]) => rate);
        const isGood =
          days.join() === [...new Set(days)].toSorted((a, b) => b - a).join() &&
          Math.min(...days) === 0 &&
          rates.join() === rates.toSorted((a, b) => a - b).join();
        expect(problemsOf(cancel(...tiers)).length === 0).toBe(isGood);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what else a page has beside its text', () => {
  it.each(PAGE_SECTIONS.filter((section) => section !== 'cancel'))(
    'may be nothing, and nothing unknown, for %s',
    (section) => {
      const nothing = section === 'home' ? { whyUs: [] } : {};
      expect(PAGE_DATA[section].safeParse(nothing).success).toBe(true);
      expect(PAGE_DATA[section].safeParse({ ...nothing, html: '<b>' }).success).toBe(false);
    },
  );

  it.each(['rental', 'privacy', 'kvkk'] as const)('is a version for %s', (section) => {
    const take = (version: unknown) => PAGE_DATA[section].safeParse({ version }).success;
    expect(['2026-11', undefined, '', '\n', 'a'.repeat(41), 7].map(take)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is up to eight reasons on the home page, each with a title and a text', () => {
    const reason = { title: 'Belgeli villalar', text: 'Her villanın izin belgesi var.' };
    const take = (whyUs: unknown[]) => PAGE_DATA.home.safeParse({ whyUs }).success;
    expect(take(Array.from({ length: 8 }, () => reason))).toBe(true);
    expect(take(Array.from({ length: 9 }, () => reason))).toBe(false);
    expect(take([{ ...reason, title: ' ' }])).toBe(false);
    expect(take([{ ...reason, text: ' ' }])).toBe(false);
    expect(take([{ ...reason, text: 'a'.repeat(301) }])).toBe(false);
  });
});
