import { Hono } from 'hono';
import { notFound } from '#domain/errors.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import type { Deps } from './platform/deps.ts';
import { findReadyAnswer } from './features/search/answers/ready-answer.ts';
import type { AppEnv } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { serveReference } from './reference/serve.ts';
import { discardUnread } from './http/requests/request-body.ts';
import { watchRequests } from './http/answers/watch-requests.ts';
import { setStandardHeaders } from './http/answers/standard-headers.ts';
import { markWriter } from './http/requests/writer-cookie.ts';
import { currentBudget } from './platform/database/budget.ts';
import { newId } from './platform/ids.ts';
import type { Route } from './http/route.ts';
import { serveRoutes } from './http/serve-route.ts';
import { type Part, partOf } from './routes/parts.ts';

speakTurkish();

/** The path of an absolute address. */
const PATH = /^[^/]+\/\/[^/?#]+([^?#]*)/;

type Api = Hono<AppEnv>;

/** The API as a function of its dependencies: database, clock, secrets, limits. */
export function createApp(deps: Deps) {
  const rest = createApi(deps, []);
  serveReference(rest, deps.version);

  const loaded = new Map<Part, Promise<Api>>();
  async function load(part: Part): Promise<Api> {
    const api = part.load().then((routes) => createApi(deps, routes));
    loaded.set(part, api);
    return api;
  }

  return {
    /** Calls are loaded with the first of their part, so that nobody waits for others' code. */
    async fetch(request: Request, ...platform: Platform): Promise<Response> {
      const ready = findReadyAnswer(deps, request);
      if (ready !== null) return ready;
      const part = partOf(PATH.exec(request.url)?.[1] ?? '/');
      const api = part === undefined ? rest : await (loaded.get(part) ?? load(part));
      return api.fetch(request, ...platform);
    },
  };
}

type Platform = Parameters<Api['fetch']> extends [Request, ...infer Rest] ? Rest : never;

/**
 * Routes with what every call has: a request id, headers, an answer although its body is unread, errors
 * in Turkish.
 */
function createApi(deps: Deps, routes: readonly Route[]): Api {
  const api = new Hono<AppEnv>();
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
  api.use('*', discardUnread);
  return serveRoutes(api, routes);
}
