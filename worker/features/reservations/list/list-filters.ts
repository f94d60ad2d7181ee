import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { type Day, findDayFrom } from '#domain/values/dates.ts';
import { mayBeInCode, parseReservationCode } from '#domain/reservation-code.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import type { ReservationFilters } from '#domain/reservations/schema.ts';
import { SOLD } from '#domain/reservation-status.ts';
import { MAX_STAY_NIGHTS, USUAL_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { dayOf, endOfDay, startOfDay } from '#worker/platform/clock.ts';
import { hasText } from '#worker/platform/database/guest-search.ts';
import { staysVisibleTo, type Viewer } from '#worker/platform/viewer.ts';
import { refsOf } from '#worker/features/assignments/mine.ts';
import { BY_LENGTH, IS_LONG } from '#worker/features/nights/long-stays.ts';
import { isShownAs, isUnopened } from '#worker/features/nights/run-out.ts';
import { orderName } from './list-order.ts';

/**
 * The filters of the list at the instant `now`. A code searches all stays; otherwise past and
 * coming ones are complements.
 */
export function listFilter(query: ReservationFilters, viewer: Viewer, now: string) {
  const today = dayOf(now);
  return and(
    villaFilter(query, viewer),
    query.status && isShownAs(query.status, now),
    query.source && eq(reservations.source, query.source),
    query.villa_id !== undefined ? eq(reservations.villaId, query.villa_id) : undefined,
    isYes(query.unread) ? isUnopened(now) : undefined,
    isYes(query.undecided) ? isUndecided : undefined,
    isYes(query.mine)
      ? sql`${reservations.id} in ${refsOf('reservation', viewer.userId)}`
      : undefined,
    query.reservation_id ? codeFilter(query.reservation_id) : undefined,
    query.q ? textFilter(query.q, viewer) : undefined,
    endFilter(query, today),
    query.customer_name ? hasText({ name: query.customer_name }) : undefined,
    ...dateFilters(query, today),
  );
}

/** Paid but not confirmed; a literal condition, so that the partial index is used. */
const isUndecided = sql`${reservations.guestMoney} > 0 and ${reservations.status} in ('requested', 'option')`;

export const isYes = (text: string) => text === '1' || text === 'true';

/** Whether both stays that have ended and those that have not are searched. */
const isAnyTime = ({ oldrez, reservation_id, q, undecided }: ReservationFilters): boolean =>
  oldrez === 'all' || Boolean(reservation_id || q) || isYes(undecided);

/** Villa filters; as a set of ids, so that an unfiltered list needs no join. */
function villaFilter({ town_id, owner_id }: ReservationFilters, viewer: Viewer): SQL | undefined {
  const isThere =
    town_id === undefined
      ? undefined
      : sql`${reservations.villaId} in (select ${villas.id} from ${villas} where ${villas.townId} = ${town_id})`;
  return and(
    staysVisibleTo(viewer),
    isThere,
    owner_id === undefined ? undefined : eq(reservations.ownerId, owner_id),
  );
}

/**
 * Whether stays are found by a text alone, newest first: period and order are then read from the
 * index of what texts find (`reservations_found`).
 */
const isTextAlone = (query: ReservationFilters): boolean =>
  orderName(query.order) === 'created' &&
  [query.q, query.reservation_id, query.customer_name].some((text) => text && isText(text)) &&
  [query.villa_id, query.town_id, query.owner_id, query.date1, query.date2].every((one) => !one) &&
  ![query.mine, query.undecided, query.unread].some(isYes);

/** A complete code or nothing but spaces is no text to search for. */
const isText = (text: string): boolean =>
  parseReservationCode(text) === null && hasText({ name: text, code: text }) !== undefined;

/** A complete code is looked up, a part of one is searched for. */
function codeFilter(text: string): SQL | undefined {
  const code = parseReservationCode(text);
  return code === null ? hasText({ code: text }) : eq(reservations.code, code);
}

/** Fewest digits of a phone number to search for: fewer occur in almost every number. */
const PHONE_DIGITS = 4;

/** The text search. Owners cannot search by phone, which they may not see. */
function textFilter(text: string, viewer: Viewer): SQL | undefined {
  const code = parseReservationCode(text);
  if (code !== null) return eq(reservations.code, code);
  const digits = phoneDigits(text);
  const isPhone = may(viewer.role, 'contacts') && digits.length >= PHONE_DIGITS;
  // A whole number is in no code: looking for it there would be half of the work.
  const mayBeCode = !isPhone || mayBeInCode(text);
  return hasText({ name: text, code: mayBeCode ? text : '', phone: isPhone ? digits : '' });
}

/**
 * The range of departure days: past stays ended before today, and dates may narrow it. One bound on
 * each side, because that is how the index is used.
 */
function endFilter(query: ReservationFilters, today: Day): SQL | undefined {
  const { datetype, date1, date2 } = query;
  const anyTime = isAnyTime(query);
  const isPast = isYes(query.oldrez);
  const first = [
    anyTime || isPast ? undefined : today,
    datetype === 'checkout' || datetype === 'present' ? date1 : undefined,
    datetype === 'stay' && date1 ? (findDayFrom(date1, 1) ?? date1) : undefined,
  ];
  const last = [
    anyTime || !isPast ? undefined : findDayFrom(today, -1),
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

/** Arriving, staying or leaving: the days of a confirmed stay, both ends included. */
const isPresent = (from: Day | undefined, to: Day | undefined) =>
  and(
    // The `+`: found by their days, of which a state has too many.
    sql`+${inArray(reservations.status, SOLD)}`,
    to ? lte(reservations.checkIn, to) : undefined,
    from ? gte(reservations.checkIn, earliestArrival(from)) : undefined,
  );

/** A part of a list: which stays, and the index to find them in where the planner would choose wrongly. */
type Part = { which?: SQL; index?: SQL };

/**
 * The parts of a sorted list, as complements. Of the stays that are present from `date1` on those of
 * usual length arrived shortly before, and the few longer ones have an index of their own: all
 * arrivals of a hundred days would be many times as many rows.
 */
export function partsOf(query: ReservationFilters): Part[] {
  const { datetype, date1 } = query;
  if (isTextAlone(query)) return [{ index: sql`indexed by reservations_found` }];
  if (datetype !== 'present' || !date1) return [{}];
  const usual = findDayFrom(date1, -USUAL_NIGHTS) ?? date1;
  return [
    { which: gte(reservations.checkIn, usual) },
    {
      which: sql`${lt(reservations.checkIn, usual)} and ${IS_LONG}`,
      index: BY_LENGTH,
    },
  ];
}

/**
 * `date1` and `date2` are inclusive days; `stay` means any night of the stay in between, `present`
 * any day of a confirmed stay.
 */
function dateFilters(query: ReservationFilters, today: Day): (SQL | undefined)[] {
  const { datetype, date1, date2 } = query;
  if (datetype === 'checkout') return [];
  if (datetype === 'present') return [isPresent(date1, date2)];
  if (datetype === 'created') {
    return [
      date1 ? gte(reservations.createdAt, startOfDay(date1)) : undefined,
      date2 ? lt(reservations.createdAt, endOfDay(date2)) : undefined,
    ];
  }
  // Because of the longest possible stay, one with a night from `date1` on has a known earliest
  // arrival.
  const coming = isYes(query.oldrez) || isAnyTime(query) ? undefined : today;
  const reached = date1 ?? coming;
  const first = datetype === 'checkin' ? date1 : reached && date2 && earliestArrival(reached);
  return [
    first ? gte(reservations.checkIn, first) : undefined,
    date2 ? lte(reservations.checkIn, date2) : undefined,
  ];
}

/** The earliest arrival of a stay that has a night on `day`, or leaves on it. */
export const earliestArrival = (day: Day): Day => findDayFrom(day, -MAX_STAY_NIGHTS) ?? day;
