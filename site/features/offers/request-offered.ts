import type { OfferedVilla } from '#domain/offers/schema.ts';
import type { PricedStay } from '#domain/reservations/quote-schema.ts';
import { openRequest, sendForm } from '#site/features/reservations/request/live-request.ts';
import type { LiveRequest, Post } from '#site/features/reservations/request/live-request.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';
import type { Answer } from '#site/lib/answer.ts';

/** Requests a villa from an offer: wherever a price is needed, the offer's is used. */
export async function requestOffered(
  villa: OfferedVilla,
  form: FormData | null,
  post: Post,
): Promise<LiveRequest> {
  const quoted: Post = async <Content>(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) =>
    path === '/v1/quote'
      ? (offeredQuote(villa) as Answer<Content>)
      : post<Content>(path, body, headers);
  return form === null
    ? openRequest(villa.slug, stayOf(villa), quoted)
    : sendForm(villa.slug, form, quoted);
}

function stayOf({ checkIn, checkOut, adults, children, babies }: OfferedVilla): URLSearchParams {
  return new URLSearchParams({
    checkin: checkIn,
    checkout: checkOut,
    adults: String(adults),
    children: String(children),
    babies: String(babies),
  });
}

/** The offer's price in the form of a quote; a refusal when it cannot be sold any more. */
function offeredQuote({
  price,
  nights,
  quoteToken,
  validUntil,
  reason,
}: OfferedVilla): Answer<PricedStay> {
  if (price === null || quoteToken === null || validUntil === null) {
    const message = reason ?? sayOnPage('offer').gone;
    return { ok: false, status: 422, code: 'DATES_TAKEN', message, issues: [] };
  }
  const promise = { available: true, nights, currency: 'TRY', quoteToken, validUntil } as const;
  return { ok: true, content: { ...promise, ...price } };
}
