import { getApplication } from '#worker/application.ts';
import { isWriter } from '#worker/http/requests/writer-cookie.ts';
import { createBudget, withBudget } from '#worker/platform/database/budget.ts';
import type { Env } from '#worker/platform/env.ts';

/** The Worker without its pages, which only a build has: every call of the API. */
export default {
  fetch: (request: Request, env: Env) =>
    withBudget(createBudget({ ms: 15_000, isWriter: isWriter(request) }), () =>
      getApplication(env).api.fetch(request, env),
    ),
};
