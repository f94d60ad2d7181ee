import { formatKurus, formatRate } from '#domain/values/money.ts';
import type { Raise } from '../raise.ts';
import { formatSpan } from '../season-table.ts';
import { describeStayDays } from '../describe-stay-days.ts';
import type { PriceChange } from './change-schema.ts';

/** A change in one line: "1 Haz 2027 – 31 Ağu 2027 geceleri %10 arttı". */
export function describeChange(change: PriceChange): string {
  switch (change.kind) {
    case 'copy_year':
      return `${change.from} yılı ${change.to} yılına kopyalandı${raised(change.raise)}`;
    case 'raise':
      return `${formatSpan(change)} gecelerinin fiyatı değişti${raised(change.raise)}`;
    case 'season':
      return `${formatSpan(change.row)} geceleri ${formatKurus(change.row.nightly)} oldu`;
    case 'min_nights':
      return `${formatSpan(change)} geceleri için en az konaklama ${
        change.minNights === null ? 'villanın kuralına bırakıldı' : `${change.minNights} gece oldu`
      }`;
    case 'stay_days':
      return `${formatSpan(change)} için ${describeStayDays(change)}`;
    case 'whole':
      return `${formatSpan(change)} geceleri yalnız bütün olarak satılıyor`;
    case 'opening':
      return `${formatSpan(change)} dışında satışa kapandı`;
    case 'discount':
      return `${change.row.kind === 'early' ? 'Erken rezervasyon' : 'Uzun konaklama'} indirimi verildi: ${formatRate(change.row.rate)}`;
  }
}

function raised({ percent, amount }: Raise): string {
  const parts = [
    ...(percent === 0
      ? []
      : [`${formatRate(Math.abs(percent))} ${percent > 0 ? 'artış' : 'indirim'}`]),
    ...(amount === 0
      ? []
      : [`${formatKurus(Math.abs(amount))} ${amount > 0 ? 'artış' : 'indirim'}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
