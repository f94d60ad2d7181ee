import {
  CALENDAR_MARGIN_NIGHTS,
  calendarDays,
  wireState,
} from '#domain/reservations/stay-calendar.ts';
import type { BlockKind } from '#domain/availability/block-kinds.ts';
import type { TakenNight } from '#domain/availability/nights.ts';
import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { type Day, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { toSeason, toTakenNight } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { findCalendarRows } from './queries.ts';

/** Days that a calendar shows by default: a year and the following month. */
const DEFAULT_DAYS = 400;

const MAX_DAYS = 800;

/** Days [from, to); left out, the next 400 days. */
type CalendarSpan = { from?: Day; to?: Day };

/**
 * The days of a villa as a visitor can choose them, in one trip; null when it is unknown or not on
 * sale. @throws `VALIDATION` (400) when `to` is not after `from` or the range exceeds 800 days.
 */
export async function findCalendar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  span: CalendarSpan = {},
): Promise<AvailabilityDay[] | null> {
  const day = today(clock);
  const from = span.from ?? day;
  const to = span.to ?? findDayFrom(from, DEFAULT_DAYS) ?? from;
  const days = nightsBetween(from, to);
  if (days < 1) throw malformed('Bitiş tarihi başlangıçtan sonra olmalı.');
  if (days > MAX_DAYS) throw malformed(`En çok ${MAX_DAYS} gün sorulabilir.`);

  const first = findDayFrom(from, -CALENDAR_MARGIN_NIGHTS) ?? from;
  const end = findDayFrom(to, CALENDAR_MARGIN_NIGHTS) ?? to;
  const now = instant(clock);
  const rows = await findCalendarRows(db, slug, { from: first, to: end, today: day });
  if (rows === null) return null;
  return calendarDays({
    from,
    to,
    today: day,
    now,
    nights: rows.nights.map((night) => takenNight(night, night.block, now)),
    seasons: rows.prices.map(toSeason),
    villa: rows,
  }).map((shown) => ({ ...shown, state: wireState(shown.state) }));
}

/**
 * A block marked as an option is shown as one even when it does not expire. A night still taken
 * after its holder's expiry belongs to another seller's waiting event.
 */
function takenNight(
  night: Parameters<typeof toTakenNight>[0],
  block: BlockKind | null,
  now: string,
): TakenNight {
  const taken = toTakenNight(night);
  const isOver = night.expiresAt !== null && night.expiresAt <= now;
  if (isOver) return { ...taken, kind: 'external', option: false };
  return { ...taken, option: taken.option || block === 'option' };
}

function malformed(message: string): DomainError {
  return new DomainError('malformed', 'VALIDATION', { message, issues: [{ path: 'to', message }] });
}
