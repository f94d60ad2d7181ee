import { istanbulDay } from '#domain/values/dates.ts';
import { istanbulMinutes } from '#domain/values/istanbul-time.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** An instant as a spreadsheet of an agency in Türkiye has it: "2026-11-21 14:05". */
export function istanbulText(instant: string): string {
  const date = new Date(instant);
  const minutes = istanbulMinutes(date);
  return `${istanbulDay(date)} ${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
