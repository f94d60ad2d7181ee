import { and, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { type Day, findDayFrom } from '#domain/values/dates.ts';
import { parseReservationCode } from '#domain/reservation-code.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { endOfDay, startOfDay } from '#worker/platform/clock.ts';
import { beginsWith, hasText } from '#worker/platform/database/guest-search.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';

/** The filters of the list. A code looks everywhere; otherwise past and coming are complements. */
export function listFilter(query: ReservationFilters, viewer: Viewer, today: Day) {
  return and(
    villaFilter(query, viewer),
    query.status && eq(reservations.status, query.status),
    query.source && eq(reservations.source, query.source),
    query.villa_id !== undefined ? eq(reservations.villaId, query.villa_id) : undefined,
    isYes(query.unread) ? isNull(reservations.readAt) : undefined,
    isYes(query.undecided) ? isUndecided : undefined,
    query.reservation_id ? codeFilter(query.reservation_id) : undefined,
    query.q ? textFilter(query.q, viewer) : undefined,
    endFilter(query, today),
    query.customer_name ? hasText({ name: query.customer_name }) : undefined,
    ...dateFilters(query, today),
  );
}

/** Paid for and not confirmed; spelt out, for an index of those stays alone. */
const isUndecided = sql`${reservations.guestMoney} > 0 and ${reservations.status} in ('requested', 'option')`;

export const isYes = (text: string) => text === '1' || text === 'true';

/** Whose villas and where; as a set of ids, so that a list of all needs no join. */
function villaFilter({ town_id, owner_id }: ReservationFilters, viewer: Viewer): SQL | undefined {
  const wanted = and(
    visibleTo(viewer),
    town_id === undefined ? undefined : eq(villas.townId, town_id),
    owner_id === undefined ? undefined : eq(villas.ownerId, owner_id),
  );
  return (
    wanted && sql`${reservations.villaId} in (select ${villas.id} from ${villas} where ${wanted})`
  );
}

/** A whole code is looked up, a part of one looked for; one or two signs are how codes begin. */
function codeFilter(text: string): SQL {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  const begin = text.toUpperCase().replaceAll(' ', '');
  return hasText({ code: text }) ?? beginsWith(reservations.code, begin);
}

/** Digits of a phone that are worth looking for: fewer are in every other number. */
const PHONE_DIGITS = 4;

/** Whatever a caller names first. A guest's phone is between the guest and the agency. */
function textFilter(text: string, viewer: Viewer): SQL | undefined {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  // As it is stored: +90532…, whatever of 0090, 90 and 0 was said.
  const digits = text.replace(/\D/g, '').replace(/^(0090|90|0)/, '');
  const isPhone =
    may(viewer.role, 'contacts') && /^[\d\s+()./-]+$/.test(text) && digits.length >= PHONE_DIGITS;
  return hasText({ name: text, code: text, phone: isPhone ? digits : '' });
}

/**
 * When a stay must end: past ones did before today, and dates may say more. One bound on either side,
 * for an index is entered by one.
 */
function endFilter(query: ReservationFilters, today: Day): SQL | undefined {
  const { datetype, date1, date2 } = query;
  const isAnyTime = Boolean(query.reservation_id || query.q) || isYes(query.undecided);
  const isPast = isYes(query.oldrez);
  const first = [
    isAnyTime || isPast ? undefined : today,
    datetype === 'checkout' ? date1 : undefined,
    datetype === 'stay' && date1 ? (findDayFrom(date1, 1) ?? date1) : undefined,
  ];
  const last = [
    isAnyTime || !isPast ? undefined : findDayFrom(today, -1),
    datetype === 'checkout' ? date2 : undefined,
  ];
  const from = first
    .filter((day) => day != null)
    .toSorted()
    .at(-1);
  const to = last
    .filter((day) => day != null)
    .toSorted()
    .at(0);
  return and(
    from ? gte(reservations.checkOut, from) : undefined,
    to ? lte(reservations.checkOut, to) : undefined,
  );
}

/** `date1` and `date2` are inclusive days; `stay` means any night of the stay in between. */
function dateFilters(query: ReservationFilters, today: Day): (SQL | undefined)[] {
  const { datetype, date1, date2 } = query;
  if (datetype === 'checkout') return [];
  if (datetype === 'created') {
    return [
      date1 ? gte(reservations.createdAt, startOfDay(date1)) : undefined,
      date2 ? lt(reservations.createdAt, endOfDay(date2)) : undefined,
    ];
  }
  // A stay that has a night from `date1` on says, by the law's longest, when it arrived at the earliest.
  const coming = isYes(query.oldrez) || query.q || query.reservation_id ? undefined : today;
  const reached = date1 ?? coming;
  const first = datetype === 'checkin' ? date1 : reached && date2 && earliestArrival(reached);
  return [
    first ? gte(reservations.checkIn, first) : undefined,
    date2 ? lte(reservations.checkIn, date2) : undefined,
  ];
}

/** When a stay that still has a night on `day`, or leaves on it, arrived at the earliest. */
export const earliestArrival = (day: Day): Day => findDayFrom(day, -MAX_STAY_NIGHTS) ?? day;
