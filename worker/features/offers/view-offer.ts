import { and, eq, isNull } from 'drizzle-orm';
import { nightsBetween } from '#domain/dates.ts';
import { notFound } from '#domain/errors.ts';
import type { OfferedVilla, PublicOffer } from '#domain/offers/schema.ts';
import { offers } from '#drizzle/schema/offers.ts';
import type { Deps } from '../../deps.ts';
import { inMinutes, instant, today } from '../../platform/clock.ts';
import { sha256 } from '../../platform/ids.ts';
import { step } from '../../platform/write-batch.ts';
import { QUOTE_MINUTES, signQuote } from '../reservations/quote-token.ts';
import { type AssessedStay, assessStays } from './present.ts';
import { findOfferByToken, type OfferRow } from './queries.ts';

/**
 * An offer as its customer sees it: live availability and prices, each stay that can be sold with a
 * signed quote of half an hour. The first look is noted. One trip, two the first time.
 * @throws `NOT_FOUND`: the same for an unknown, an expired and a withdrawn offer
 */
export async function viewOffer(deps: Deps, token: string): Promise<PublicOffer> {
  const found = await findOfferByToken(deps.db, await sha256(token), today(deps.clock));
  const { offer } = found ?? {};
  const isOver = offer?.acceptedAt === null && offer.expiresAt <= instant(deps.clock);
  if (found === null || offer === undefined || isOver) {
    throw notFound(
      'Bu teklifin süresi dolmuş ya da bağlantısı hatalı. Yeni bir teklif için bize yazabilirsiniz.',
    );
  }
  if (offer.openedAt === null) await noteOpening(deps, offer.id);
  const assessed = assessStays(deps, found);
  return {
    name: offer.customerName,
    message: offer.message,
    expiresAt: offer.expiresAt,
    accepted: offer.acceptedAt !== null,
    villas: await Promise.all(assessed.map((stay) => toOfferedVilla(deps, offer, stay))),
  };
}

/** Two first looks at once are one: the second changes nothing. */
async function noteOpening(deps: Deps, id: string): Promise<void> {
  const openedAt = instant(deps.clock);
  await deps.db.write([
    step(
      deps.db.read
        .update(offers)
        .set({ openedAt, updatedAt: openedAt })
        .where(and(eq(offers.id, id), isNull(offers.openedAt))),
    ),
  ]);
}

async function toOfferedVilla(
  deps: Deps,
  offer: OfferRow,
  { row, facts, sale }: AssessedStay,
): Promise<OfferedVilla> {
  const { checkIn, checkOut, adults, children, babies } = row;
  const isOpen = sale.ok && offer.acceptedAt === null;
  const inHalfAnHour = inMinutes(deps.clock, QUOTE_MINUTES);
  const validUntil = inHalfAnHour < offer.expiresAt ? inHalfAnHour : offer.expiresAt;
  const quoteToken = isOpen
    ? await signQuote(
        deps,
        { slug: facts.villa.slug, checkIn, checkOut, adults, children, babies },
        { ...sale.money, validUntil },
        { id: offer.id, discount: sale.discount },
      )
    : null;
  return {
    slug: facts.villa.slug,
    name: facts.villa.name,
    ...facts.card,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    adults,
    children,
    babies,
    available: sale.ok,
    reason: sale.ok ? null : sale.message,
    listTotal: sale.ok && sale.discount > 0 ? sale.listTotal : null,
    price: sale.ok ? toPrice(sale.money) : null,
    quoteToken,
    validUntil: quoteToken === null ? null : validUntil,
  };
}

type Money = Extract<AssessedStay['sale'], { ok: true }>['money'];

function toPrice({ lines, total, prepayment, deposit }: Money): OfferedVilla['price'] {
  return { lines, total, prepayment, balance: total - prepayment, deposit };
}
