import { and, eq, sql } from 'drizzle-orm';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import type { AgreedPart } from '#domain/payments/parts.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { pick } from '#domain/values/pick.ts';
import { offers, offerVillas } from '#drizzle/schema/offers.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { paymentParts } from '#worker/features/villas/stay-facts/payment-parts.ts';
import { documentVillaColumns, type DocumentFrame, toDocumentVilla } from './document-frame.ts';

/** What an offer says of a villa besides its price, until it ends. */
export type OfferedTerms = {
  villa: DocumentStay['villa'];
  prepaymentRate: BasisPoints;
  deposit: Kurus;
  /** None in offers of before. */
  paymentParts?: readonly AgreedPart[];
};

/** As stored with an offer and with one of its villas; null for offers of before. */
type Offered = { contract: unknown; terms: unknown };

/** The terms of a villa in an offer, of the offer's id and the villa's address. */
export const offeredOf = writtenOnce(
  'offerId',
  'slug',
  'checkIn',
)((read, { offerId, slug, checkIn }) =>
  read
    .select({ contract: offers.contract, terms: offerVillas.terms })
    .from(offers)
    .innerJoin(offerVillas, eq(offerVillas.offerId, offers.id))
    .where(
      and(
        eq(offers.id, sql`${offerId}`),
        eq(offerVillas.villaId, sql`(select id from villas where slug = ${slug})`),
        eq(offerVillas.checkIn, sql`${checkIn}`),
      ),
    )
    .limit(1),
);

type Agreement<Facts> = { facts: Facts; villa: DocumentStay['villa']; frame: DocumentFrame };

/** The agreement as it was offered: an offer keeps its contract until it ends. */
export function asOffered<Facts extends Priced>(
  live: Agreement<Facts>,
  offered: Offered | undefined,
): Agreement<Facts> {
  if (offered === undefined || offered.contract === null || offered.terms === null) return live;
  const frame = offered.contract as DocumentFrame;
  const terms = offered.terms as OfferedTerms;
  return { facts: withOffered(live.facts, terms), villa: terms.villa, frame };
}

/** What an offer keeps of a villa's facts. */
type Priced = { terms: object; paymentParts: readonly AgreedPart[] };

/** A villa's facts with what was offered of it, as stored; without that they stay as they are now. */
export function withOffered<Facts extends Priced>(facts: Facts, terms: unknown): Facts {
  if (terms === null) return facts;
  const { prepaymentRate, deposit, paymentParts: parts = [] } = terms as OfferedTerms;
  return { ...facts, terms: { ...facts.terms, prepaymentRate, deposit }, paymentParts: parts };
}

/** The read of what would be offered of villas now, for the ids of a JSON array. */
export const termsToOffer = (db: Database, villaIds: readonly number[]) =>
  db.read
    .select({
      ...pick(villas, 'id', 'prepaymentRate', 'deposit'),
      paymentParts,
      ...documentVillaColumns,
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(sql`${villas.id} in (select value from json_each(${JSON.stringify(villaIds)}))`);

/** The results of that read, by villa. */
export const toTermsToOffer = (
  rows: Awaited<ReturnType<typeof termsToOffer>>,
): Map<number, OfferedTerms> =>
  new Map(
    rows.map(({ id, prepaymentRate, deposit, paymentParts: parts, ...villa }) => [
      id,
      { villa: toDocumentVilla(villa), prepaymentRate, deposit, paymentParts: parts },
    ]),
  );
