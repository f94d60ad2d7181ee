import { getApplication } from '#worker/application.ts';
import type { Env } from '#worker/platform/env.ts';

/** The Worker without its pages, which only a build has: every call of the API. */
export default {
  fetch: (request: Request, env: Env) => getApplication(env).api.fetch(request, env),
};
