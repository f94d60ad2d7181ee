import { writeDayNights } from '#domain/prices/weekday-text.ts';
import { type StayDays, stayDaysOf } from '#domain/prices/stay-days.ts';
import { formats } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** What a row of the price table says of days, one line each: "Giriş günü: cumartesi". */
export function stayDayNotes(row: StayDays): string[] {
  const { arrivalDays, departureDays, maxNights, dayNights } = stayDaysOf(row);
  const { weekdays, weekdaysShort, list } = formats();
  const words = sayOnPage('villa').stayDays;
  const named = (days: readonly number[]) => list(days.map((day) => weekdays[day - 1] ?? ''));
  const onDays = (days: readonly number[] | null, say: (names: string) => string, none: string) =>
    days === null ? [] : [days.length === 0 ? none : say(named(days))];
  return [
    ...onDays(arrivalDays, words.arrival, words.noArrival),
    ...onDays(departureDays, words.departure, words.noDeparture),
    ...(maxNights === null ? [] : [words.maxNights(maxNights)]),
    ...(dayNights === null ? [] : [words.nightsByDay(writeDayNights(dayNights, weekdaysShort))]),
  ];
}
