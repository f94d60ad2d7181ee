import { notFound } from '#domain/errors.ts';
import type { PayoutRun, PayoutRunDetail } from '#domain/payouts/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Part } from '#worker/platform/database/read-in-parts.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { findRun, listRunRows, type RunRow } from './queries.ts';
import { showIban } from './sealed-iban.ts';

export const toRun = (row: RunRow, day: Day): PayoutRun => ({
  ...row,
  can_take_back: row.taken_back_at === null && day < row.final_from,
});

export const listRuns = async ({ db, clock }: Deps, part: Part) =>
  mapPage(await listRunRows(db, part), (row) => toRun(row, today(clock)));

/** @throws `NOT_FOUND` */
export async function showRun(deps: Deps, id: string): Promise<PayoutRunDetail> {
  const found = await findRun(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme günü yok.');
  const { run, rows, entries } = found;
  const parts = Map.groupBy(entries, ({ payoutId }) => payoutId);
  return {
    ...toRun(run, today(deps.clock)),
    payouts: await Promise.all(
      rows.map(async ({ id: payoutId, ownerId, holder, iban, due, amount, reason }) => ({
        id: payoutId,
        owner: { id: ownerId, name: holder },
        iban: await showIban(deps, payoutId, iban),
        due,
        amount,
        reason,
        stays: (parts.get(payoutId) ?? []).map((entry) => ({
          reservation_id: entry.code,
          reservation_uid: entry.reservationId,
          villa_name: entry.villaName,
          amount: entry.amount,
        })),
      })),
    ),
  };
}
