import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { openPreview } from './editor/preview.ts';
import { findVillaPage } from './page/villa-page.ts';

const villaRoute = route('public', {
  method: 'get',
  path: '/v1/villa/{slug}',
  tags: ['villas'],
  summary: 'Everything the page of a villa shows, live',
  request: { params: z.object({ slug: z.string() }) },
  responses: { 200: answer(VillaPage, 'The villa; 404 when unknown or not on sale') },
});

const previewRoute = route('public', {
  method: 'get',
  path: '/v1/villa-preview',
  tags: ['villas'],
  summary: 'What the page of a villa will show, for the bearer of a preview link',
  description: '404 NOT_FOUND when the link is not ours or an hour has passed.',
  request: { query: z.object({ token: z.string().max(500) }) },
  responses: { 200: answer(VillaPage, 'The villa, on sale or not') },
});

export const villaRoutes = featureApp()
  .openapi(villaRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const content = await findVillaPage(db, c.req.valid('param').slug, today(clock));
    if (content === null) throw notFound('Böyle bir villa yok ya da artık yayında değil.');
    return c.json({ content }, 200);
  })
  .openapi(previewRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    const content = await openPreview(c.get('deps'), c.req.valid('query').token);
    return c.json({ content }, 200);
  });
