import { must } from '../broken.ts';
import { nightsOf } from '../oracle/days.ts';
import type { DbRow } from '../world/mirror.ts';
import { HOUR, MINUTE } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

export const AT_ONCE =
  'what is booked at once was agreed to: by its owner, for its nights, with calendars read lately';

/** The defaults when the settings have no value. */
const USUAL_MINUTES = 20;
const USUAL_HOURS = 3;

/** Stays that a step booked at once. */
export const atOnce: Invariant = {
  name: AT_ONCE,
  check: (world, { changes, act }) => {
    for (const { table, before, after } of changes) {
      if (table !== 'reservations' || before !== null || after?.instant !== 1) continue;
      const end = Date.parse(String(after.option_expires_at));
      const minutes = numberOf(world, 'instant_minutes', USUAL_MINUTES);
      // Of several who act at once, one may have changed the settings or the villa first.
      if (act === RACE) continue;
      const made = Date.parse(String(after.created_at));
      must(AT_ONCE, after.status === 'option' && end - made <= minutes * MINUTE, () => {
        return `${after.code}, made at ${after.created_at}, is ${after.status} until ${after.option_expires_at}`;
      });
      const why = whyNotAtOnce(world, after, made);
      must(AT_ONCE, why === null, () => `${after.code} was booked at once although ${why}`);
    }
  },
};

/** Why nobody may book a stay at once at that moment; null when they may. */
export function whyNotAtOnce(world: World, stay: DbRow, moment: number): string | null {
  const { mirror } = world;
  const villaId = Number(stay.villa_id);
  const villa = mirror.get('villas', villaId);
  if (villa?.instant_agreed_on == null) return 'its owner did not agree';
  const rows = [...mirror.of('villa_prices', villaId)];
  for (const night of nightsOf(String(stay.check_in), String(stay.check_out))) {
    const row = rows.find((one) => String(one.starts_on) <= night && night <= String(one.ends_on));
    if ((row?.instant ?? villa.instant) !== 1) return `the night of ${night} is not sold so`;
  }
  const oldest = moment - numberOf(world, 'instant_feed_hours', USUAL_HOURS) * HOUR;
  for (const { active, last_ok_at, url } of mirror.of('calendar_sources', villaId)) {
    if (active !== 1) continue;
    const read = last_ok_at === null ? 0 : Date.parse(String(last_ok_at));
    if (read < oldest) return `${String(url)} was last read at ${String(last_ok_at)}`;
  }
  return null;
}

function numberOf({ mirror }: World, key: string, usual: number): number {
  for (const row of mirror.all('settings').values()) {
    if (row.key === key) return Number(row.value);
  }
  return usual;
}
