import type { VillaPage } from '#domain/villas/schema.ts';
import { formats, say } from '#site/language.ts';

type Discount = VillaPage['discounts'][number];

/** "%10 erken rezervasyon indirimi: girişe en az 60 gün kala, 1 Mayıs – 15 Haziran 2027 geceleri". */
export function describeDiscount(discount: Discount): string {
  const { kind, rate, minNights, daysBefore } = discount;
  const { discounts: words } = say('cards');
  const terms = [
    ...(minNights !== null && minNights > 1 ? [words.minNights(minNights)] : []),
    ...(daysBefore !== null && daysBefore > 0 ? [words.daysBefore(daysBefore)] : []),
    ...nightsOf(discount),
    ...bookedIn(discount),
  ];
  const sentence = (kind === 'early' ? words.early : words.long)(formats().rate(rate));
  return terms.length === 0 ? sentence : `${sentence}: ${terms.join(', ')}`;
}

/** A campaign shows its first and its last day. */
function bookedIn({ bookFrom, bookTo }: Discount): string[] {
  if (bookTo === null) return [];
  const { discounts: words } = say('cards');
  const { dayShort, daysShort } = formats();
  return bookFrom === null
    ? [words.bookedUntil(dayShort(bookTo))]
    : [words.bookedIn(daysShort(bookFrom, bookTo))];
}

function nightsOf({ stayFrom, stayTo }: Discount): string[] {
  const { discounts: words } = say('cards');
  const { dayShort, stay } = formats();
  if (stayFrom !== null && stayTo !== null) return [words.nightsOf(stay(stayFrom, stayTo))];
  if (stayFrom !== null) return [words.nightsFrom(dayShort(stayFrom))];
  if (stayTo !== null) return [words.nightsUntil(dayShort(stayTo))];
  return [];
}
