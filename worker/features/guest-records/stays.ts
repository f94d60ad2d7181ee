import { sql } from 'drizzle-orm';
import type { Status } from '#domain/reservation-status.ts';

/** States of requests that became stays, as an SQL list. */
export const BECAME_STAY = sql.raw(
  `('${(['confirmed', 'staying', 'completed'] satisfies Status[]).join("', '")}')`,
);
