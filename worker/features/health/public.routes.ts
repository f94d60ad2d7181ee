import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { answer, featureApp, route } from '../../http/route.ts';

const healthRoute = route('public', {
  method: 'get',
  path: '/v1/health',
  tags: ['health'],
  summary: 'Is the application up and does its database answer',
  responses: {
    200: answer(
      z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
      'All is well; 503 when the database does not answer',
    ),
  },
});

export const healthRoutes = featureApp().openapi(healthRoute, async (c) => {
  const { db, version } = c.get('deps');
  await db.read.all(sql`select 1`);
  c.header('Cache-Control', 'no-store');
  return c.json({ content: { status: 'ok' as const, database: 'ok' as const, version } }, 200);
});
