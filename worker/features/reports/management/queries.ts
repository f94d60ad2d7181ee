import { type SQL, sql } from 'drizzle-orm';
import type { Sums } from '#domain/reports/management/figures.ts';
import type { Span } from '#domain/reports/management/year-before.ts';
import type { Source } from '#domain/reservation-sources.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { packRows } from '#worker/platform/database/json-rows.ts';
import { isTaken, kindAt } from '#worker/features/nights/taken-at.ts';
import { nightsWithin, shareWithin, stayNights } from './stay-share.ts';

/** No stay is longer, so a stay that extends into a span began at most this many days before it. */
const LONGEST_STAY = 100;

const isSold = sql`reservations.status in ('confirmed', 'staying', 'completed')`;

/** Confirmed once, then cancelled: the numerator of the cancellation rate. */
const isCancelled = sql`(reservations.status = 'cancelled' and reservations.confirmed_at is not null)`;

/** Periods as a table `spans`: each row has its start and the start of the next. */
function spanTable(spans: readonly Span[]): SQL {
  const rows = spans.map(
    ({ from, next }, i) => sql`(${i}, ${from}, ${next}, date(${from}, ${`-${LONGEST_STAY} days`}))`,
  );
  return sql`with spans(i, first, next, earliest) as (values ${sql.join(rows, sql`, `)})`;
}

/**
 * Stays that overlap a span. The join begins with the few spans; the index is forced, because
 * without statistics the planner prefers one that lacks the summed columns.
 */
const stayJoin = sql`from spans cross join reservations indexed by reservations_check_in
  where reservations.check_in >= spans.earliest and reservations.check_in < spans.next
    and reservations.check_out > spans.first and (${isSold} or ${isCancelled})`;

const inSpan = { from: sql`spans.first`, next: sql`spans.next` };
const arrives = sql`reservations.check_in >= spans.first`;
/** Days from the booking to the arrival; Türkiye has been at UTC+3 since 2016. */
const leadDays = sql`cast(julianday(reservations.check_in)
  - julianday(reservations.created_at, '+3 hours', 'start of day') as integer)`;
/** Booked before the end of the day of arrival, which is at 21.00 UTC. */
const bookedAhead = sql`reservations.created_at < reservations.check_in || 'T21:00:00'`;

const isArrival = sql`${isSold} and ${arrives}`;

const sumWhere = (condition: SQL, value: SQL) =>
  sql<number>`coalesce(sum(case when ${condition} then ${value} end), 0)`;

const staySums = sql`
  ${sumWhere(isSold, nightsWithin(inSpan))} as soldNights,
  ${sumWhere(isSold, shareWithin(inSpan))} as turnover,
  ${sumWhere(isArrival, sql`1`)} as stays,
  ${sumWhere(isArrival, stayNights)} as stayNights,
  ${sumWhere(sql`${isArrival} and ${bookedAhead}`, leadDays)} as leadDays,
  ${sumWhere(sql`${isArrival} and ${bookedAhead}`, sql`1`)} as leadStays,
  ${sumWhere(sql`${isCancelled} and ${arrives}`, sql`1`)} as cancelled`;

type StaySums = Pick<
  Sums,
  'soldNights' | 'turnover' | 'stays' | 'stayNights' | 'leadDays' | 'leadStays' | 'cancelled'
>;

export type VillaStays = StaySums & { villaId: number };

export const VILLA_STAYS = [
  'villaId',
  'soldNights',
  'turnover',
  'stays',
  'stayNights',
  'leadDays',
  'leadStays',
  'cancelled',
] as const;

/** The totals of each villa's stays in a span. */
export const selectVillaStays = (db: Database, span: Span) =>
  packRows(
    db,
    VILLA_STAYS,
    sql`${spanTable([span])}
    select reservations.villa_id as villaId, ${staySums} ${stayJoin} group by 1`,
  );

/** The totals of all stays in each of some spans; a span without stays has no row. */
export const selectSpanStays = (db: Database, spans: readonly Span[]) =>
  db.read.all<StaySums & { i: number }>(sql`${spanTable(spans)}
    select spans.i as i, ${staySums} ${stayJoin} group by 1`);

/** Sold stays that begin in a span, by source. */
export const selectSources = (db: Database, span: Span) =>
  db.read.all<{ source: Source; stays: number; turnover: number }>(sql`${spanTable([span])}
    select reservations.source as source, count(*) as stays, sum(reservations.total) as turnover
    ${stayJoin} and ${isArrival} group by 1 order by 3 desc, 1`);

/** A block made by the villa's owner. */
const isOwn = sql`(blocks.created_by = villas.owner_id)`;

/**
 * A villa counts in a range when it is on sale now or has sold a night of it: one that was let last
 * summer and is gone now is still part of last summer's report.
 */
const isCounted = ({ from, next }: Span) => sql`(villas.active = 1 or exists (
  select 1 from reservations where reservations.villa_id = villas.id
    and reservations.check_in < ${next} and reservations.check_out > ${from} and ${isSold}))`;

/** Nights that were not for sale: of a villa in the whole range, or of all villas in one period. */
export type Unsold = { villaId: number | null; i: number | null } & UnsoldSums;

export const UNSOLD = ['villaId', 'i', 'ownNights', 'closedNights', 'elsewhereNights'] as const;

/** Nights of counted villas that were not for sale, by villa and by period. */
export const selectUnsold = (db: Database, range: Span, spans: readonly Span[], now: string) =>
  packRows(
    db,
    UNSOLD,
    sql`${spanTable(spans)}, unsold as materialized (
    select spans.i as i, ${villaNights.villaId} as villaId,
      ${sumWhere(sql`${kindAt(now)} = 'block' and ${isOwn}`, sql`1`)} as ownNights,
      ${sumWhere(sql`${kindAt(now)} = 'block' and ${isOwn} is not true`, sql`1`)} as closedNights,
      ${sumWhere(sql`${kindAt(now)} = 'external'`, sql`1`)} as elsewhereNights
    from spans cross join ${villaNights}
      join villas on villas.id = ${villaNights.villaId}
      left join manual_blocks blocks on blocks.id = ${villaNights.ref}
    where night >= spans.first and night < spans.next
      and (${villaNights.kind} in ('block', 'external') or claimed_by is not null)
      and ${isTaken(now)}
      and ${isCounted(range)}
    group by 1, 2)
    select villaId, null as i, ${unsoldTotals} from unsold group by villaId
    union all select null, i, ${unsoldTotals} from unsold group by i`,
  );

const unsoldTotals = sql`sum(ownNights) as ownNights, sum(closedNights) as closedNights,
  sum(elsewhereNights) as elsewhereNights`;

type UnsoldSums = Pick<Sums, 'ownNights' | 'closedNights' | 'elsewhereNights'>;

export const REPORT_VILLA = [
  'id',
  'name',
  'code',
  'active',
  'townId',
  'town',
  'ownerId',
  'owner',
  'firstDay',
] as const;

/** Every villa with what it is grouped by, and its first day. */
export const selectVillas = (db: Database) =>
  packRows(
    db,
    REPORT_VILLA,
    sql`
    select villas.id as id, villas.name as name, villas.code as code, villas.active as active,
      towns.id as townId, towns.name as town, villas.owner_id as ownerId,
      trim(coalesce(owners.first_name, '') || ' ' || coalesce(owners.last_name, '')) as owner,
      min(date(villas.created_at, '+3 hours'), coalesce((
        select reservations.check_in from reservations
        where reservations.villa_id = villas.id order by reservations.check_in limit 1
      ), '9999')) as firstDay
    from villas
      join towns on towns.id = villas.town_id
      left join user_details owners on owners.user_id = villas.owner_id
    order by villas.sort_key, villas.id`,
  );

export type ReportVilla = {
  id: number;
  name: string;
  code: string;
  active: number;
  townId: number;
  town: string;
  ownerId: number;
  owner: string;
  firstDay: string;
};
