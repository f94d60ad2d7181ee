import { formatDayShort, formatDaysShort, formatStay } from '#domain/values/dates.ts';
import { formatRate } from '#domain/values/money.ts';
import type { VillaPage } from '#domain/villas/schema.ts';

type Discount = VillaPage['discounts'][number];

/** "%10 erken rezervasyon indirimi: girişe en az 60 gün kala, 1 Mayıs – 15 Haziran 2027 geceleri". */
export function describeDiscount(discount: Discount): string {
  const { kind, rate, minNights, daysBefore } = discount;
  const name = kind === 'early' ? 'erken rezervasyon' : 'uzun konaklama';
  const terms = [
    ...(minNights !== null && minNights > 1 ? [`en az ${minNights} gece`] : []),
    ...(daysBefore !== null && daysBefore > 0 ? [`girişe en az ${daysBefore} gün kala`] : []),
    ...nightsOf(discount),
    ...bookedIn(discount),
  ];
  const sentence = `${formatRate(rate)} ${name} indirimi`;
  return terms.length === 0 ? sentence : `${sentence}: ${terms.join(', ')}`;
}

/** A campaign shows its first and its last day. */
function bookedIn({ bookFrom, bookTo }: Discount): string[] {
  if (bookTo === null) return [];
  return bookFrom === null
    ? [`${formatDayShort(bookTo)} gününe kadar yapılan rezervasyonlarda`]
    : [`${formatDaysShort(bookFrom, bookTo)} arasında yapılan rezervasyonlarda`];
}

function nightsOf({ stayFrom, stayTo }: Discount): string[] {
  if (stayFrom !== null && stayTo !== null) return [`${formatStay(stayFrom, stayTo)} geceleri`];
  if (stayFrom !== null) return [`${formatDayShort(stayFrom)} gecesinden sonra`];
  if (stayTo !== null) return [`${formatDayShort(stayTo)} gecesine kadar`];
  return [];
}
