import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/support/runs.ts';
import { answerSearch, toQuery } from '../query/answer.ts';
import { buildSearchIndex, type IndexOptions } from './build-index.ts';
import { packVilla, unpackVilla } from './catalogue-file.ts';
import type { CatalogueVilla } from './catalogue.ts';
import { catalogueArbitrary, heldNights, queryArbitrary, villa } from './catalogues.testing.ts';

const TODAY = '2026-11-21';

/** The file as a browser gets it: through JSON. */
function travelled(villas: readonly CatalogueVilla[], today: string): CatalogueVilla[] {
  const file = JSON.stringify(villas.map((one) => packVilla(one, '#abc', today)));
  return (JSON.parse(file) as ReturnType<typeof packVilla>[]).map((one) => unpackVilla(one, today));
}

function answerer(villas: readonly CatalogueVilla[], options: IndexOptions) {
  const index = buildSearchIndex(villas, options);
  const shown = { index, colors: [], towns: [], filterable: ['sauna', 'jakuzi'] };
  return (query: Parameters<typeof answerSearch>[1]) => answerSearch(shown, query);
}

it('answers in the browser what the Worker answers, whatever is asked of whatever catalogue', () => {
  const asked = catalogueArbitrary(60, 12).chain((catalogue) =>
    fc.record({
      catalogue: fc.constant(catalogue),
      queries: fc.array(queryArbitrary(catalogue, 9), { minLength: 4, maxLength: 8 }),
    }),
  );
  const property = fc.property(asked, ({ catalogue: { villas, options }, queries }) => {
    const inWorker = answerer(villas, options);
    const inBrowser = answerer(travelled(villas, options.today), options);
    for (const query of queries) expect(inBrowser(query)).toEqual(inWorker(query));
  });
  fc.assert(property, { numRuns: runs(150) });
});

it('keeps neighbouring nights as one run, apart by when they are free again', () => {
  const taken = [
    ...heldNights(TODAY, 3, 6),
    ...heldNights(TODAY, 6, 8, '2026-11-21T10:00:00.000Z'),
    ...heldNights(TODAY, 10, 11),
  ];
  const packed = packVilla(villa(1, { taken: taken.toReversed() }), '#abc', TODAY);
  expect(packed.taken).toEqual([
    [3, 3, null],
    [6, 2, '2026-11-21T10:00:00.000Z'],
    [10, 1, null],
  ]);
  expect(unpackVilla(packed, TODAY).taken).toEqual(taken);
});

it('leaves what only a reservation needs at home', () => {
  const base = villa(1);
  const terms = { ...base.terms, commissionRate: 2345, prepaymentRate: 3456, deposit: 4_567_00 };
  const text = JSON.stringify(packVilla({ ...base, terms }, '#abc', TODAY));
  expect(text).not.toMatch(/2345|3456|456700/);
});

it('keeps which nights can be booked at once, and finds them in the browser, too', () => {
  const otherwise: [string, string][] = [['2027-01-01', '2027-01-31']];
  const villas = [
    villa(1, { atOnce: { instant: true, otherwise } }),
    villa(2, { atOnce: { instant: false, otherwise } }),
    villa(3),
  ];
  const back = travelled(villas, TODAY);
  expect(back.map(({ atOnce }) => atOnce)).toEqual(villas.map(({ atOnce }) => atOnce));
  const answer = answerer(back, { today: TODAY, nights: 300, now: `${TODAY}T09:00:00.000Z` });
  const found = (checkin: string, checkout: string) => {
    const input = {
      checkin,
      checkout,
      instant: 1,
      sort: 'recommended',
      skip: 0,
      take: 20,
    } as const;
    return answer(toQuery(input)).items.map(({ id, instant }) => [id, instant]);
  };
  expect(found('2027-01-10', '2027-01-17')).toEqual([[2, true]]);
  expect(found('2027-02-01', '2027-02-08')).toEqual([[1, true]]);
  expect(found('2027-01-28', '2027-02-04')).toEqual([]);
  const none = { checkin: '2027-01-28', checkout: '2027-02-04', instant: 1 };
  const { ways, closest } = answer(toQuery({ ...none, sort: 'recommended', skip: 0, take: 20 }));
  expect([ways?.[0]?.drop, closest?.drop]).toEqual([['instant'], ['instant']]);
});
