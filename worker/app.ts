import { OpenAPIHono } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import type { Deps } from './platform/deps.ts';
import { findReadyAnswer } from './features/search/answers/ready-answer.ts';
import type { AppEnv } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { serveReference } from './reference/serve.ts';
import { limitBody, refuseLargeBody, requireReadableBody } from './http/requests/request-body.ts';
import { watchRequests } from './http/answers/watch-requests.ts';
import { setStandardHeaders } from './http/answers/standard-headers.ts';
import { markWriter } from './http/requests/writer-cookie.ts';
import { requireWellFormedText } from './http/requests/well-formed-text.ts';
import { currentBudget } from './platform/database/budget.ts';
import { newId } from './platform/ids.ts';
import { publicRoutes } from './routes/public.ts';

speakTurkish();

/** Bodies of requests with other methods are ignored. */
const CARRY_BODIES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The beginning of every admin call; no public call begins with it. */
const ADMIN = /^[^/]+\/\/[^/]+\/v1\/(?:admin|account)(?:[/?#]|$)/;

type Api = OpenAPIHono<AppEnv>;

/** The API as a function of its dependencies: database, clock, secrets, limits. */
export function createApp(deps: Deps) {
  const open = createApi(deps, publicRoutes);
  serveReference(open, deps.version);

  let admin: Promise<Api> | undefined;
  const loadAdmin = async () => createApi(deps, (await import('./routes/admin.ts')).adminRoutes);

  return {
    /**
     * Admin routes are loaded with the first call to one of them, so that visitors never wait for
     * them.
     */
    async fetch(request: Request, ...platform: Platform): Promise<Response> {
      const ready = findReadyAnswer(deps, request);
      if (ready !== null) return ready;
      const api = ADMIN.test(request.url) ? await (admin ??= loadAdmin()) : open;
      return api.fetch(request, ...platform);
    },
  };
}

type Platform = Parameters<Api['fetch']> extends [Request, ...infer Rest] ? Rest : never;

/**
 * Routes with what every call has: a request id, headers, limits on its body, errors in Turkish.
 */
function createApi(deps: Deps, routes: Api): Api {
  const api = new OpenAPIHono<AppEnv>();
  api.onError(answerError);
  api.notFound((c) => answerError(notFound('Böyle bir adres yok.'), c));

  api.use('*', async (c, next) => {
    c.set('deps', deps);
    c.set('session', null);
    c.set('requestId', currentBudget()?.requestId ?? newId(deps.clock.now()));
    await next();
  });
  api.use('*', markWriter);
  api.use('*', watchRequests);
  api.use('*', setStandardHeaders);
  api.on(CARRY_BODIES, '*', refuseLargeBody, limitBody, requireReadableBody, requireWellFormedText);
  return api.route('/', routes);
}
