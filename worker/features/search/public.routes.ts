import { z } from '@hono/zod-openapi';
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
import { answer, featureApp, route } from '#worker/http/route.ts';
import { searchAsText } from './answers/answer-text.ts';
import { makeCatalogueFile, readCatalogueVersion } from './catalogue/catalogue-file.ts';
import { listDiscounted } from './lists/discounted.ts';
import { listSearchOptions } from './lists/options.ts';
import { listShortStays } from './lists/short-stays.ts';
import { listSimilar, SIMILAR } from './lists/similar.ts';
import { listVillaNames } from './names/villa-names.ts';

const searchRoute = route('public', {
  method: 'get',
  path: '/v2/search',
  tags: ['search'],
  summary: 'Villas that are free and fit, priced to the kuruş',
  request: { query: SearchQueryInput },
  responses: { 200: answer(SearchAnswer, 'One page, the total and what each filter would find') },
});

const catalogueRoute = route('public', {
  method: 'get',
  path: '/v2/search/catalogue',
  tags: ['search'],
  summary: 'All that a browser needs to answer searches itself',
  description:
    'Up to 2,000 villas; null beyond, then /v2/search answers. Amounts in kuruş. With ' +
    'If-None-Match of the version it holds a browser gets 304. A hint like every search: a quote ' +
    'and a booking ask the database.',
  responses: {
    200: answer(CatalogueFile.nullable(), 'Villas with prices and taken nights'),
    304: { description: 'The version named by If-None-Match is current' },
  },
});

const optionsRoute = route('public', {
  method: 'get',
  path: '/v1/search/options',
  tags: ['search'],
  summary: 'All that can be searched by',
  responses: { 200: answer(SearchOptions, 'Choices with the number of villas behind each') },
});

const namesRoute = route('public', {
  method: 'get',
  path: '/v1/search/input',
  tags: ['search'],
  summary: 'Villas by name, code or region; without a text the list for the box to keep',
  request: { query: z.object({ searchString: z.string().max(100).default('') }) },
  responses: { 200: answer(z.array(VillaOption), 'Best first, at most 20; the whole list 2,000') },
});

const shortTermRoute = route('public', {
  method: 'get',
  path: '/v1/search/shortterm',
  tags: ['search'],
  summary: 'Gaps below the minimum stay that may be booked as a whole',
  request: { query: ShortTermQuery },
  responses: { 200: answer(pageOf(ShortTermItem), 'By arrival') },
});

const discountedRoute = route('public', {
  method: 'get',
  path: '/v1/search/discounted',
  tags: ['search'],
  summary: 'Villas with a discount that may be booked today, each with its first stay that gets it',
  request: { query: DiscountedQuery },
  responses: { 200: answer(pageOf(DiscountedItem), 'The greatest share off first') },
});

const similarRoute = route('public', {
  method: 'get',
  path: '/v1/villa/{slug}/similar',
  tags: ['search'],
  summary: 'Villas near a villa and of about its size; with nights those that are free, priced',
  description:
    'A party that the villa cannot take is answered with larger ones. Empty for an unknown villa. ' +
    '400 VALIDATION for half a pair of dates or swapped ones, 422 PAST, TOO_LONG.',
  request: { params: z.object({ slug: z.string() }), query: SimilarQuery },
  responses: { 200: answer(z.array(SearchItem), 'At most three, the nearest first') },
});

const questionOf = (c: AppContext) => c.req.url.slice(c.req.url.indexOf('?') + 1);

/** These accept an Authorization header, because the shell sends one, but ignore it. */
export const searchRoutes = featureApp()
  .openapi(searchRoute, async (c) => {
    const text = await searchAsText(c.get('deps'), c.req.valid('query'), questionOf(c));
    return jsonText<{ content: SearchAnswer }>(c, text);
  })
  .openapi(catalogueRoute, async (c) => {
    const tag = `"${await readCatalogueVersion(c.get('deps'))}"`;
    c.header('ETag', tag);
    c.header('Cache-Control', 'no-cache');
    if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
    return c.json({ content: await makeCatalogueFile(c.get('deps')) }, 200);
  })
  .openapi(optionsRoute, async (c) =>
    c.json({ content: await listSearchOptions(c.get('deps')) }, 200),
  )
  .openapi(namesRoute, async (c) => {
    const { searchString } = c.req.valid('query');
    return c.json({ content: await listVillaNames(c.get('deps'), searchString) }, 200);
  })
  .openapi(shortTermRoute, async (c) =>
    c.json({ content: await listShortStays(c.get('deps'), c.req.valid('query')) }, 200),
  )
  .openapi(similarRoute, async (c) => {
    const { slug } = c.req.valid('param');
    const content = await listSimilar(c.get('deps'), slug, SIMILAR, c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(discountedRoute, async (c) =>
    c.json({ content: await listDiscounted(c.get('deps'), c.req.valid('query')) }, 200),
  );
