import { createMiddleware } from 'hono/factory';
import { recordAnswer } from '#worker/platform/record-answer.ts';
import type { AppEnv } from '../context.ts';

/** Counts every call by its route, never by what was asked, and names those that were slow. */
export const watchRequests = createMiddleware<AppEnv>(async (c, next) => {
  const began = Date.now();
  await next();
  const { method, routePath: route } = c.req;
  recordAnswer({ method, route, name: route, status: c.res.status, began });
});
