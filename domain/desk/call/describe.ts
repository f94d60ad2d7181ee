import { addDays, formatDayShort, formatMonth, formatStay, monthOf } from '#domain/values/dates.ts';
import { type ExchangeRates, formatAmount, formatPriceSpan } from '#domain/values/currency.ts';
import type { Kurus } from '#domain/values/money.ts';
import { formatParty } from '#domain/values/party.ts';
import type { BudgetSpan, BudgetWish, CallPart, WishedOrder } from './parts.ts';
import { boundsOf } from './question.ts';

/**
 * The label of a part on its chip, in the agency's words: "12–19 Temmuz 2027", "en çok 60.000 ₺".
 */
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
      return formatParty(part);
    case 'town':
    case 'district':
    case 'type':
    case 'feature':
      return part.name;
    case 'stay':
      return formatStay(part.checkIn, part.checkOut);
    case 'arrival':
      return `${formatDayShort(part.day)} giriş`;
    case 'nights':
      return `${part.nights} gece`;
    case 'window':
      return [
        describeWindow(part.first, part.last),
        ...(part.nights ? [`${part.nights} gece`] : []),
      ].join(', ');
    case 'flex':
      return `± ${part.days} gün`;
    case 'bedrooms':
      return `${part.count} yatak odası`;
    case 'sea':
      return `Denize en çok ${part.metres} m`;
    case 'budget':
      return describeBudget(part);
    case 'bathrooms':
      return `${part.count} banyo`;
    case 'rating':
      return `${String(part.tenths / 10).replace('.', ',')} puan ve üstü`;
    case 'around':
      return `${part.name} çevresi`;
    case 'nowhere':
      return `${part.name}: villamız yok`;
    case 'told':
      return part.by === 'villa' ? `${part.name}: villanın sayfasında` : `${part.name}: koşullarda`;
    case 'without':
      return `${part.name} istenmiyor`;
    case 'order':
      return ORDERS[part.by];
    case 'villa':
      return part.ids.length > 1 ? `${part.name}: ${part.ids.length} villa` : part.name;
    case 'instant':
      return 'anında rezervasyon';
    case 'unknown':
      return 'anlaşılmadı';
  }
}

const ORDERS: Readonly<Record<WishedOrder, string>> = {
  price: 'en ucuzu önce',
  '-price': 'en pahalısı önce',
  newest: 'en yenisi önce',
  rating: 'en yüksek puanlısı önce',
  sea: 'denize en yakını önce',
};

/** What an amount is for, before it. */
const SPANS: Readonly<Record<BudgetSpan, string>> = {
  stay: '',
  night: 'gecelik ',
  week: 'haftalık ',
  month: 'aylık ',
};

/** `last` is a departure, usually the first of the following month. */
function describeWindow(first: string, last: string): string {
  const areMonths = first.endsWith('-01') && last.endsWith('-01');
  if (!areMonths) return `${formatStay(first, last)} arası`;
  const [from, to] = [monthOf(first), monthOf(addDays(last, -1))];
  return from === to ? formatMonth(from) : `${formatMonth(from)} – ${formatMonth(to)}`;
}

function describeBudget({ min, max, currency, per, isEach }: BudgetWish): string {
  const amounts = [
    ...(min === null ? [] : [`en az ${formatAmount(min, currency)}`]),
    ...(max === null ? [] : [`en çok ${formatAmount(max, currency)}`]),
  ].join(', ');
  return (isEach ? 'kişi başı ' : '') + SPANS[per] + amounts;
}

const whole = (kurus: Kurus | null): Kurus => Math.floor((kurus ?? 0) / 100) * 100;

/**
 * The amount in lira that a foreign budget is searched by: "≈ 121.505 ₺", or that there is no rate
 * for it; null for other parts.
 */
export function describeRate(part: CallPart, rates: ExchangeRates): string | null {
  if (part.kind !== 'budget' || part.currency === 'TL') return null;
  const bounds = boundsOf(part, rates);
  if (bounds === null) return 'kuru yok, bütçeye bakılmadı';
  const { min, max } = bounds;
  return `≈ ${formatPriceSpan(whole(min ?? max), whole(max ?? min), 'TL', rates)}`;
}
