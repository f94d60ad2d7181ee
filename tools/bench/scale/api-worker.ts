import { getApplication } from '#worker/application.ts';
import type { Env } from '#worker/platform/env.ts';

const unlimited = { limit: async () => ({ success: true }) };
const LIMITS = {
  RATE_LOGIN: unlimited,
  RATE_WRITE: unlimited,
  RATE_TRACK: unlimited,
  RATE_QUOTE: unlimited,
};

/** The API without rate limits, which this runtime does not have. */
export default {
  fetch: (request: Request, env: Env): Response | Promise<Response> =>
    getApplication({ ...env, ...LIMITS }).api.fetch(request, env),
};
