import { refused } from '#domain/errors.ts';
import {
  BTRANS_FIELD_LABELS,
  type BtransAgency,
  type BtransVilla,
  type Gap,
  listAgencyGaps,
  listVillaGaps,
} from '#domain/reports/btrans/gaps.ts';
import type { BtransFile, BtransQuery } from '#domain/reports/btrans/schema.ts';
import { type BtransVillaParts, btransVillaParts } from '#domain/reports/btrans/xml.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openIdentity } from '#worker/features/villas/save/btrans-identity.ts';
import { type StayGroup, readMonthRows } from './queries.ts';

/** A villa of the month: what it lacks, or its elements of the file. */
type ReportedVilla =
  | { isComplete: true; parts: BtransVillaParts }
  | { isComplete: false; gaps: Gap[] };

/** A month's file without its contracts, which are read while the file is written. */
export type BtransMonth = {
  query: BtransQuery;
  agency: BtransAgency;
  agencyGaps: Gap[];
  villas: Map<number, ReportedVilla>;
  groups: StayGroup[];
  lastFile: BtransFile | null;
  /** The `dosyano` that a file made now would have. */
  fileNo: number;
};

type Row = Awaited<ReturnType<typeof readMonthRows>>['villas'][number];

/** Everything a month's file depends on, in one trip. */
export async function readBtransMonth(deps: Deps, query: BtransQuery): Promise<BtransMonth> {
  const rows = await readMonthRows(deps.db, query);
  const site = { name: rows.settings.get('site_name') ?? '', url: deps.siteUrl };
  const agency = {
    title: rows.settings.get('company_title') ?? '',
    taxNumber: rows.settings.get('tax_number') ?? '',
    iban: rows.agencyIban,
  };
  const villas = new Map<number, ReportedVilla>();
  for (const row of rows.villas) {
    const villa = await toBtransVilla(deps, row);
    const gaps = listVillaGaps(villa);
    villas.set(
      row.id,
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

async function toBtransVilla(deps: Deps, { btrans, ...villa }: Row): Promise<BtransVilla> {
  return {
    ...villa,
    ownerKind: btrans?.ownerKind ?? 'person',
    identityKind: btrans?.identityKind ?? null,
    identityNumber: await openIdentity(deps, villa.id, btrans?.identityNumber ?? null),
    firstName: btrans?.firstName ?? null,
    lastName: btrans?.lastName ?? null,
    companyTitle: btrans?.companyTitle ?? null,
    iban: btrans?.iban ?? null,
    phone: btrans?.phone ?? null,
    email: btrans?.email ?? null,
    provincePlate: btrans?.provincePlate ?? null,
    districtCode: btrans?.districtCode ?? null,
    neighbourhood: btrans?.neighbourhood ?? null,
    avenue: btrans?.avenue ?? null,
    street: btrans?.street ?? null,
    outerDoorNo: btrans?.outerDoorNo ?? null,
    innerDoorNo: btrans?.innerDoorNo ?? null,
    zoningPlan: btrans?.zoningPlan ?? null,
    groundSystemNo: btrans?.groundSystemNo ?? null,
    deedJournalNo: btrans?.deedJournalNo ?? null,
    applicationInfo: btrans?.applicationInfo ?? null,
  };
}

/** True for reservations that go into the file. */
export const isIncluded = (
  { villas }: BtransMonth,
  group: Pick<StayGroup, 'villaId' | 'isElsewhere' | 'isCollected'>,
): boolean =>
  !group.isElsewhere && group.isCollected && villas.get(group.villaId)?.isComplete === true;

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
