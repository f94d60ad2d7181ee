import type { ChatVoice } from '#domain/languages/chat-messages.ts';
import type { OfferDetail } from '#domain/offers/admin-schema.ts';

type Offer = Pick<OfferDetail, 'customer_name' | 'message' | 'link' | 'stays'>;

/** The offer as a message for WhatsApp: greeting, villas with their prices, link. */
export function offerText(
  { customer_name, message, link, stays }: Offer,
  { words, formats }: ChatVoice,
): string {
  const villas = stays.map(({ villa_name, checkin, checkout, offered_total, total }) => {
    const price = offered_total ?? total;
    return [
      villa_name,
      formats.stay(checkin, checkout),
      ...(price === null ? [] : [formats.money(price)]),
    ].join(', ');
  });
  return [
    words.hello(customer_name),
    message || words.offered,
    villas.map((line) => `• ${line}`).join('\n'),
    words.offerDetails(link),
  ].join('\n\n');
}
