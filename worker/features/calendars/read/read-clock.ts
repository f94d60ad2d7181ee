import { DAY_MS, type Wall } from '#domain/calendars/recurrence/recurrence-rule.ts';

/** A date or time of a feed; `offset` is minutes east of UTC if the text has one. */
type Clock = { wall: Wall; wholeDay: boolean; offset: number | null };

/**
 * Parses `20270701`, `20270701T160000`, with `Z` or an offset, and the same with hyphens and
 * colons. Years 1 to 9999. Null for anything else, including impossible dates.
 */
export function readClock(text: string): Clock | null {
  const match =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [year = 0, month = 0, date = 0] = match.slice(1, 4).map(Number);
  // A year below 100 would be taken for the last century.
  const day =
    year < 100
      ? new Date(0).setUTCFullYear(year, month - 1, date)
      : Date.UTC(year, month - 1, date);
  // An impossible day or month would be normalised to another date.
  const isPlain = month >= 1 && month <= 12 && date >= 1 && date <= 28;
  if (year === 0 || (!isPlain && new Date(day).getUTCMonth() !== month - 1)) return null;
  if (date === 0) return null;
  const [hour, minute, second = '0', zone] = match.slice(4);
  if (hour === undefined || minute === undefined)
    return { wall: day, wholeDay: true, offset: null };
  const time = (Number(hour) * 60 + Number(minute)) * 60 + Math.min(Number(second), 59);
  // "24:00:00" is the midnight at the end of the day.
  if (time * 1000 > DAY_MS || Number(minute) > 59 || Number(second) > 60) return null;
  return { wall: day + time * 1000, wholeDay: false, offset: offsetOf(zone) };
}

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Milliseconds of `P1W`, `P7D`, `PT36H`, negative ones too; null for anything else. */
export function readDuration(text: string): number | null {
  const match =
    /^([+-])?P(?=.)(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/i.exec(
      text,
    );
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  const length = (weeks * 7 + days) * DAY_MS + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return match[1] === '-' ? -length : length;
}
