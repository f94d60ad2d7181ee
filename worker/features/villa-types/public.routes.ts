import { z } from '@hono/zod-openapi';
import { PublicVillaType } from '#domain/villa-types/schema.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { listVillaTypes } from './list.ts';

const villaTypesRoute = route('public', {
  method: 'get',
  path: '/v1/villatype',
  tags: ['places'],
  summary: 'Villa types with the number of villas on sale',
  responses: { 200: answer(z.array(PublicVillaType), "In the agency's order") },
});

export const villaTypeRoutes = featureApp().openapi(villaTypesRoute, async (c) =>
  c.json({ content: await listVillaTypes(c.get('deps')) }, 200),
);
