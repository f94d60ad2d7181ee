import { nameDays, type StayDays, stayDaysOf } from '#domain/reservations/pricing/stay-days.ts';
import { writeDayNights } from '#domain/prices/weekday-text.ts';

/** What a row of the price table says of days, one line each: "Giriş günü: cumartesi". */
export function stayDayNotes(row: StayDays): string[] {
  const { arrivalDays, departureDays, maxNights, dayNights } = stayDaysOf(row);
  return [
    ...(arrivalDays === null ? [] : [named('Giriş günü', arrivalDays, 'Girişe kapalı')]),
    ...(departureDays === null ? [] : [named('Çıkış günü', departureDays, 'Çıkışa kapalı')]),
    ...(maxNights === null ? [] : [`En çok ${maxNights} gece`]),
    ...(dayNights === null ? [] : [`Giriş gününe göre gece: ${writeDayNights(dayNights)}`]),
  ];
}

const named = (name: string, days: readonly number[], closed: string): string =>
  days.length === 0 ? closed : `${name}: ${nameDays(days)}`;
