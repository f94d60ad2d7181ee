import { type SQL, sql } from 'drizzle-orm';
import type { InstantVilla } from '#domain/reservations/instant.ts';

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
