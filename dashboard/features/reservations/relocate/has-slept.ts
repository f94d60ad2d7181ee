import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';

/** The guests have slept in the house: villa and arrival of the stay are no longer open. */
export const hasSlept = ({ begun, checkin }: ReservationDetail): boolean =>
  begun && checkin < istanbulDay(new Date());
