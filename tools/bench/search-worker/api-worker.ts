import { getApplication } from '#worker/application.ts';
import type { Env } from '#worker/platform/env.ts';

/** The Worker without its page renderer: the API only. */
export default {
  fetch: (request: Request, env: Env, context: ExecutionContext) =>
    getApplication(env).api.fetch(request, env, context as never),
};

type ExecutionContext = { waitUntil(work: Promise<unknown>): void };
