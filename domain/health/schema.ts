import * as z from 'zod';

/** GET /v1/health: the application runs; it asks nothing of anybody. */
export const Liveness = z.object({
  status: z.literal('ok'),
  /** How the last call to it ended; `/v1/ready` asks. */
  database: z.enum(['ok', 'away']),
  version: z.string(),
  commit: z.string(),
});

/** What is looked at. The first three decide over `ready`; the others call for somebody. */
const CHECK_NAMES = [
  'database',
  'schema',
  'write',
  'cron',
  'outbox',
  'feeds',
  'rates',
  'disk',
  'backup',
  'mails_aside',
] as const;

/**
 * GET /v1/ready: 200 when calls can be served, else 503. `checks` lists each part; one that is not
 * `ok` while `ready` is true does not affect visitors yet but needs an operator.
 */
export const Readiness = z.object({
  ready: z.boolean(),
  version: z.string(),
  commit: z.string(),
  checks: z.array(
    z.object({
      name: z.enum(CHECK_NAMES),
      ok: z.boolean(),
      /** In words, without personal data. */
      detail: z.string(),
      /** The measured values, for the metrics. */
      values: z.record(z.string(), z.number()).optional(),
    }),
  ),
});
export type Readiness = z.infer<typeof Readiness>;
export type HealthCheck = Readiness['checks'][number];
