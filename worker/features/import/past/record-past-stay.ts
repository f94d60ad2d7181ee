import type { PastStay } from '#domain/import/past-stay.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { conflict } from '#domain/errors.ts';
import { type BasisPoints, shareOf } from '#domain/values/money.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { pastPaymentSteps } from './past-payment-steps.ts';
import { historyEntry } from '#worker/features/transitions/plan-transition.ts';
import { searchColumns } from '#worker/features/reservations/new-row.ts';

type LetVilla = { id: number; commissionRate: BasisPoints; prepaymentRate: BasisPoints };

/**
 * Imports a completed stay from the agency's earlier records: its nights, payment, history and
 * audit rows in one batch. Sends no mail. The prepayment equals what was paid; nothing is owed to
 * the owner, because the earlier books settled it. @throws `DATES_TAKEN`, `CODE_TAKEN` (409).
 */
export async function recordPastStay(
  deps: Deps,
  villa: LetVilla,
  { bookedOn, note, collected, ...stay }: PastStay,
  actor: Actor,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const id = newId(now);
  const { code, status, checkIn, checkOut, total } = stay;
  const bookedAt = bookedOn === null ? at : startOfDay(bookedOn);
  const isOff = status !== 'completed';
  const row = {
    ...stay,
    ...searchColumns(stay),
    id,
    createdAt: bookedAt,
    updatedAt: at,
    villaId: villa.id,
    nights: nightsBetween(checkIn, checkOut),
    source: 'import' as const,
    agencyNote: note,
    gross: total,
    commission: shareOf(total, villa.commissionRate),
    commissionRate: villa.commissionRate,
    prepayment: collected?.amount ?? 0,
    // For a cancelled stay, whatever the earlier books still hold was retained.
    kept: isOff ? (collected?.amount ?? null) : null,
    prepaymentRate: villa.prepaymentRate,
    lines: [{ code: 'nights', label: 'Konaklama', amount: total }],
    confirmedAt: bookedOn === null ? startOfDay(checkIn) : bookedAt,
    closedAt: isOff ? startOfDay(checkIn) : null,
    closeReason: isOff ? 'Eski kayıtlardan aktarıldı' : null,
    createdBy: actor.userId,
    readAt: at,
  };
  const holding = { villaId: villa.id, checkIn, checkOut, ref: id };
  const history = {
    ...historyEntry(now, id, null, status, 'admin', actor),
    reason: 'Eski kayıtlardan aktarıldı',
  };
  await db.write([
    step(build.insert(reservations).values(row), () => conflict('CODE_TAKEN')),
    ...(isOff ? [] : takeNights(holding, 'reservation', null, at)),
    step(build.insert(reservationHistory).values(history)),
    ...(collected === null ? [] : pastPaymentSteps(now, { id, code }, collected, actor)),
    audit(actor, now, {
      action: 'reservation.import',
      entity: 'reservation',
      entityId: id,
      after: { code, status, villaId: villa.id, checkIn, checkOut, total },
    }),
  ]);
}
