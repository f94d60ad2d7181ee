import {
  addDays,
  type Day,
  formatMonth,
  monthOf,
  nightsBetween,
  addMonths,
} from '#domain/values/dates.ts';
import { refused } from '#domain/errors.ts';
import { addSums, figuresOf, NO_SUMS, type Sums } from '#domain/reports/management/figures.ts';
import {
  type ManagementQuery,
  type ManagementReport,
  MAX_REPORT_DAYS,
  type ReportGroup,
  type ReportRow,
} from '#domain/reports/management/schema.ts';
import {
  type MonthSpan,
  monthSpans,
  type Span,
  spanBefore,
} from '#domain/reports/management/year-before.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { type Counted, countedSums } from './counted.ts';
import { readRange, readSums } from './read-sums.ts';
import type { ReportVilla } from './queries.ts';

/**
 * The agency's figures for a range of nights, compared with the same range a year earlier, in one
 * trip. Returns all rows; the API limits them. @throws `VALIDATION` (422) for a range that is
 * reversed, too long or outside the calendar.
 */
export async function buildReport(deps: Deps, query: ManagementQuery): Promise<ManagementReport> {
  const range = rangeOf(query, today(deps.clock));
  const before = spanBefore(range);
  const months = monthSpans(range);
  const found = await readSums(deps.db, readRange(range), readRange(before), instant(deps.clock));
  const now = countedSums(found.villas, range, found.now);
  const then = countedSums(found.villas, before, found.before);
  const monthRows = rowsOfMonths(months, now, then);
  const rows = query.by === 'month' ? monthRows : rowsOfVillas(found.villas, query.by, now, then);
  return {
    from: range.from,
    to: addDays(range.next, -1),
    by: query.by,
    beforeFrom: before.from,
    beforeTo: addDays(before.next, -1),
    figures: figuresOf(total(now)),
    before: figuresOf(total(then)),
    rows,
    rowCount: rows.length,
    months: monthRows,
    sources: found.sources,
  };
}

/** Reports begin when there is a year before, and end where there is a day after. */
const FIRST_DAY = '2001-01-01';
const LAST_DAY = '2100-01-01';

function rangeOf({ from: asked, to: askedEnd }: ManagementQuery, day: Day): Span {
  const from = asked ?? `${(askedEnd ?? day).slice(0, 4)}-01-01`;
  const to = askedEnd ?? `${from.slice(0, 4)}-12-31`;
  const problem = findRangeProblem(from, to);
  if (problem !== null) throw refused('VALIDATION', problem, [{ path: 'to', message: problem }]);
  return { from, next: addDays(to, 1) };
}

function findRangeProblem(from: Day, to: Day): string | null {
  if (from > to) return 'Bitiş, başlangıçtan önce olamaz.';
  if (from < FIRST_DAY || to > LAST_DAY) return 'Rapor 2001 ile 2099 arasındaki tarihleri alır.';
  if (nightsBetween(from, to) >= MAX_REPORT_DAYS) return 'Rapor en çok üç yılı kapsayabilir.';
  return null;
}

const total = (counted: Counted): Sums => sumOf(counted.byVilla.values());

function sumOf(all: Iterable<Sums>): Sums {
  let sum = NO_SUMS;
  for (const sums of all) sum = addSums(sum, sums);
  return sum;
}

function rowsOfMonths(months: MonthSpan[], now: Counted, before: Counted): ReportRow[] {
  return months.map(({ month }) => ({
    key: month,
    label: formatMonth(month),
    figures: figuresOf(now.byMonth.get(month) ?? NO_SUMS),
    before: figuresOf(before.byMonth.get(addMonths(month, -12)) ?? NO_SUMS),
  }));
}

type VillaGroup = Exclude<ReportGroup, 'month'>;

const GROUPS: Record<VillaGroup, (villa: ReportVilla) => { key: string; label: string }> = {
  villa: ({ id, name, code }) => ({ key: String(id), label: `${name} (${code})` }),
  town: ({ townId, town }) => ({ key: String(townId), label: town }),
  owner: ({ ownerId, owner }) => ({ key: String(ownerId), label: owner }),
};

function rowsOfVillas(
  villas: ReportVilla[],
  by: VillaGroup,
  now: Counted,
  before: Counted,
): ReportRow[] {
  const groups = new Map<string, { label: string; now: Sums[]; before: Sums[] }>();
  for (const villa of villas) {
    const sums = now.byVilla.get(villa.id);
    const sumsBefore = before.byVilla.get(villa.id);
    if (sums === undefined && sumsBefore === undefined) continue;
    const { key, label } = GROUPS[by](villa);
    const group = groups.get(key) ?? { label, now: [], before: [] };
    if (sums !== undefined) group.now.push(sums);
    if (sumsBefore !== undefined) group.before.push(sumsBefore);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, group]) => ({
      key,
      label: group.label,
      figures: figuresOf(sumOf(group.now)),
      before: figuresOf(sumOf(group.before)),
    }))
    .toSorted((a, b) => b.figures.turnover - a.figures.turnover);
}

export const reportName = ({ from, to }: Pick<ManagementReport, 'from' | 'to'>) =>
  monthOf(from) === monthOf(to) ? monthOf(from) : `${from}_${to}`;
