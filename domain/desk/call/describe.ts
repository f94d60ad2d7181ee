import { addDays, formatDayShort, formatMonth, formatStay, monthOf } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { CallPart } from './parts.ts';

/** A part in the agency's own words, for its chip: "12–19 Temmuz 2027", "en fazla 60.000 ₺". */
export function describePart(part: CallPart): string {
  switch (part.kind) {
    case 'people':
      return `${part.count} kişi`;
    case 'adults':
      return `${part.count} yetişkin`;
    case 'children':
      return `${part.count} çocuk`;
    case 'babies':
      return `${part.count} bebek`;
    case 'party':
      return describeParty(part);
    case 'town':
    case 'district':
    case 'type':
    case 'feature':
      return part.name;
    case 'stay':
      return formatStay(part.checkIn, part.checkOut);
    case 'arrival':
      return `${formatDayShort(part.day)} ${part.day.slice(0, 4)} giriş`;
    case 'nights':
      return `${part.nights} gece`;
    case 'window':
      return describeWindow(part.first, part.last);
    case 'flex':
      return `± ${part.days} gün`;
    case 'bedrooms':
      return `${part.count} yatak odası`;
    case 'sea':
      return `Denize en çok ${part.metres} m`;
    case 'budget':
      return describeBudget(part);
    case 'villa':
      return part.ids.length > 1 ? `${part.name}: ${part.ids.length} villa` : part.name;
    case 'unknown':
      return 'anlaşılmadı';
  }
}

function describeParty({ adults, children, babies }: Extract<CallPart, { kind: 'party' }>): string {
  return [
    `${adults} yetişkin`,
    ...(children > 0 ? [`${children} çocuk`] : []),
    ...(babies > 0 ? [`${babies} bebek`] : []),
  ].join(', ');
}

/** `last` is a departure, mostly the first of the month after. */
function describeWindow(first: string, last: string): string {
  const areMonths = first.endsWith('-01') && last.endsWith('-01');
  if (!areMonths) return `${formatStay(first, last)} arası`;
  const [from, to] = [monthOf(first), monthOf(addDays(last, -1))];
  return from === to ? formatMonth(from) : `${formatMonth(from)} – ${formatMonth(to)}`;
}

function describeBudget({ min, max, per }: Extract<CallPart, { kind: 'budget' }>): string {
  const amounts = [
    ...(min === null ? [] : [`en az ${formatKurus(min)}`]),
    ...(max === null ? [] : [`en fazla ${formatKurus(max)}`]),
  ].join(', ');
  return per === 'night' ? `gecelik ${amounts}` : amounts;
}
