import { addDays, type Day } from '#domain/values/dates.ts';
import { EVERYTHING } from '#domain/search/query/answer.ts';
import type { SearchQuery } from '#domain/search/query/query.ts';
import { seededRandom } from '../lib/random.ts';
import { NIGHTS, TODAY, TOWNS, TYPES } from './catalogue.ts';

/** Dates and guests; every other query has a region, every other one a type. */
export type Asked = {
  checkin: Day;
  checkout: Day;
  town: string | null;
  type: string | null;
  adults: number;
};

export function makeQuestions(count: number): Asked[] {
  const { whole, pick, next } = seededRandom(1_984);
  return Array.from({ length: count }, () => {
    const first = whole(1, NIGHTS - 30);
    return {
      checkin: addDays(TODAY, first),
      checkout: addDays(TODAY, first + whole(3, 14)),
      town: next() < 0.5 ? pick(TOWNS) : null,
      type: next() < 0.5 ? pick(TYPES) : null,
      adults: whole(2, 8),
    };
  });
}

export const queryOf = ({ town, type, ...stay }: Asked): SearchQuery => ({
  ...EVERYTHING,
  ...stay,
  town: town === null ? [] : [town],
  type: type === null ? [] : [type],
});
