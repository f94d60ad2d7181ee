import type { SearchIndex } from '#domain/search/index/search-index.ts';
import {
  type Found,
  type ShownIndex,
  stayPart,
  villaPartMaker,
} from '#domain/search/index/shown-index.ts';
import { findAnswer, toQuery } from '#domain/search/query/answer.ts';
import type { SearchQuery } from '#domain/search/query/query.ts';
import type { SearchQueryInput } from '#domain/search/schema.ts';
import { today } from '#worker/platform/clock.ts';
import { rememberAnswer } from './answer-memory.ts';
import { assertStayDates } from './asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

const encoder = new TextEncoder();

/**
 * `searchVillas` as JSON text, cached for identical queries (ready-answer.ts). @param question the
 * query string that `input` was parsed from, without the question mark @throws what `searchVillas`
 * throws
 */
export async function searchAsText(
  deps: CatalogueDeps,
  input: SearchQueryInput,
  question: string,
): Promise<Uint8Array<ArrayBuffer>> {
  assertStayDates(input, today(deps.clock));
  // No awaits from here on, so that the answer matches the catalogue it is cached for.
  const catalogue = await getCatalogue(deps);
  const answer = encoder.encode(writeAnswer(catalogue, toQuery(input)));
  rememberAnswer(catalogue, question, answer);
  return answer;
}

/** `{ content: answerSearch(…) }` as JSON, letter by letter. */
export function writeAnswer(shown: ShownIndex, query: SearchQuery): string {
  const { items, closest, ...rest } = findAnswer(shown, query);
  const write = cardWriter(shown);
  const cards = items.map(write).join();
  const near =
    closest === undefined
      ? ''
      : `,"closest":{"drop":${JSON.stringify(closest.drop)},"items":[${closest.items.map(write).join()}]}`;
  return `{"content":{"items":[${cards}],${inside(rest)}${near}}}`;
}

/** The constant part of an index's cards as JSON, built for the first answer that shows each. */
const villaParts = new WeakMap<SearchIndex, string[]>();

function cardWriter(shown: ShownIndex): (found: Found) => string {
  const written = villaParts.get(shown.index) ?? [];
  villaParts.set(shown.index, written);
  const make = villaPartMaker(shown);
  return (found) => {
    const villa = (written[found.villa] ??= inside(make(found.villa)));
    return `{${villa},${inside(stayPart(shown, found))}}`;
  };
}

/** An object as JSON without its braces; it has at least one entry. */
const inside = (object: object): string => JSON.stringify(object).slice(1, -1);
