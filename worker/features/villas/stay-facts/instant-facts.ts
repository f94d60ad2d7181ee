import { type SQL, sql } from 'drizzle-orm';
import { findInstantEnd, type InstantVilla } from '#domain/reservations/instant.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { toCardSettings } from '#worker/features/payments/providers/find-provider.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StayFacts } from './stay-facts.ts';

/** What a villa says of booking at once, with the settings that it depends on. */
export type InstantFacts = InstantVilla & { settings: { key: string; value: string }[] };

type Stored = Omit<InstantFacts, 'instant'> & { instant: 0 | 1 };

/** Of the row of `villas`, as a column. */
export const instantFacts: SQL<InstantFacts> = sql<string>`json_object(
  'instant', villas.instant,
  'instantAgreedOn', villas.instant_agreed_on,
  'feedReadAt', (select min(coalesce(last_ok_at, '')) from calendar_sources
    where villa_id = villas.id and active = 1),
  'settings', json((select json_group_array(json_object('key', key, 'value', value)) from settings
    where key in ('instant_minutes', 'instant_feed_hours', 'payment_provider', 'payment_installments')))
)`.mapWith((text: string): InstantFacts => {
  const { instant: isOn, ...rest } = JSON.parse(text) as Stored;
  return { ...rest, instant: isOn === 1 };
});

/**
 * Until when the stay holds its nights if its guest pays for it at once; null where the agency
 * answers first, or where nobody takes cards.
 */
export function findHoldAtOnce(
  deps: Deps,
  facts: StayFacts,
  stay: { checkIn: Day; checkOut: Day; prepayment: Kurus },
): string | null {
  const { settings } = facts.instant;
  if (toCardSettings(deps, settings).provider === null) return null;
  const number = (key: string) =>
    Number(settings.find((row) => row.key === key)?.value ?? RULE_DEFAULTS[key]);
  const rule = { minutes: number('instant_minutes'), feedHours: number('instant_feed_hours') };
  const asked = { ...stay, checkInTime: facts.checkInTime };
  return findInstantEnd(facts.instant, rule, facts.seasons, asked, instant(deps.clock));
}
