import {
  VillaDatesPage,
  VillaDatesQuery,
  VillaListPage,
  VillaListQuery,
  VillaOptions,
} from '#domain/villas/admin-list-schema.ts';
import { getSession } from '#worker/http/context.ts';
import { jsonText } from '#worker/http/answers/json-text.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { readVillaPage, readVillasWithDates } from './list/list.ts';
import { readVillaOptions } from './list/options.ts';

const tags = ['admin villas'];

const listRoute = route('villas.read', {
  method: 'get',
  path: '/v1/admin/villas',
  tags,
  summary: 'Villas, 20 a page; an owner sees own ones',
  description: 'Amounts in kuruş. 400 VALIDATION for a filter that is none.',
  request: { query: VillaListQuery },
  responses: { 200: answer(VillaListPage, 'One page') },
});

const allRoute = route('villas.names', {
  method: 'get',
  path: '/v1/admin/villas/all',
  tags,
  summary: 'Every villa for a picker, light, by name; an owner sees own ones',
  description: '`ETag` names the version of the villas: send it as `If-None-Match`.',
  responses: {
    200: answer(VillaOptions, 'All of them'),
    304: { description: 'What you hold is still true' },
  },
});

const datesRoute = route('villas.read', {
  method: 'get',
  path: '/v1/admin/villas/withdates',
  tags,
  summary: 'Villas with their manual blocks and taken nights in a range; an owner sees own ones',
  description:
    'The range is [from, to), from today and 90 nights when left out, at most 400 nights. ' +
    '422 VALIDATION for an empty or longer one.',
  request: { query: VillaDatesQuery },
  responses: {
    200: answer(VillaDatesPage, 'The villas, by name; all of them unless a page is asked for'),
  },
});

/** The villas that staff or an owner can choose from. */
export const villaListRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return c.json({ content: await readVillaPage(c.get('deps'), query, getSession(c)) }, 200);
  })
  .openapi(allRoute, async (c) => {
    const known = c.req.header('If-None-Match') ?? '';
    const { tag, body } = await readVillaOptions(c.get('deps'), getSession(c), known);
    c.header('ETag', tag);
    // Cached by browsers, which revalidate it each time.
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Authorization');
    return body === null ? c.body(null, 304) : jsonText<{ content: VillaOptions }>(c, body);
  })
  .openapi(datesRoute, async (c) => {
    const query = c.req.valid('query');
    return c.json({ content: await readVillasWithDates(c.get('deps'), query, getSession(c)) }, 200);
  });
