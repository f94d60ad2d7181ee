import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { today } from '../../platform/clock.ts';
import { findVillaPage } from './villa-page.ts';

const villaRoute = route('public', {
  method: 'get',
  path: '/v1/villa/{slug}',
  tags: ['villas'],
  summary: 'Everything the page of a villa shows, live',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: answer(VillaPage, 'The villa; 404 when unknown or not on sale') },
});

export const villaRoutes = featureApp().openapi(villaRoute, async (c) => {
  const { db, clock } = c.get('deps');
  const content = await findVillaPage(db, c.req.valid('param').slug, today(clock));
  if (content === null) throw notFound('Böyle bir villa yok ya da artık yayında değil.');
  return c.json({ content }, 200);
});
