import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_OPTION_DAYS } from '#domain/reservations/option-end.ts';

/** The configured longest duration of an option, in days. */
export const optionMaxDays: SQL<number> = sql<number>`coalesce((
  select cast(value as integer) from settings where key = 'option_max_days'
), ${sql.raw(String(DEFAULT_OPTION_DAYS))})`.mapWith(Number);
