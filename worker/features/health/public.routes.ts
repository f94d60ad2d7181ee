import { z } from '@hono/zod-openapi';
import { DomainError, notFound } from '#domain/errors.ts';
import { Liveness, Readiness } from '#domain/health/schema.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { sha256 } from '#worker/platform/ids.ts';
import type { AppContext } from '#worker/http/context.ts';
import { writeMetrics } from './write-metrics.ts';
import { readReadiness, withoutMachine } from './readiness.ts';

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
  description:
    'Disk, backups, mails put aside and the commit are for `Authorization: Bearer <METRICS_TOKEN>`.',
  responses: {
    200: answer(Readiness, 'Calls can be served'),
    503: answer(Readiness, 'The database is away, read-only, or not of this version'),
  },
});

const metricsRoute = route('public', {
  method: 'get',
  path: '/v1/metrics',
  tags: ['health'],
  summary:
    'What is counted, in the OpenMetrics format, for `Authorization: Bearer <METRICS_TOKEN>`',
  responses: {
    200: {
      description: 'Counters of this process and the checks of the installation',
      content: { 'application/openmetrics-text': { schema: z.string() } },
    },
  },
});

/** Whoever has the token of the metrics may know how the installation is doing. */
async function isOperator(c: AppContext): Promise<boolean> {
  const { metricsToken } = c.get('deps');
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (metricsToken === null || token === undefined) return false;
  // Hashes are compared, so that the time taken reveals nothing about the token.
  return (await sha256(token)) === (await sha256(metricsToken));
}

export const healthRoutes = featureApp()
  .openapi(healthRoute, (c) => {
    const { version, commit } = c.get('deps');
    c.header('Cache-Control', 'no-store');
    return c.json({ content: { status: 'ok' as const, version, commit } }, 200);
  })
  .openapi(readyRoute, async (c) => {
    const whole = await readReadiness(c.get('deps'));
    const content = (await isOperator(c)) ? whole : withoutMachine(whole);
    c.header('Cache-Control', 'no-store');
    if (content.ready) return c.json({ content }, 200);
    c.header('Retry-After', '2');
    return c.json({ content }, 503);
  })
  .openapi(metricsRoute, async (c) => {
    const deps = c.get('deps');
    if (deps.metricsToken === null) throw notFound('Böyle bir adres yok.');
    if (!(await isOperator(c))) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', 'application/openmetrics-text; version=1.0.0; charset=utf-8');
    return c.body(await writeMetrics(deps), 200);
  });
