import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { timeOfDay } from '#domain/values/istanbul-time.ts';

const ACTORS: Record<string, string> = {
  visitor: 'Misafir',
  admin: 'Acente',
  owner: 'Villa sahibi',
  system: 'Sistem',
  payment: 'Ödeme',
};

/** The person where the server tells, otherwise the kind of actor. */
export const actorOf = ({ user, by }: { user: string | null; by: string }) =>
  user ?? ACTORS[by] ?? by;

/**
 * Who was faster, in a sentence: the last move since `base` was read, or that somebody edited the
 * record, of which the history does not name the person.
 */
export function describeOvertaking(base: ReservationDetail, current: ReservationDetail): string {
  const moved = current.history.at(-1);
  return moved !== undefined && moved.id !== base.history.at(-1)?.id
    ? `${actorOf(moved)}, saat ${timeOfDay(new Date(moved.at))}: durum “${STATUS_LABELS[moved.to]}” oldu.`
    : 'Bu kaydı az önce başka bir kullanıcı değiştirdi.';
}
