import { formatDayShort, formatStay } from '#domain/values/dates.ts';
import { formatRate } from '#domain/values/money.ts';
import type { VillaPage } from '#domain/villas/schema.ts';

type Discount = VillaPage['discounts'][number];

/** "%10 erken rezervasyon indirimi: girişe en az 60 gün kala, 1 Mayıs – 15 Haziran 2027 geceleri". */
export function describeDiscount(discount: Discount): string {
  const { kind, rate, minNights, daysBefore, bookTo } = discount;
  const name = kind === 'early' ? 'erken rezervasyon' : 'uzun konaklama';
  const terms = [
    ...(minNights !== null && minNights > 1 ? [`en az ${minNights} gece`] : []),
    ...(daysBefore !== null && daysBefore > 0 ? [`girişe en az ${daysBefore} gün kala`] : []),
    ...nightsOf(discount),
    ...(bookTo !== null ? [`${formatDayShort(bookTo)} gününe kadar yapılan rezervasyonlarda`] : []),
  ];
  const sentence = `${formatRate(rate)} ${name} indirimi`;
  return terms.length === 0 ? sentence : `${sentence}: ${terms.join(', ')}`;
}

function nightsOf({ stayFrom, stayTo }: Discount): string[] {
  if (stayFrom !== null && stayTo !== null) return [`${formatStay(stayFrom, stayTo)} geceleri`];
  if (stayFrom !== null) return [`${formatDayShort(stayFrom)} gecesinden sonra`];
  if (stayTo !== null) return [`${formatDayShort(stayTo)} gecesine kadar`];
  return [];
}
