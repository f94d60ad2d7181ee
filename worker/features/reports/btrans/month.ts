import { refused } from '#domain/errors.ts';
import {
  BTRANS_FIELD_LABELS,
  type BtransAgency,
  type Gap,
  listAgencyGaps,
  listVillaGaps,
  withZeros,
} from '#domain/reports/btrans/gaps.ts';
import type { BtransFile, BtransQuery } from '#domain/reports/btrans/schema.ts';
import { type BtransVillaParts, btransVillaParts } from '#domain/reports/btrans/xml.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { lettingKey, toBtransVilla } from './lessors.ts';
import { type StayGroup, readMonthRows } from './queries.ts';

/** A villa of the month with the owner of stays: what they lack, or their elements of the file. */
type ReportedVilla =
  | { isComplete: true; parts: BtransVillaParts }
  | { isComplete: false; gaps: Gap[] };

/** A month's file without its contracts, which are read while the file is written. */
export type BtransMonth = {
  query: BtransQuery;
  agency: BtransAgency;
  agencyGaps: Gap[];
  /** By `lettingKey`. */
  villas: Map<string, ReportedVilla>;
  groups: StayGroup[];
  lastFile: BtransFile | null;
  /** The `dosyano` that a file made now would have. */
  fileNo: number;
};

/** Everything a month's file depends on, in one trip. */
export async function readBtransMonth(deps: Deps, query: BtransQuery): Promise<BtransMonth> {
  const rows = await readMonthRows(deps.db, query);
  const site = { name: rows.settings.get('site_name') ?? '', url: deps.siteUrl };
  const agency = {
    title: rows.settings.get('company_title') ?? '',
    taxNumber: rows.settings.get('tax_number') ?? '',
    iban: rows.agencyIban,
  };
  const hasZeros = rows.settings.get('btrans_unknown_zero') === '1';
  const villas = new Map<string, ReportedVilla>();
  for (const row of rows.villas) {
    const stored = await toBtransVilla(deps, row);
    const villa = hasZeros ? withZeros(stored) : stored;
    const gaps = listVillaGaps(villa);
    villas.set(
      lettingKey({ villaId: row.id, ownerId: row.ownerId }),
      gaps.length === 0
        ? { isComplete: true, parts: btransVillaParts(villa, site) }
        : { isComplete: false, gaps },
    );
  }
  return {
    query,
    agency,
    agencyGaps: listAgencyGaps(agency),
    villas,
    groups: rows.groups,
    lastFile: rows.lastFile,
    fileNo: (rows.lastFile?.fileNo ?? 0) + 1,
  };
}

/** True for reservations that go into the file. */
export const isIncluded = (
  { villas }: BtransMonth,
  group: Pick<StayGroup, 'villaId' | 'ownerId' | 'isElsewhere' | 'isCollected'>,
): boolean =>
  !group.isElsewhere && group.isCollected && villas.get(lettingKey(group))?.isComplete === true;

/** The totals of the file, computed by the database. */
export function includedSums(month: BtransMonth) {
  const sums = { count: 0, amount: 0, commission: 0, received: 0 };
  for (const group of month.groups) {
    if (!isIncluded(month, group)) continue;
    sums.count += group.count;
    sums.amount += group.amount;
    sums.commission += group.commission;
    sums.received += group.received;
  }
  return sums;
}

/** @throws `REPORT_NOT_READY` (422): without its own tax data the agency cannot submit a file. */
export function requireAgency({
  agency,
  agencyGaps,
}: BtransMonth): BtransAgency & { iban: string } {
  const { iban } = agency;
  if (agencyGaps.length === 0 && iban !== null) return { ...agency, iban };
  const issues = agencyGaps.map(({ field, message }) => ({
    path: field,
    message: `${BTRANS_FIELD_LABELS[field]}: ${message}`,
  }));
  throw refused('REPORT_NOT_READY', undefined, issues);
}
