import { z } from '@hono/zod-openapi';
import { Availability, AvailabilityQuery } from '#domain/availability/schema.ts';
import { notFound } from '#domain/errors.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { findCalendar } from './calendar.ts';

const availabilityRoute = route('public', {
  method: 'get',
  path: '/v1/villa/{slug}/availability',
  tags: ['availability'],
  summary: 'The days [from, to) of a villa, the next 400 unless asked otherwise; at most 800',
  request: { params: z.object({ slug: z.string() }), query: AvailabilityQuery },
  responses: { 200: answer(Availability, 'Each day with its price and why no stay may begin') },
});

export const availabilityRoutes = featureApp().openapi(availabilityRoute, async (c) => {
  const { slug } = c.req.valid('param');
  const days = await findCalendar(c.get('deps'), slug, c.req.valid('query'));
  if (days === null) throw notFound('Böyle bir villa yok ya da artık yayında değil.');
  return c.json({ content: { days } }, 200);
});
