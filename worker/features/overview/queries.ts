import { and, count, eq, isNull } from 'drizzle-orm';
import { addDays, addMonths, daysInMonth, istanbulDay, monthOf } from '#domain/dates.ts';
import type { Overview, StaySummary } from '#domain/overview/schema.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';
import {
  selectExpiring,
  selectHomes,
  selectOwedBalances,
  selectOwedPrepayments,
  selectSoldNights,
  selectTurnover,
} from './figures.ts';
import { selectArrivals, selectDepartures, selectWaiting, type StayRow } from './stay-blocks.ts';
import { selectFeedsInTrouble, selectPricesEnding, selectWithoutPermit } from './warnings.ts';

const WEEK = 7;
const HOUR_MS = 3_600_000;

/** A feed that has not been read for so long is in trouble. */
const STALE_FEED_HOURS = 3;

/** Prices that end in fewer days than this call for the next season's. */
const PRICES_AHEAD_DAYS = 120;

/** Everything the dashboard's home shows, in one trip. */
export async function readOverview(db: Database, viewer: Viewer, now: Date): Promise<Overview> {
  const today = istanbulDay(now);
  const month = monthOf(today);
  const lastYear = addMonths(month, -12);
  const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const [
    arrivals,
    departures,
    weekArrivals,
    weekDepartures,
    waiting,
    options,
    expiring,
    homes,
    nights,
    nightsBefore,
    turnover,
    turnoverBefore,
    prepayments,
    balances,
    feeds,
    withoutPermit,
    pricesEnding,
  ] = await db.read.batch([
    selectArrivals(db, viewer, today, 1),
    selectDepartures(db, viewer, today, 1),
    selectArrivals(db, viewer, today, WEEK),
    selectDepartures(db, viewer, today, WEEK),
    selectWaiting(db, viewer, 'requested'),
    selectWaiting(db, viewer, 'option'),
    selectExpiring(db, viewer, hoursFromNow(24)),
    selectHomes(db, viewer),
    selectSoldNights(db, viewer, month),
    selectSoldNights(db, viewer, lastYear),
    selectTurnover(db, viewer, month),
    selectTurnover(db, viewer, lastYear),
    selectOwedPrepayments(db, viewer, today),
    selectOwedBalances(db, viewer, today, WEEK),
    selectFeedsInTrouble(db, viewer, hoursFromNow(-STALE_FEED_HOURS)),
    selectWithoutPermit(db, viewer),
    selectPricesEnding(db, viewer, addDays(today, PRICES_AHEAD_DAYS)),
  ]);
  return {
    today,
    arrivals: arrivals.map(toSummary),
    departures: departures.map(toSummary),
    week: {
      from: today,
      to: addDays(today, WEEK - 1),
      arrivals: weekArrivals.map(toSummary),
      arrivalCount: weekArrivals[0]?.total ?? 0,
      departures: weekDepartures.map(toSummary),
      departureCount: weekDepartures[0]?.total ?? 0,
    },
    waiting: waiting.map(toSummary),
    waitingCount: waiting[0]?.total ?? 0,
    options: options.map(toSummary),
    optionCount: options[0]?.total ?? 0,
    expiringCount: expiring[0]?.n ?? 0,
    occupancy: {
      month,
      nights: nights[0]?.n ?? 0,
      available: (homes[0]?.n ?? 0) * daysInMonth(month),
      lastYear: nightsBefore[0]?.n ?? 0,
    },
    turnover: {
      month,
      total: Number(turnover[0]?.total ?? 0),
      lastYear: Number(turnoverBefore[0]?.total ?? 0),
    },
    expected: { prepayments: prepayments[0]?.owed ?? 0, balances: balances[0]?.owed ?? 0 },
    feeds: toWarnings(feeds),
    withoutPermit: toWarnings(withoutPermit),
    pricesEnding: toWarnings(pricesEnding),
  };
}

function toSummary({ villaName, customerName, checkIn, checkOut, ...row }: StayRow): StaySummary {
  const { total: _, ...stay } = row;
  return {
    ...stay,
    villa_name: villaName,
    customer_name: customerName,
    checkin: checkIn,
    checkout: checkOut,
  };
}

const toWarnings = <Row>(rows: readonly { row: Row; total: number }[]) => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ row }) => row),
});

/** What nobody has looked at yet: requests, and messages for those who answer them; one trip. */
export async function readUnread(db: Database, viewer: Viewer) {
  const [requests, messages] = await db.read.batch([
    db.read
      .select({ n: count() })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(
        and(isNull(reservations.readAt), eq(reservations.status, 'requested'), visibleTo(viewer)),
      ),
    db.read.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.readAt)),
  ]);
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: viewer.role === 'ADMIN' ? (messages[0]?.n ?? 0) : 0,
  };
}
