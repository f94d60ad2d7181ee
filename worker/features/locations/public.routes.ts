import { PopularTownList, PublicDistrict, TownList } from '#domain/locations/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listDistricts, listPopularTowns, listTowns } from './list.ts';

export const locationRoutes = tagged('places', [
  route('public', 'get /v1/district', {
    summary: 'Districts (ilçe) with one of our regions in them',
    answer: pageOf(PublicDistrict),
    returns: 'All of them, by name',
    handle: async (deps) => wholeList(await listDistricts(deps)),
  }),
  route('public', 'get /v1/town', {
    summary: 'Regions and their districts with the number of villas on sale',
    answer: TownList,
    returns: "All of them, in the agency's order",
    handle: async (deps) => {
      const [towns, districts] = await Promise.all([listTowns(deps), listDistricts(deps)]);
      return { towns, districts };
    },
  }),
  route('public', 'get /v1/town/popular', {
    summary: 'Regions that the agency puts first',
    answer: PopularTownList,
    returns: "In the agency's order",
    handle: async (deps) => ({ towns: await listPopularTowns(deps) }),
  }),
]);
