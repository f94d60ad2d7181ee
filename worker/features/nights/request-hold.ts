import { type SQL, sql } from 'drizzle-orm';
import { afterOfficeTime, type OfficeHours } from '#domain/office/office-hours.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import type { Day } from '#domain/values/dates.ts';
import { endOfDay, instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';

/** How long a request holds its nights: minutes of the office's time. */
export type HoldRule = OfficeHours & { minutes: number };

const KEYS = ['hold_minutes', 'office_hours', 'office_days', 'office_holidays'];

/** The settings of a hold that the agency has changed, as a column. */
export const holdSettings: SQL<Record<string, string>> = sql<string>`(
  select json_group_object(key, value) from settings
  where key in (${sql.join(
    KEYS.map((key) => sql.raw(`'${key}'`)),
    sql`, `,
  )})
)`.mapWith(JSON.parse);

/** What `holdSettings` gave, with the defaults. */
export function toHoldRule(changed: Record<string, string>): HoldRule {
  const value = (key: string) => changed[key] ?? RULE_DEFAULTS[key] ?? '';
  return {
    minutes: Number(value('hold_minutes')),
    hours: value('office_hours'),
    days: value('office_days'),
    holidays: value('office_holidays'),
  };
}

/**
 * Until when a request holds its nights: until the office had its time to answer, but not beyond the
 * day of arrival.
 */
export function requestHoldEnd(
  { clock }: Pick<Deps, 'clock'>,
  rule: HoldRule,
  checkIn: Day,
): string {
  const end = afterOfficeTime(instant(clock), rule.minutes, rule);
  const lastMoment = endOfDay(checkIn);
  return end < lastMoment ? end : lastMoment;
}
