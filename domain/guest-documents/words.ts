import { formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { type Day, istanbulDay } from '#domain/values/dates.ts';
import { timeOfDay, writtenTime } from '#domain/values/istanbul-time.ts';

/** `2026-11-21` → "21.11.2026", as documents write a date. */
export function formatDate(day: Day): string {
  return day.split('-').toReversed().join('.');
}

/** The day of a document in its language: "21.11.2026", "21 November 2026". */
export const formatIssued = (day: Day, language: Language = FIRST_LANGUAGE): string =>
  language === FIRST_LANGUAGE ? formatDate(day) : formatsOf(language).date(day);

/** An instant in Istanbul: "21.11.2026 14.05". */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  return `${formatDate(istanbulDay(date))} ${writtenTime(timeOfDay(date))}`;
}
