import { describe, expect, it } from 'vitest';
import { season, terms } from '#domain/reservations/pricing/pricing.testing.ts';
import { buildSearchIndex } from './build-index.ts';
import type { CatalogueVilla } from './catalogue.ts';
import { heldNights, villa } from './catalogues.testing.ts';
import { indexBytes, nightSpanOf } from './search-index.ts';

const TODAY = '2026-11-21';
const OPTIONS = { today: TODAY, nights: 730, now: '2026-11-21T09:00:00.000Z' };

function build(overrides: Partial<CatalogueVilla>) {
  return buildSearchIndex([villa(1, overrides)], OPTIONS);
}

describe('villas', () => {
  it('are numbered by order, then by id, whatever order they come in', () => {
    const given = [villa(9, { order: 2 }), villa(4, { order: 1 }), villa(2, { order: 2 })];
    const index = buildSearchIndex(given, OPTIONS);
    expect(index.cards.map((card) => card.id)).toEqual([4, 2, 9]);
    expect([4, 2, 9].map((id) => index.numberOf.get(id))).toEqual([0, 1, 2]);
    expect(given.map((one) => one.id)).toEqual([9, 4, 2]);
  });
  it('show on their card nothing of what an index is built from', () => {
    const [card] = build({}).cards;
    expect(Object.keys(card!)).not.toContain('terms');
    expect(Object.keys(card!)).not.toContain('taken');
  });
});

describe('the cheapest and the dearest night to come', () => {
  it('counts held nights, and neither past rows nor rows at zero', () => {
    const seasons = [
      season('past', '2026-01-01', '2026-11-20', 900),
      season('free', '2026-11-21', '2026-12-31', 0),
      season('winter', '2027-01-01', '2027-01-31', 300),
      season('rest', '2027-02-01', '2028-12-31', 500),
    ];
    const taken = heldNights('2027-01-01', 0, 31);
    expect(nightSpanOf(build({ seasons, taken }), 0)).toEqual({ from: 300, to: 500 });
  });
  it('is zero for a villa with nothing for sale', () => {
    expect(nightSpanOf(build({ seasons: [] }), 0)).toEqual({ from: 0, to: 0 });
  });
});

describe('the next expiry', () => {
  const [early, late] = ['2026-11-21T11:00:00.000Z', '2026-11-22T08:00:00.000Z'];

  it('is the earliest hold that still runs', () => {
    const over = heldNights(TODAY, 1, 2, '2026-11-21T09:00:00.000Z');
    const taken = [...over, ...heldNights(TODAY, 3, 5, late), ...heldNights(TODAY, 7, 8, early)];
    expect(build({ taken }).nextExpiry).toBe(early);
  });
  it('of a night held twice is the later one', () => {
    const twice = [...heldNights(TODAY, 3, 4, late), ...heldNights(TODAY, 3, 4, early)];
    expect(build({ taken: twice }).nextExpiry).toBe(late);
    expect(build({ taken: twice.toReversed() }).nextExpiry).toBe(late);
  });
  it.each([
    ['nothing is held', []],
    ['nights are held for good', heldNights(TODAY, 3, 4)],
    ['the expiry cannot be read', heldNights(TODAY, 3, 4, 'soon')],
    [
      'a night is held for good as well',
      [...heldNights(TODAY, 3, 4), ...heldNights(TODAY, 3, 4, late)],
    ],
    [
      'a night is held for good after all',
      [...heldNights(TODAY, 3, 4, late), ...heldNights(TODAY, 3, 4)],
    ],
    [
      'the hold lies outside the index',
      [...heldNights(TODAY, -2, 0, late), ...heldNights(TODAY, 731, 733, late)],
    ],
  ])('is none when %s', (_, taken) => expect(build({ taken }).nextExpiry).toBeNull());
});

describe('memory', () => {
  it('stays near a kilobyte a villa for two years of nights', () => {
    const size = 320;
    const villas = Array.from({ length: size }, (_, id) =>
      villa(id, { terms: terms({ minNightsOther: 1 + (id % 7) }) }),
    );
    expect(indexBytes(buildSearchIndex(villas, OPTIONS)) / size).toBeLessThan(1_200);
  });
});
