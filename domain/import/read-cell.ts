import { readWeekdays } from '#domain/prices/weekday-text.ts';
import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { type Day, isDay } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { type BasisPoints, type Kurus, parseLira } from '#domain/values/money.ts';
import { SHOWN_LOCATIONS, ShownLocation } from '#domain/villas/location.ts';

/** A parsed cell, or in Turkish why it could not be read. */
export type Read<Value> = { value: Value } | { problem: string };

const problem = (text: string): Read<never> => ({ problem: text });

/** "1.234,56", "1234,5 TL" → kuruş. */
export function readMoney(text: string): Read<Kurus> {
  const amount = parseLira(text);
  if (amount === null) {
    return problem(`“${text}” bir tutar olarak okunamadı. 1.234,56 gibi yazın.`);
  }
  return amount < 0 ? problem('Tutar eksi olamaz.') : { value: amount };
}

/** "12", "1.200" → a whole number. */
export function readWhole(text: string): Read<number> {
  if (!/^(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/.test(text)) {
    return problem(`“${text}” bir tam sayı değil.`);
  }
  return { value: Number(text.replaceAll('.', '')) };
}

/** "36,2654" or, as maps give coordinates, "36.2654". */
export function readDecimal(text: string): Read<number> {
  if (!/^-?\d{1,9}([.,]\d{1,12})?$/.test(text)) return problem(`“${text}” bir sayı değil.`);
  return { value: Number(text.replace(',', '.')) };
}

/**
 * "20", "%20", "17,5 %"; or a fraction, as spreadsheets store percentages ("0,2") → basis points.
 */
export function readRate(text: string): Read<BasisPoints> {
  const bare = text.replaceAll('%', '').trim();
  if (!/^\d{1,3}([.,]\d{1,4})?$/.test(bare))
    return problem(`“${text}” bir yüzde değil. 20 gibi yazın.`);
  const number = Number(bare.replace(',', '.'));
  const isShare = number > 0 && number < 1 && !text.includes('%');
  const rate = Math.round(number * (isShare ? 10_000 : 100));
  return rate > 10_000 ? problem('Oran %100 değerini aşamaz.') : { value: rate };
}

/** "21.11.2026", "1/6/2026", "2026-11-21", each with an optional time after it. */
export function readDay(text: string): Read<Day> {
  const bare = text.replace(/[ T]\d{1,2}[:.]\d{2}.*$/, '').trim();
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(bare);
  const day = local
    ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}`
    : bare;
  return isDay(day)
    ? { value: day }
    : problem(`“${text}” bir tarih olarak okunamadı. 21.11.2026 gibi yazın.`);
}

/** "Cmt", "cumartesi ve pazar", "kapalı" → ISO weekdays; "her gün" is all seven. */
export function readWeek(text: string): Read<number[]> {
  const days = readWeekdays(text);
  if (days === undefined) return problem(`“${text}” gün adı değil. Cmt, Paz gibi yazın.`);
  return { value: days ?? [...EVERY_DAY] };
}

/** "16:00", "16.00", "9:30" → "HH:MM". */
export function readTime(text: string): Read<string> {
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/.exec(text);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || hour > 23 || minute > 59)
    return problem(`“${text}” bir saat değil. 16:00 gibi yazın.`);
  return { value: `${String(hour).padStart(2, '0')}:${match[2]}` };
}

/** "Yaklaşık 500 m" → how exactly a villa's place is shown. */
export function readShownLocation(text: string): Read<ShownLocation> {
  const found = ShownLocation.options.find((shown) => fold(SHOWN_LOCATIONS[shown]) === fold(text));
  if (found) return { value: found };
  const known = Object.values(SHOWN_LOCATIONS).map((label) => `“${label}”`);
  return problem(`“${text}” bilinmiyor. Şunlardan biri olmalı: ${known.join(', ')}.`);
}

/** Several names in one cell, separated by comma, semicolon or line break. */
export function readNames(text: string): Read<string[]> {
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return { value: [...new Set(names)] };
}

export const readText = (text: string): Read<string> => ({ value: text });
