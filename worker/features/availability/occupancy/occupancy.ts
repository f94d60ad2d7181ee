import { isStaff } from '#domain/auth/permissions.ts';
import type { NightRun, Occupancy, OccupancyQuery } from '#domain/availability/admin-schema.ts';
import { describeStayDays } from '#domain/prices/describe-stay-days.ts';
import { hasStayDays, type StayDays } from '#domain/prices/stay-days.ts';
import { MAX_OCCUPANCY_DAYS } from '#domain/availability/occupancy-limits.ts';
import { type Day, findDayFrom, nightsBetween } from '#domain/values/dates.ts';
import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { readPages } from '#worker/platform/database/read-in-parts.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { readOccupancyRows } from './occupancy-queries.ts';
import { toRuns } from '#worker/features/nights/runs.ts';

/** Days shown unless asked otherwise. */
const DEFAULT_DAYS = 60;

/**
 * Who holds which nights of a page of villas, in one trip; without paging of all villas. @throws
 * `VALIDATION` (400) for a window that is empty or above 400 days, and for half of a `free_from` /
 * `free_to` pair.
 */
export async function readOccupancy(
  { db, clock }: Deps,
  query: OccupancyQuery,
  viewer: Viewer,
): Promise<Occupancy> {
  const { from, to } = windowOf(query, today(clock));
  assertFreeRange(query);
  // One more night on either side shows whether a bar continues beyond the window.
  const window = {
    from: findDayFrom(from, -1) ?? from,
    to: findDayFrom(to, 1) ?? to,
    now: instant(clock),
  };
  const pages = await readPages(query, (part) =>
    readOccupancyRows(db, { ...query, ...part }, viewer, window),
  );
  const rows = pages.flatMap((page) => page.rows);
  const runs = new Map<number, NightRun[]>(rows.map(({ id }) => [id, []]));
  for (const row of pages.flatMap((page) => page.held))
    runs.get(row.villaId)?.push(...toRuns(row, isStaff(viewer.role)));
  const seasons = Map.groupBy(
    pages.flatMap((page) => page.seasons),
    ({ villaId }) => villaId,
  );
  const items = rows.map(({ minNightsSeason, minNightsOther, ...villa }) => ({
    ...villa,
    villa_id: villa.id,
    runs: (runs.get(villa.id) ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    prices:
      query.prices === '1'
        ? { seasons: (seasons.get(villa.id) ?? []).map(toRun), minNightsSeason, minNightsOther }
        : null,
  }));
  const total = pages[0]?.total ?? 0;
  return { items, total, skip: query.skip, take: query.take ?? items.length, from, to };
}

type SeasonRow = StayDays & {
  startsOn: Day;
  endsOn: Day;
  nightly: number;
  minNights: number | null;
};

/** A row ends with its last night, a run with the day after it. */
const toRun = ({ startsOn, endsOn, nightly, minNights, ...days }: SeasonRow) => ({
  from: startsOn,
  to: findDayFrom(endsOn, 1) ?? endsOn,
  nightly,
  minNights,
  ...(hasStayDays(days) && { rule: describeStayDays(days) }),
});

function windowOf(query: OccupancyQuery, day: Day): { from: Day; to: Day } {
  const from = query.from ?? day;
  const to = query.to ?? findDayFrom(from, DEFAULT_DAYS) ?? from;
  const days = nightsBetween(from, to);
  if (days < 1) throw malformed('to', 'Bitiş tarihi başlangıçtan sonra olmalı.');
  if (days > MAX_OCCUPANCY_DAYS) {
    throw malformed('to', `En çok ${MAX_OCCUPANCY_DAYS} gün sorulabilir.`);
  }
  return { from, to };
}

function assertFreeRange({ free_from, free_to }: OccupancyQuery): void {
  if (free_from === undefined && free_to === undefined) return;
  if (free_from === undefined) throw malformed('free_from', 'Boş aralığın başlangıcını da yazın.');
  if (free_to === undefined) throw malformed('free_to', 'Boş aralığın bitişini de yazın.');
  if (free_to <= free_from) {
    throw malformed('free_to', 'Boş aralığın bitişi başlangıcından sonra olmalı.');
  }
}

function malformed(path: string, message: string): DomainError {
  return new DomainError('malformed', 'VALIDATION', { message, issues: [{ path, message }] });
}
