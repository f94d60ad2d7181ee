import { sql } from 'drizzle-orm';
import type { PastStay } from '#domain/import/past-stay.ts';
import { CODE_RANDOM_BYTES, reservationCode } from '#domain/reservation-code.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { conflict } from '#domain/errors.ts';
import { type BasisPoints, shareOf } from '#domain/values/money.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { startOfDay } from '#worker/platform/clock.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import type { Track } from '../runs/track.ts';
import { pastPaymentSteps } from './past-payment-steps.ts';
import { historyEntry } from '#worker/features/transitions/plan-transition.ts';
import { searchColumns } from '#worker/features/reservations/new-row.ts';

const UNKNOWN_TOTAL = 'Toplam tutar bilinmiyor';

type LetVilla = { id: number; commissionRate: BasisPoints; prepaymentRate: BasisPoints };

/**
 * Imports a completed stay from the agency's earlier records: its nights, payment, history and
 * audit rows in one batch. Sends no mail. The prepayment equals what was paid; nothing is owed to
 * the owner, because the earlier books settled it. @throws `DATES_TAKEN`, `CODE_TAKEN` (409).
 */
export async function recordPastStay(
  deps: Deps,
  villa: LetVilla,
  { bookedOn, note, collected, ...read }: PastStay,
  actor: Actor,
  track: Track,
): Promise<void> {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const id = write.newId();
  const { status, checkIn, checkOut } = read;
  const code =
    read.code ??
    reservationCode(
      crypto.getRandomValues(new Uint8Array(CODE_RANDOM_BYTES)),
      Number(checkIn.slice(0, 4)),
    );
  const total = read.total ?? 0;
  const stay = { ...read, code, total };
  const { searchText } = searchColumns(stay);
  const bookedAt = bookedOn === null ? at : startOfDay(bookedOn);
  const isOff = status !== 'completed';
  const row = {
    ...stay,
    searchText,
    id,
    createdAt: bookedAt,
    updatedAt: at,
    villaId: villa.id,
    nights: nightsBetween(checkIn, checkOut),
    source: 'import' as const,
    agencyNote: [note, read.total === null ? UNKNOWN_TOTAL : ''].filter(Boolean).join('\n'),
    gross: total,
    commission: shareOf(total, villa.commissionRate),
    commissionRate: villa.commissionRate,
    prepayment: collected?.amount ?? 0,
    // For a cancelled stay, whatever the earlier books still hold was retained.
    kept: isOff ? (collected?.amount ?? null) : null,
    prepaymentRate: villa.prepaymentRate,
    lines: [
      { code: 'nights', label: read.total === null ? UNKNOWN_TOTAL : 'Konaklama', amount: total },
    ],
    confirmedAt: bookedOn === null ? startOfDay(checkIn) : bookedAt,
    closedAt: isOff ? startOfDay(checkIn) : null,
    closeReason: isOff ? 'Eski kayıtlardan aktarıldı' : null,
    createdBy: actor.userId,
    readAt: at,
  };
  const holding = { villaId: villa.id, checkIn, checkOut, ref: id };
  const history = {
    ...historyEntry(write, id, null, status, 'admin'),
    reason: 'Eski kayıtlardan aktarıldı',
  };
  const paid = collected === null ? null : pastPaymentSteps(write, { id, code }, collected);
  await write.run([
    read.code === null &&
      guard(
        'stay.once',
        sql`not exists (select 1 from reservations where villa_id = ${villa.id}
          and check_in = ${checkIn} and check_out = ${checkOut}
          and search_text = ${searchText} and source = 'import')`,
        () => conflict('STALE_VERSION', 'Bu konaklama az önce eklendi.'),
      ),
    write.insert(reservations, row, () => conflict('CODE_TAKEN')),
    !isOff && takeNights(holding, 'reservation', null, at),
    write.insert(reservationHistory, history),
    paid?.steps,
    paid !== null && track('payment', paid.id, { row: 0, source: id }),
    track('reservation', id, { version: 1 }),
    write.audit('reservation.import', id, {
      after: { code, status, villaId: villa.id, checkIn, checkOut, total },
    }),
  ]);
}
