import * as z from 'zod';
import { SECURITY_EVENTS, type SecurityEvent } from './events.ts';

const EventSchema = z.enum(Object.keys(SECURITY_EVENTS) as [SecurityEvent, ...SecurityEvent[]]);

/** GET /v1/admin/security: what of attacks was seen lately; times are ISO instants. */
export const SecurityReport = z.object({
  /** Every kind, including those that did not occur; how often within a day and a week. */
  events: z.array(
    z.object({
      event: EventSchema,
      label: z.string(),
      day: z.int(),
      week: z.int(),
      lastAt: z.string().nullable(),
    }),
  ),
  /** The networks that caused most of the week's events. */
  networks: z.array(z.object({ network: z.string(), week: z.int(), lastAt: z.string() })),
});
export type SecurityReport = z.infer<typeof SecurityReport>;
