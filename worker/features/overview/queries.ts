import { isStaff, may, type Permission } from '#domain/auth/permissions.ts';
import { summarizeWarnings } from '#domain/calendars/feed-warning.ts';
import { ownerState } from '#domain/reservations/owner-replies.ts';
import { ownerMayCall } from '#domain/reservations/owner-contact.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysInMonth,
  eachNight,
  istanbulDay,
  monthOf,
} from '#domain/values/dates.ts';
import type { Overview, StaySummary } from '#domain/overview/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { selectCronBeat } from '#worker/platform/heartbeat.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { Span } from '#domain/reports/management/year-before.ts';
import { selectUnreported } from '#worker/features/kbs/unreported.ts';
import { selectOutboxAge } from '#worker/features/outbox/outbox-age.ts';
import { selectEditions, selectUnfinishedTexts } from '#worker/features/pages/admin-queries.ts';
import { selectCompanyFacts } from '#worker/features/agency/company-facts.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { toOperations } from './operations.ts';
import {
  monthSpan,
  selectExpiring,
  selectHomes,
  selectNights,
  selectOwedBalances,
  selectOwedPrepayments,
  selectSold,
  yearSpan,
} from './figures.ts';
import {
  selectArrivals,
  selectDepartures,
  selectUpcoming,
  selectWaiting,
  type StayRow,
} from './stay-blocks.ts';
import {
  selectComplaints,
  selectFailedMails,
  selectFeedsInTrouble,
  selectFeedsWithWarnings,
  selectInConflict,
  selectLateParts,
  selectPaymentAlarms,
  selectPricesEnding,
  selectUndecided,
  selectWithoutPermit,
} from './warnings.ts';

const WEEK = 7;
const HOUR_MS = 3_600_000;

/** Hours after which an unread feed counts as failing. */
const STALE_FEED_HOURS = 3;

/** When prices end in fewer days than this, the next season's should be entered. */
const PRICES_AHEAD_DAYS = 120;

/** How far ahead the home looks at single nights. */
const NIGHTS_AHEAD = 28;

const UPCOMING_ROWS = 8;

/** Everything on the dashboard's home screen, in one trip. */
export async function readOverview(
  { db, mailer }: Pick<Deps, 'db' | 'mailer'>,
  viewer: Viewer,
  now: Date,
): Promise<Overview> {
  const hasTransport = mailer !== null;
  const today = istanbulDay(now);
  const sees = (permission: Permission) => may(viewer.role, permission);
  const month = monthOf(today);
  const lastYear = addMonths(month, -12);
  const coming = { from: today, next: addDays(today, NIGHTS_AHEAD) };
  const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const {
    arrivals,
    departures,
    weekArrivals,
    weekDepartures,
    waiting,
    options,
    expiring,
    homes,
    upcoming,
    sold,
    soldBefore,
    soldYear,
    soldYearBefore,
    nights,
    prepayments,
    balances,
    feeds,
    feedWarnings,
    withoutPermit,
    pricesEnding,
    payments,
    undecided,
    lateParts,
    complaints,
    unreported,
    conflicts,
    failedMails,
    cron: [cron],
    dueMails: [dueMails],
    company,
    unfinished,
    texts,
  } = await readTogether(db, {
    arrivals: selectArrivals(db, viewer, today, 1),
    departures: selectDepartures(db, viewer, today, 1),
    weekArrivals: selectArrivals(db, viewer, today, WEEK),
    weekDepartures: selectDepartures(db, viewer, today, WEEK),
    waiting: selectWaiting(db, viewer, 'requested', now.toISOString()),
    options: selectWaiting(db, viewer, 'option', now.toISOString()),
    expiring: selectExpiring(db, viewer, now.toISOString(), hoursFromNow(24)),
    homes: selectHomes(db, viewer),
    upcoming: selectUpcoming(db, viewer, today, UPCOMING_ROWS),
    sold: selectSold(db, viewer, monthSpan(month)),
    soldBefore: selectSold(db, viewer, monthSpan(lastYear)),
    soldYear: selectSold(db, viewer, yearSpan(month)),
    soldYearBefore: selectSold(db, viewer, yearSpan(lastYear)),
    nights: selectNights(db, viewer, coming, now.toISOString()),
    prepayments: selectOwedPrepayments(db, viewer, today, now.toISOString()),
    balances: selectOwedBalances(db, viewer, today, WEEK),
    feeds: selectFeedsInTrouble(db, viewer, hoursFromNow(-STALE_FEED_HOURS)),
    feedWarnings: selectFeedsWithWarnings(db, viewer),
    withoutPermit: selectWithoutPermit(db, viewer),
    pricesEnding: selectPricesEnding(db, viewer, addDays(today, PRICES_AHEAD_DAYS)),
    payments: selectPaymentAlarms(db),
    undecided: selectUndecided(db, viewer),
    lateParts: selectLateParts(db, viewer, today),
    complaints: selectComplaints(db, today),
    unreported: selectUnreported(db, now),
    conflicts: selectInConflict(db, viewer),
    failedMails: selectFailedMails(db),
    cron: selectCronBeat(db),
    dueMails: selectOutboxAge(db, now.toISOString()),
    company: selectCompanyFacts(db),
    unfinished: selectUnfinishedTexts(db),
    texts: selectEditions(db),
  });
  const summaries = ([block]: { stays: StayRow[] }[]) =>
    (block?.stays ?? []).map((row) => toSummary(row, viewer, { today, now: now.toISOString() }));
  return {
    today,
    arrivals: summaries(arrivals),
    departures: summaries(departures),
    week: {
      from: today,
      to: addDays(today, WEEK - 1),
      arrivals: summaries(weekArrivals),
      arrivalCount: weekArrivals[0]?.total ?? 0,
      departures: summaries(weekDepartures),
      departureCount: weekDepartures[0]?.total ?? 0,
    },
    waiting: summaries(waiting),
    waitingCount: waiting[0]?.total ?? 0,
    options: summaries(options),
    optionCount: options[0]?.total ?? 0,
    expiringCount: expiring[0]?.n ?? 0,
    occupancy: {
      month,
      nights: sold[0]?.nights ?? 0,
      available: (homes[0]?.n ?? 0) * daysInMonth(month),
      lastYear: soldBefore[0]?.nights ?? 0,
    },
    upcoming: summaries(upcoming),
    nights: { homes: homes[0]?.n ?? 0, days: everyDay(coming, nights) },
    turnover: sees('turnover')
      ? { month, total: sold[0]?.total ?? 0, lastYear: soldBefore[0]?.total ?? 0 }
      : null,
    yearTurnover: sees('turnover')
      ? {
          year: month.slice(0, 4),
          total: soldYear[0]?.total ?? 0,
          lastYear: soldYearBefore[0]?.total ?? 0,
        }
      : null,
    payments: toWarnings(sees('money.read') ? payments : []),
    undecided: toWarnings(isStaff(viewer.role) ? undecided : []),
    lateParts: toWarnings(isStaff(viewer.role) ? lateParts : []),
    complaints: toWarnings(sees('stay-requests') ? complaints : []),
    unreported: {
      total: sees('identity') ? (unreported[0]?.total ?? 0) : 0,
      items: sees('identity')
        ? unreported.map(({ total: _total, late, ...stay }) => ({ ...stay, late: Boolean(late) }))
        : [],
    },
    conflicts: toWarnings(conflicts),
    failedMails: sees('outbox') ? (failedMails[0]?.n ?? 0) : 0,
    operations: sees('settings')
      ? toOperations(now, hasTransport, cron?.at, dueMails, company, unfinished, texts)
      : null,
    expected: sees('turnover')
      ? { prepayments: prepayments[0]?.owed ?? 0, balances: balances[0]?.owed ?? 0 }
      : null,
    feeds: toWarnings(feeds),
    feedWarnings: toWarnings(feedWarnings.map(toFeedWarning)),
    withoutPermit: toWarnings(withoutPermit),
    pricesEnding: toWarnings(pricesEnding),
  };
}

type Night = Overview['nights']['days'][number];
type Counted = Awaited<ReturnType<typeof selectNights>>[number];

/** All days of a span, including those without taken nights. */
function everyDay({ from, next }: Span, counted: Counted[]): Night[] {
  const days = new Map(eachNight(from, next).map((day) => [day, { day, sold: 0, closed: 0 }]));
  for (const { day, kind, nights, over } of counted) {
    const night = days.get(day);
    if (night === undefined) continue;
    night.closed += over;
    if (kind === 'reservation') night.sold += nights - over;
    if (kind === 'block' || kind === 'external') night.closed += nights - over;
  }
  return [...days.values()];
}

function toSummary(
  row: StayRow,
  { role }: Viewer,
  { today, now }: { today: Day; now: string },
): StaySummary {
  const { villaName, customerName, checkIn, checkOut, ownerAskedAt, ownerReply, ...stay } = row;
  const mayCall = may(role, 'contacts.arriving') && ownerMayCall(row, today);
  return {
    ...stay,
    owner_answer: ownerState({ ...stay, ownerAskedAt, ownerReply }, now),
    phone: mayCall && row.phone !== '' ? row.phone : null,
    villa_name: villaName,
    customer_name: customerName,
    checkin: checkIn,
    checkout: checkOut,
  };
}

type FeedWarningRow = Awaited<ReturnType<typeof selectFeedsWithWarnings>>[number];

function toFeedWarning({ row: { warnings, ...feed }, total }: FeedWarningRow) {
  return { row: { ...feed, warning: summarizeWarnings(warnings) ?? '' }, total };
}

const toWarnings = <Row>(rows: readonly { row: Row; total: number }[]) => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ row }) => row),
});
