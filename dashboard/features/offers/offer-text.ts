import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { OfferDetail } from '#domain/offers/admin-schema.ts';

type Offer = Pick<OfferDetail, 'customer_name' | 'message' | 'link' | 'stays'>;

/** The offer as a message for WhatsApp: greeting, villas with their prices, link. */
export function offerText({ customer_name, message, link, stays }: Offer): string {
  const villas = stays.map(({ villa_name, checkin, checkout, offered_total, total }) => {
    const price = offered_total ?? total;
    return [
      villa_name,
      formatStay(checkin, checkout),
      ...(price === null ? [] : [formatKurus(price)]),
    ].join(', ');
  });
  return [
    `Merhaba ${customer_name},`,
    message || 'Sizin için seçtiğimiz villalar:',
    villas.map((line) => `• ${line}`).join('\n'),
    `Ayrıntılar ve rezervasyon talebi:\n${link}`,
  ].join('\n\n');
}
