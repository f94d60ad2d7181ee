import { formatNight, formatPrice, formatPriceSpan } from '#domain/values/currency.ts';
import {
  formatDateOnly,
  formatDay,
  formatDayLong,
  formatDayShort,
  formatDaysShort,
  formatMonth,
  formatMonthShort,
  formatStay,
  MONTHS,
  WEEKDAYS,
  WEEKDAYS_SHORT,
} from '#domain/values/dates.ts';
import { formatInstant, formatInstantLong, writtenTime } from '#domain/values/istanbul-time.ts';
import { formatKurus, formatRate, groupThousands } from '#domain/values/money.ts';

function distance(metres: number): string {
  if (metres < 1000) return `${metres} m`;
  const km = metres / 1000;
  return `${String(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)).replace('.', ',')} km`;
}

function minutesInUnits(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} gün ${hours} saat` : `${days} gün`;
  if (hours === 0) return `${minutes} dakika`;
  return minutes % 60 > 0 ? `${hours} saat ${minutes % 60} dakika` : `${hours} saat`;
}

/** By hand: what the agency and its papers write is one form everywhere, on any machine. */
export const turkishFormats = {
  day: formatDay,
  dayShort: formatDayShort,
  daysShort: formatDaysShort,
  dateOnly: formatDateOnly,
  dayLong: formatDayLong,
  date: (day: string) => formatDayLong(day).replace(/ \S+$/, ''),
  time: writtenTime,
  minutes: minutesInUnits,
  instant: formatInstant,
  instantLong: formatInstantLong,
  stay: formatStay,
  month: formatMonth,
  monthShort: formatMonthShort,
  monthNames: MONTHS,
  weekdays: WEEKDAYS,
  weekdaysShort: WEEKDAYS_SHORT,
  money: formatKurus,
  price: formatPrice,
  priceSpan: formatPriceSpan,
  night: formatNight,
  whole: groupThousands,
  decimal: (value: number) => value.toFixed(1).replace('.', ','),
  distance,
  rate: formatRate,
};
