import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { sayTo } from '#worker/features/translations/in-language.ts';
import { pageOf } from '#domain/wire/paging.ts';
import {
  CatalogueFile,
  DiscountedItem,
  DiscountedQuery,
  SearchAnswer,
  SearchItem,
  SearchOptions,
  SearchQueryInput,
  ShortTermItem,
  ShortTermQuery,
  SimilarQuery,
  VillaOption,
} from '#domain/search/schema.ts';
import type { AppContext } from '#worker/http/context.ts';
import { jsonText } from '#worker/http/answers/json-text.ts';
import { route, tagged } from '#worker/http/route.ts';
import { searchAsText } from './answers/answer-text.ts';
import { makeCatalogueFile, readCatalogueVersion } from './catalogue/catalogue-file.ts';
import { listDiscounted } from './lists/discounted.ts';
import { listSearchOptions } from './lists/options.ts';
import { listShortStays } from './lists/short-stays.ts';
import { listSimilar, SIMILAR } from './lists/similar.ts';
import { listVillaNames } from './names/villa-names.ts';

const questionOf = (c: AppContext) => c.req.url.slice(c.req.url.indexOf('?') + 1);

/** These accept an Authorization header, because the shell sends one, but ignore it. */
export const searchRoutes = tagged('search', [
  route('public', 'get /v2/search', {
    summary: 'Villas that are free and fit, priced to the kuruş',
    query: SearchQueryInput,
    answer: SearchAnswer,
    returns: 'One page, the total and what each filter would find',
    handle: async (deps, { query }, { c }) => {
      const text = await searchAsText(deps, query, questionOf(c));
      return jsonText(c, text);
    },
  }),
  route('public', 'get /v2/search/catalogue', {
    summary: 'All that a browser needs to answer searches itself',
    description:
      'Up to 2,000 villas; null beyond, then /v2/search answers. Amounts in kuruş. With ' +
      'If-None-Match of the version it holds a browser gets 304. A hint like every search: a quote ' +
      'and a booking ask the database.',
    answer: CatalogueFile.nullable(),
    returns: 'Villas with prices and taken nights',
    also: { 304: 'The version named by If-None-Match is current' },
    cache: 'no-cache',
    handle: async (deps, _input, { c }) => {
      const tag = `"${await readCatalogueVersion(deps)}"`;
      c.header('ETag', tag);
      if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
      return makeCatalogueFile(deps);
    },
  }),
  route('public', 'get /v1/search/options', {
    summary: 'All that can be searched by',
    query: z.object({ language: LanguageSchema.optional() }),
    answer: SearchOptions,
    returns: 'Choices with the number of villas behind each',
    handle: async (deps, { query }) =>
      sayTo(deps.db, query, 'options', await listSearchOptions(deps)),
  }),
  route('public', 'get /v1/search/input', {
    summary: 'Villas by name, code or region; without a text the list for the box to keep',
    query: z.object({ searchString: z.string().max(100).default('') }),
    answer: z.array(VillaOption),
    returns: 'Best first, at most 20; the whole list 2,000',
    handle: (deps, { query: { searchString } }) => listVillaNames(deps, searchString),
  }),
  route('public', 'get /v1/search/shortterm', {
    summary: 'Gaps below the minimum stay that may be booked as a whole',
    query: ShortTermQuery,
    answer: pageOf(ShortTermItem),
    returns: 'By arrival',
    handle: (deps, { query }) => listShortStays(deps, query),
  }),
  route('public', 'get /v1/villa/{slug}/similar', {
    summary: 'Villas near a villa and of about its size; with nights those that are free, priced',
    description:
      'A party that the villa cannot take is answered with larger ones. Empty for an unknown villa. ' +
      '400 VALIDATION for half a pair of dates or swapped ones, 422 PAST, TOO_LONG.',
    param: z.object({ slug: z.string() }),
    query: SimilarQuery,
    answer: z.array(SearchItem),
    returns: 'At most three, the nearest first',
    handle: (deps, { param: { slug }, query }) => listSimilar(deps, slug, SIMILAR, query),
  }),
  route('public', 'get /v1/search/discounted', {
    summary:
      'Villas with a discount that may be booked today, each with its first stay that gets it',
    query: DiscountedQuery,
    answer: pageOf(DiscountedItem),
    returns: 'The greatest share off first',
    handle: (deps, { query }) => listDiscounted(deps, query),
  }),
]);
