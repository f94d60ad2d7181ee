import {
  BTRANS_FIELD_LABELS,
  type BtransField,
  COLLECTION_GAP,
  type Gap,
} from '#domain/reports/btrans/gaps.ts';
import type { BtransGap, BtransMissing, BtransSummary } from '#domain/reports/btrans/schema.ts';
import { reportDeadline } from '#domain/reports/month.ts';
import { lettingKey } from './lessors.ts';
import { type BtransMonth, includedSums, isIncluded } from './month.ts';
import type { listIncompleteRows } from './queries.ts';

/** The summary of a month before its file is made. */
export function toSummary(month: BtransMonth): BtransSummary {
  const { query, fileNo, lastFile, groups } = month;
  const included = includedSums(month);
  const excluded = { count: 0, amount: 0, commission: 0 };
  const counts = new Map<BtransField, number>();
  let elsewhere = 0;
  for (const group of groups) {
    if (group.isElsewhere) elsewhere += group.count;
    if (group.isElsewhere || isIncluded(month, group)) continue;
    excluded.count += group.count;
    excluded.amount += group.amount;
    excluded.commission += group.commission;
    for (const { field } of gapsOf(month, group, group.isCollected)) {
      counts.set(field, (counts.get(field) ?? 0) + group.count);
    }
  }
  const missing = [...counts]
    .map(([field, count]) => ({ field, label: BTRANS_FIELD_LABELS[field], count }))
    .toSorted((a, b) => b.count - a.count);
  return {
    ...query,
    fileNo,
    deadline: reportDeadline(query.month),
    agency: month.agencyGaps.map((gap) => toGap(gap, AGENCY_SCREENS[gap.field] ?? 'settings/site')),
    included: { ...included, due: included.amount - included.received },
    excluded: { ...excluded, missing },
    elsewhere,
    lastFile,
  };
}

type IncompleteRow = Awaited<ReturnType<typeof listIncompleteRows>>['items'][number];

/** A reservation that is left out, with everything missing and where to enter it. */
export function toMissing(
  month: BtransMonth,
  { isCollected, owner_id: ownerId, ...row }: IncompleteRow,
): BtransMissing {
  const letting = { villaId: row.villa_id, ownerId };
  const missing = gapsOf(month, letting, Boolean(isCollected)).map((gap) =>
    toGap(gap, screenOf(gap, row)),
  );
  return { ...row, missing };
}

type Letting = Parameters<typeof lettingKey>[0];

function gapsOf({ villas }: BtransMonth, letting: Letting, isCollected: boolean): Gap[] {
  const villa = villas.get(lettingKey(letting));
  return [
    ...(villa === undefined || villa.isComplete ? [] : villa.gaps),
    ...(isCollected ? [] : [COLLECTION_GAP]),
  ];
}

const AGENCY_SCREENS: Partial<Record<BtransField, string>> = {
  agencyTitle: 'settings/site',
  agencyTaxNumber: 'settings/contact',
  agencyIban: 'website/bank',
};

/** The screen of the dashboard where a field of a reservation is entered. */
function screenOf({ field, formerOwner }: Gap, row: { id: string; villa_id: number }): string {
  if (formerOwner !== undefined) return `users/${formerOwner}`;
  if (field === 'collection') return `transactions/yeni?rezervasyon=${row.id}`;
  if (field === 'coordinates') return `villas/${row.villa_id}?alan=facts.latitude#facts`;
  return `villas/${row.villa_id}?alan=btrans.${field}#btrans`;
}

const toGap = ({ field, message }: Gap, screen: string): BtransGap => ({
  field,
  label: BTRANS_FIELD_LABELS[field],
  message,
  link: `/dashboard/${screen}`,
});
