import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import type { VillaId } from '#domain/values/ids.ts';

/** What a file contained, or would contain now, about a reservation. */
export type ReportedFacts = {
  villaId: VillaId;
  checkIn: Day;
  checkOut: Day;
  amount: Kurus;
  commission: Kurus;
  collectedOn: Day;
  /** A keyed hash of everything in the file, including the owner. */
  digest: string;
};

/** How a reservation differs from what was reported, in Turkish; empty for no difference. */
export function listDifferences(was: ReportedFacts, now: ReportedFacts): string[] {
  const known = [
    was.villaId !== now.villaId && 'Villa',
    (was.checkIn !== now.checkIn || was.checkOut !== now.checkOut) && 'Tarihler',
    was.amount !== now.amount && 'Rezervasyon tutarı',
    was.commission !== now.commission && 'Komisyon',
    was.collectedOn !== now.collectedOn && 'Tahsil tarihi',
  ].filter((what) => what !== false);
  if (known.length > 0 || was.digest === now.digest) return known;
  return ['Villa ya da ev sahibi bilgileri'];
}

/** Why a reported reservation is no longer in the file. */
export function removalReason(
  status: Status,
  { isReportable, isCollected }: { isReportable: boolean; isCollected: boolean },
): string {
  if (!isReportable) return `Durumu: ${STATUS_LABELS[status]}`;
  if (!isCollected) return 'Komisyonun tahsilatı artık tam değil: iade edildi ya da tutarı değişti';
  return 'Bilgileri eksildi ya da başka aya geçti';
}
