import { Liveness, Readiness } from '#domain/health/schema.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { readReadiness } from './readiness.ts';

const healthRoute = route('public', {
  method: 'get',
  path: '/v1/health',
  tags: ['health'],
  summary: 'Does the application run; it asks nothing of its database',
  responses: { 200: answer(Liveness, 'It runs') },
});

const readyRoute = route('public', {
  method: 'get',
  path: '/v1/ready',
  tags: ['health'],
  summary: 'Can calls be served, and how is each part',
  responses: {
    200: answer(Readiness, 'Calls can be served'),
    503: answer(Readiness, 'The database is away, read-only, or not of this version'),
  },
});

export const healthRoutes = featureApp()
  .openapi(healthRoute, (c) => {
    const { version, commit } = c.get('deps');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: { status: 'ok' as const, version, commit } }, 200);
  })
  .openapi(readyRoute, async (c) => {
    const content = await readReadiness(c.get('deps'));
    c.header('Cache-Control', 'no-store');
    if (content.ready) return c.json({ content }, 200);
    c.header('Retry-After', '2');
    return c.json({ content }, 503);
  });
