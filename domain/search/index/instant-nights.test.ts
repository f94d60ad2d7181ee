import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSoldAtOnce, sellsAtOnce } from '#domain/reservations/instant.ts';
import { season } from '#domain/reservations/pricing/pricing.testing.ts';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import { searchVillas } from '../query/search.ts';
import { query, villa } from './catalogues.testing.ts';
import { buildSearchIndex } from './build-index.ts';

const TODAY: Day = '2027-05-01';
const NIGHTS = 60;

/** Rows of a few nights each, one after another, some of which say whether they are sold at once. */
const rowsOf = (words: readonly (boolean | null)[], length: number) =>
  words.map((instant, i) => ({
    ...season(
      `row ${i}`,
      addDays(TODAY, i * length - 3),
      addDays(TODAY, (i + 1) * length - 4),
      500_000,
    ),
    instant,
    minNights: 1,
  }));

const villas = fc.array(
  fc.record({
    instant: fc.boolean(),
    words: fc.array(fc.constantFrom(null, true, false), { minLength: 1, maxLength: 12 }),
    length: fc.integer({ min: 1, max: 7 }),
  }),
  { minLength: 1, maxLength: 40 },
);

it('a search for what can be booked at once finds what the rule of the stay says', () => {
  fc.assert(
    fc.property(
      villas,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      (all, from, nights) => {
        const rows = all.map(({ words, length }) => rowsOf(words, length));
        const index = buildSearchIndex(
          all.map(({ instant }, i) =>
            villa(i + 1, {
              seasons: rows[i]!,
              atOnce: {
                instant,
                otherwise: rows[i]!.filter((row) => (row.instant ?? instant) !== instant).map(
                  ({ startsOn, endsOn }) => [startsOn, endsOn],
                ),
              },
            }),
          ),
          { today: TODAY, nights: NIGHTS, now: `${TODAY}T09:00:00.000Z` },
        );
        const found = (asked: object) =>
          searchVillas(index, query({ take: 100, ...asked })).items.map(
            (hit) => index.cards[hit.villa]!.id,
          );
        const stay = { checkIn: addDays(TODAY, from), checkOut: addDays(TODAY, from + nights) };
        const dates = { checkin: stay.checkIn, checkout: stay.checkOut };
        const free = found(dates);
        const atOnce = free.filter((id) => isSoldAtOnce(all[id - 1]!.instant, rows[id - 1]!, stay));
        expect(found({ ...dates, instant: true })).toEqual(atOnce);
        const any = found({}).filter((id) => {
          const coming = rows[id - 1]!.filter(({ endsOn }) => nightsBetween(TODAY, endsOn) >= 0);
          return sellsAtOnce(all[id - 1]!.instant, coming);
        });
        expect(found({ instant: true })).toEqual(any);
      },
    ),
    { numRuns: 150 },
  );
});
