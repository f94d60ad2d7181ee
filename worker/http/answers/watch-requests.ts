import { createMiddleware } from 'hono/factory';
import { currentBudget } from '../../platform/database/budget.ts';
import { logSlow } from '../../platform/log.ts';
import { metrics } from '../../platform/metrics.ts';
import type { AppEnv } from '../context.ts';

/** Calls that take longer than this, in ms, are logged. */
const SLOW_MS = 1_000;

/** Counts every call by its route, never by its parameters, and logs slow ones. */
export const watchRequests = createMiddleware<AppEnv>(async (c, next) => {
  const began = Date.now();
  await next();
  const ms = Date.now() - began;
  const { method, routePath: route } = c.req;
  const { status } = c.res;
  metrics.answered({ method, route, status, seconds: ms / 1000 });
  if (ms < SLOW_MS) return;
  const databaseMs = currentBudget()?.spentMs() ?? 0;
  logSlow({ at: `${method} ${route}`, requestId: c.get('requestId') }, { status, ms, databaseMs });
});
