import {
  VillaDatesPage,
  VillaDatesQuery,
  VillaListPage,
  VillaListQuery,
  VillaOptions,
} from '#domain/villas/admin-list-schema.ts';
import { jsonText } from '#worker/http/answers/json-text.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readVillaPage, readVillasWithDates } from './list/list.ts';
import { readVillaOptions } from './list/options.ts';

/** The villas that staff or an owner can choose from. */
export const villaListRoutes = tagged('admin villas', [
  route('villas.read', 'get /v1/admin/villas', {
    summary: 'Villas, 20 a page; an owner sees own ones',
    description: 'Amounts in kuruş. 400 VALIDATION for a filter that is none.',
    query: VillaListQuery,
    answer: VillaListPage,
    returns: 'One page',
    handle: (deps, { query }, { session }) => readVillaPage(deps, query, session),
  }),
  route('villas.names', 'get /v1/admin/villas/all', {
    summary: 'Every villa for a picker, light, by name; an owner sees own ones',
    description: '`ETag` names the version of the villas: send it as `If-None-Match`.',
    answer: VillaOptions,
    returns: 'All of them',
    also: { 304: 'What you hold is still true' },
    cache: 'private, no-cache',
    handle: async (deps, _input, { session, c }) => {
      const known = c.req.header('If-None-Match') ?? '';
      const { tag, body } = await readVillaOptions(deps, session, known);
      c.header('ETag', tag);
      c.header('Vary', 'Authorization');
      return body === null ? c.body(null, 304) : jsonText(c, body);
    },
  }),
  route('villas.read', 'get /v1/admin/villas/withdates', {
    summary: 'Villas with their manual blocks and taken nights in a range; an owner sees own ones',
    description:
      'The range is [from, to), from today and 90 nights when left out, at most 400 nights. ' +
      '422 VALIDATION for an empty or longer one.',
    query: VillaDatesQuery,
    answer: VillaDatesPage,
    returns: 'The villas, by name; all of them unless a page is asked for',
    handle: (deps, { query }, { session }) => readVillasWithDates(deps, query, session),
  }),
]);
