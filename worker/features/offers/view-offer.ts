import { and, eq, sql } from 'drizzle-orm';
import { nightsBetween } from '#domain/values/dates.ts';
import { notFound } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadRefusalWords, type RefusalWords } from '#domain/languages/refusals.ts';
import { type PlanFacts, planOf } from '#domain/payments/parts.ts';
import type { OfferedVilla, OfferTokenQuery, PublicOffer } from '#domain/offers/schema.ts';
import { offers } from '#drizzle/schema/offers.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant, today } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { QUOTE_MINUTES, signQuote } from '#worker/features/quotes/quote-token.ts';
import { writeContract } from '#worker/features/contracts/contract-facts.ts';
import type { DocumentFrame } from '#worker/features/contracts/document-frame.ts';
import { fingerprintOf } from '#worker/features/contracts/fingerprint.ts';
import type { OfferedTerms } from '#worker/features/contracts/offered-terms.ts';
import { type AssessedStay, assessStays } from './present.ts';
import { type FoundOffer, findOfferByToken, type OfferedRow, type OfferRow } from './queries.ts';

/** Views within this time count as one visit: reading, choosing a villa, sending the form. */
const VISIT_MINUTES = 30;

/**
 * An offer as its customer sees it: current availability and prices, each sellable stay with a
 * signed quote valid for half an hour, and why another cannot be sold in the language of the call. Each visit is recorded. One trip, two at the start of a
 * visit. @throws `NOT_FOUND`: the same for an unknown, an expired and a withdrawn offer
 */
export async function viewOffer(
  deps: Deps,
  { token, preview }: OfferTokenQuery,
  { language = FIRST_LANGUAGE }: Pick<Actor, 'language'>,
): Promise<PublicOffer> {
  const found = await findOfferByToken(deps.db, await sha256(token), today(deps.clock));
  const { offer } = found ?? {};
  const isOver = offer?.acceptedAt === null && offer.expiresAt <= instant(deps.clock);
  if (found === null || offer === undefined || isOver) {
    throw notFound(
      'Bu teklifin süresi dolmuş ya da bağlantısı hatalı. Yeni bir teklif için bize yazabilirsiniz.',
    );
  }
  if (preview === undefined && isNewVisit(deps, offer)) await noteVisit(deps, offer);
  const assessed = assessStays(deps, found);
  const words = await loadRefusalWords(language);
  return {
    name: offer.customerName,
    message: offer.message,
    expiresAt: offer.expiresAt,
    accepted: offer.acceptedAt !== null,
    villas: await Promise.all(assessed.map((stay) => toOfferedVilla(deps, found, stay, words))),
  };
}

function isNewVisit(deps: Deps, { lastOpenedAt }: OfferRow): boolean {
  return lastOpenedAt === null || lastOpenedAt <= inMinutes(deps.clock, -VISIT_MINUTES);
}

/**
 * Two simultaneous views count as one visit: the second finds a newer latest view and changes
 * nothing.
 */
async function noteVisit(deps: Deps, { id, lastOpenedAt }: OfferRow): Promise<void> {
  const at = instant(deps.clock);
  await deps.db.write([
    step(
      build
        .update(offers)
        .set({
          openedAt: sql`coalesce(${offers.openedAt}, ${at})`,
          lastOpenedAt: at,
          visits: sql`${offers.visits} + 1`,
          updatedAt: at,
        })
        .where(and(eq(offers.id, id), sql`${offers.lastOpenedAt} is ${lastOpenedAt}`)),
    ),
  ]);
}

async function toOfferedVilla(
  deps: Deps,
  { offer, contract: frame }: FoundOffer,
  { row, facts, sale }: AssessedStay,
  words: RefusalWords,
): Promise<OfferedVilla> {
  const { checkIn, checkOut, adults, children, babies } = row;
  const isOpen = sale.ok && offer.acceptedAt === null;
  const inHalfAnHour = inMinutes(deps.clock, QUOTE_MINUTES);
  const validUntil = inHalfAnHour < offer.expiresAt ? inHalfAnHour : offer.expiresAt;
  const stay = { slug: facts.villa.slug, checkIn, checkOut, adults, children, babies };
  const quoteToken = isOpen
    ? await signQuote(
        deps,
        stay,
        {
          total: sale.money.total,
          prepayment: sale.money.prepayment,
          validUntil,
          contract: await contractOf(deps, frame, {
            ...row,
            ...stay,
            ...sale.money,
            paymentParts: facts.paymentParts,
          }),
        },
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
    reason: sale.ok ? null : words.ofCall('DATES_TAKEN', sale.message),
    listTotal: sale.ok && sale.before !== null ? sale.before.total : null,
    before: sale.ok ? sale.before : null,
    price: sale.ok ? toPrice(deps, sale.money, { checkIn, ...facts }) : null,
    quoteToken,
    validUntil: quoteToken === null ? null : validUntil,
  };
}

/** Of the contract that the offer keeps; an offer of before keeps none. */
async function contractOf(
  { clock }: Pick<Deps, 'clock'>,
  frame: DocumentFrame | null,
  { terms, ...stay }: OfferedRow & Money & Pick<PlanFacts, 'paymentParts'>,
) {
  if (frame === null || terms === null) return null;
  const { villa } = terms as OfferedTerms;
  const agreed = { ...stay, agencyExtras: 0 };
  return fingerprintOf(writeContract({ villa, frame }, agreed, today(clock)), agreed);
}

type Money = Extract<AssessedStay['sale'], { ok: true }>['money'];

function toPrice(
  { clock }: Pick<Deps, 'clock'>,
  money: Money,
  agreed: Pick<PlanFacts, 'checkIn' | 'paymentParts'>,
): OfferedVilla['price'] {
  const { lines, total, prepayment, deposit } = money;
  const parts = planOf({ ...money, ...agreed, agencyExtras: 0, createdAt: instant(clock) });
  return { lines, total, prepayment, balance: total - prepayment, parts, deposit };
}
