import { bearerToken } from '#domain/auth/bearer.ts';
import { DomainError, notFound } from '#domain/errors.ts';
import { Liveness, Readiness } from '#domain/health/schema.ts';
import type { AppContext } from '#worker/http/context.ts';
import { route, tagged } from '#worker/http/route.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { writeMetrics } from './write-metrics.ts';
import { readReadiness, withoutMachine } from './readiness.ts';

/** Whoever has the token of the metrics may know how the installation is doing. */
async function isOperator(c: AppContext): Promise<boolean> {
  const { metricsToken } = c.get('deps');
  const token = bearerToken(c.req.header('authorization'));
  if (metricsToken === null || token === null) return false;
  // Hashes are compared, so that the time taken reveals nothing about the token.
  return (await sha256(token)) === (await sha256(metricsToken));
}

export const healthRoutes = tagged('health', [
  route('public', 'get /v1/health', {
    summary: 'Does the application run; it asks nothing of its database',
    answer: Liveness,
    returns: 'It runs',
    cache: 'no-store',
    handle: ({ db, version, commit }) => ({
      status: 'ok' as const,
      database: db.answers ? ('ok' as const) : ('away' as const),
      version,
      commit,
    }),
  }),
  route('public', 'get /v1/ready', {
    summary: 'Can calls be served, and how is each part',
    description:
      'Disk, backups, mails put aside and the commit are for `Authorization: Bearer <METRICS_TOKEN>`.',
    answer: Readiness,
    returns: 'Calls can be served',
    also: {
      503: {
        answer: Readiness,
        returns: 'The database is away, read-only, or not of this version',
      },
    },
    cache: 'no-store',
    handle: async (deps, _input, { c }) => {
      const whole = await readReadiness(deps);
      const content = (await isOperator(c)) ? whole : withoutMachine(whole);
      if (content.ready) return content;
      return c.json({ content }, 503, { 'Retry-After': '2' });
    },
  }),
  route('public', 'get /v1/metrics', {
    summary:
      'What is counted, in the OpenMetrics format, for `Authorization: Bearer <METRICS_TOKEN>`',
    file: 'application/openmetrics-text',
    returns: 'Counters of this process and the checks of the installation',
    cache: 'no-store',
    handle: async (deps, _input, { c }) => {
      if (deps.metricsToken === null) throw notFound('Böyle bir adres yok.');
      if (!(await isOperator(c))) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
      c.header('Content-Type', 'application/openmetrics-text; version=1.0.0; charset=utf-8');
      return c.body(await writeMetrics(deps), 200);
    },
  }),
]);
