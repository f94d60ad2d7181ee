import { PopularTownList, PublicDistrict, TownList } from '#domain/locations/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listDistricts, listPopularTowns, listTowns } from './list.ts';

const districtsRoute = route('public', {
  method: 'get',
  path: '/v1/district',
  tags: ['places'],
  summary: 'Districts (ilçe) with one of our regions in them',
  responses: { 200: answer(pageOf(PublicDistrict), 'All of them, by name') },
});

const townsRoute = route('public', {
  method: 'get',
  path: '/v1/town',
  tags: ['places'],
  summary: 'Regions and their districts with the number of villas on sale',
  responses: { 200: answer(TownList, "All of them, in the agency's order") },
});

const popularRoute = route('public', {
  method: 'get',
  path: '/v1/town/popular',
  tags: ['places'],
  summary: 'Regions that the agency puts first',
  responses: { 200: answer(PopularTownList, "In the agency's order") },
});

export const locationRoutes = featureApp()
  .openapi(districtsRoute, async (c) =>
    c.json({ content: wholeList(await listDistricts(c.get('deps'))) }, 200),
  )
  .openapi(townsRoute, async (c) => {
    const deps = c.get('deps');
    const [towns, districts] = await Promise.all([listTowns(deps), listDistricts(deps)]);
    return c.json({ content: { towns, districts } }, 200);
  })
  .openapi(popularRoute, async (c) =>
    c.json({ content: { towns: await listPopularTowns(c.get('deps')) } }, 200),
  );
