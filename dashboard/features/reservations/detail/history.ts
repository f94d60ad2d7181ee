import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { timeOfDay, writtenTime } from '#domain/values/istanbul-time.ts';

const ACTORS: Record<string, string> = {
  visitor: 'Misafir',
  admin: 'Acenta',
  owner: 'Villa sahibi',
  system: 'Sistem',
  payment: 'Ödeme',
};

/** The user if known, otherwise the kind of actor. */
export const actorOf = ({ user, by }: { user: string | null; by: string }) =>
  user ?? ACTORS[by] ?? by;

/**
 * Who changed the record first, in a sentence: the last transition since `base` was read, or an
 * edit, for which the history has no name.
 */
export function describeOvertaking(base: ReservationDetail, current: ReservationDetail): string {
  const moved = current.history.at(-1);
  return moved !== undefined && moved.id !== base.history.at(-1)?.id
    ? `${actorOf(moved)}, saat ${writtenTime(timeOfDay(new Date(moved.at)))}: durum “${STATUS_LABELS[moved.to]}” oldu.`
    : 'Bu kaydı az önce başka bir kullanıcı değiştirdi.';
}
