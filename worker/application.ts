import { createApp } from './app.ts';
import type { Deps } from './platform/deps.ts';
import { createDeps, type Env } from './platform/env.ts';

type Application = { deps: Deps; api: ReturnType<typeof createApp> };

let application: Application | undefined;

/**
 * The application of this isolate, created once: it holds the catalogue in memory, so the API, the
 * live pages and the cron must share it.
 */
export function getApplication(env: Env): Application {
  if (application === undefined) {
    const deps = createDeps(env);
    application = { deps, api: createApp(deps) };
  }
  return application;
}
