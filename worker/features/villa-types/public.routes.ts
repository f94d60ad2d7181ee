import * as z from 'zod';
import { PublicVillaType } from '#domain/villa-types/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listVillaTypes } from './list.ts';

export const villaTypeRoutes = tagged('places', [
  route('public', 'get /v1/villatype', {
    summary: 'Villa types with the number of villas on sale',
    answer: z.array(PublicVillaType),
    returns: "In the agency's order",
    handle: (deps) => listVillaTypes(deps),
  }),
]);
