import { getApplication } from '#worker/application.ts';
import { createBudget, withBudget } from '#worker/platform/database/budget.ts';
import type { Env } from '#worker/platform/env.ts';

/** The Worker without its pages, which only a build has: every call of the API. */
export default {
  fetch: (request: Request, env: Env) =>
    withBudget(createBudget({ ms: 15_000 }), () => getApplication(env).api.fetch(request, env)),
};
