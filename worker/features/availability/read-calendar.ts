import { calendarDays, wireState } from '#domain/availability/calendar.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { addDays, type Day } from '#domain/dates.ts';
import type { Deps } from '../../deps.ts';
import { instant, today } from '../../platform/clock.ts';
import { readStayFacts } from '../villas/stay-facts.ts';

/** Days a calendar shows when nothing is asked for, and at most. */
export const SHOWN_DAYS = 400;
export const MOST_DAYS = 800;

/** Every day of `[from, to)` as a visitor may use it, in one trip; null for a villa not on sale. */
export async function readCalendar(
  deps: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  range: { from?: Day; to?: Day } = {},
): Promise<AvailabilityDay[] | null> {
  const day = today(deps.clock);
  const from = range.from ?? day;
  const to = range.to ?? addDays(from, SHOWN_DAYS);
  const facts = await readStayFacts(deps.db, slug, day);
  if (facts === null) return null;
  const { nights, seasons, terms } = facts;
  const now = instant(deps.clock);
  return calendarDays({ from, to, today: day, nights, seasons, villa: terms, now }).map((cell) => ({
    ...cell,
    state: wireState(cell.state),
  }));
}
