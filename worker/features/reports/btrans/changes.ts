import {
  listDifferences,
  removalReason,
  type ReportedFacts,
} from '#domain/reports/btrans/changes.ts';
import { REPORTED_STATUSES } from '#domain/reports/btrans/codes.ts';
import type {
  BtransChange,
  BtransChanges,
  BtransPageQuery,
} from '#domain/reports/btrans/schema.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Contract, contractPages } from './contracts.ts';
import { contractDigests } from './digest.ts';
import { type BtransMonth, readBtransMonth } from './month.ts';
import { listNamedRows, listReportedRows } from './queries.ts';

type Found = { id: string; kind: BtransChange['kind']; what: string[] };

/**
 * How a month differs from its last recorded file: what a corrected file would add, change and
 * remove. Empty when no file was recorded.
 */
export async function listBtransChanges(
  deps: Deps,
  { skip, take, ...query }: BtransPageQuery,
): Promise<BtransChanges> {
  const month = await readBtransMonth(deps, query);
  const found = month.lastFile === null ? [] : await compare(deps, month, month.lastFile.id);
  const items = await nameChanges(deps, found.slice(skip, skip + take));
  const countOf = (kind: Found['kind']) => found.filter((change) => change.kind === kind).length;
  return {
    items,
    total: found.length,
    skip,
    take,
    added: countOf('added'),
    changed: countOf('changed'),
    removed: countOf('removed'),
  };
}

async function compare(deps: Deps, month: BtransMonth, fileId: string): Promise<Found[]> {
  const reported = await readReported(deps, fileId);
  const found: Found[] = [];
  for await (const page of contractPages(deps, month)) {
    const digests = await contractDigests(deps, page, ({ id }) => reported.get(id)?.digest);
    page.forEach((contract, index) => {
      const { id } = contract;
      const was = reported.get(id);
      reported.delete(id);
      if (was === undefined) found.push({ id, kind: 'added', what: [] });
      else {
        const what = listDifferences(was, factsOf(contract, digests[index] ?? ''));
        if (what.length > 0) found.push({ id, kind: 'changed', what });
      }
    });
  }
  const removed = [...reported.keys()].map((id): Found => ({ id, kind: 'removed', what: [] }));
  return [...removed, ...found];
}

/** Rows per query: the database limits its answers. */
const REPORTED_A_PAGE = 10_000;

async function readReported({ db }: Deps, fileId: string): Promise<Map<string, ReportedFacts>> {
  const reported = new Map<string, ReportedFacts>();
  let after = '';
  for (;;) {
    const rows = await listReportedRows(db, fileId, after, REPORTED_A_PAGE);
    for (const row of rows) reported.set(row.reservationId, row);
    after = rows.at(-1)?.reservationId ?? '';
    if (rows.length < REPORTED_A_PAGE) return reported;
  }
}

const factsOf = (contract: Contract, digest: string): ReportedFacts => ({
  ...pick(contract, 'villaId', 'checkIn', 'checkOut'),
  amount: contract.total,
  commission: contract.commission,
  collectedOn: contract.collection.on,
  digest,
});

async function nameChanges(deps: Deps, changes: Found[]): Promise<BtransChange[]> {
  if (changes.length === 0) return [];
  const rows = await listNamedRows(
    deps.db,
    changes.map(({ id }) => id),
  );
  const named = new Map(rows.map((row) => [row.id, row]));
  return changes.flatMap(({ id, kind, what }) => {
    const row = named.get(id);
    if (row === undefined) return [];
    const { reservation_id, status, villa_id, villa_name, isCollected } = row;
    const isReportable = REPORTED_STATUSES.some((reported) => reported === status);
    const words =
      kind === 'removed' ? [removalReason(status, { isReportable, isCollected })] : what;
    return [{ id, reservation_id, status, villa_id, villa_name, kind, what: words }];
  });
}
