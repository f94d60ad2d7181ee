import { sql } from 'drizzle-orm';
import type { Status } from '#domain/reservation-status.ts';

/** Stays that became one, as a list of SQL: what was only asked for is no stay. */
export const BECAME_STAY = sql.raw(
  `('${(['confirmed', 'staying', 'completed'] satisfies Status[]).join("', '")}')`,
);
