import { and, eq, sql } from 'drizzle-orm';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { offers, offerVillas } from '#drizzle/schema/offers.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { documentVillaColumns, type DocumentFrame, toDocumentVilla } from './document-frame.ts';

/** What an offer says of a villa besides its price, until it ends. */
export type OfferedTerms = {
  villa: DocumentStay['villa'];
  prepaymentRate: BasisPoints;
  deposit: Kurus;
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
export function asOffered<Facts extends { terms: object }>(
  live: Agreement<Facts>,
  offered: Offered | undefined,
): Agreement<Facts> {
  if (offered === undefined || offered.contract === null || offered.terms === null) return live;
  const frame = offered.contract as DocumentFrame;
  const { villa, ...terms } = offered.terms as OfferedTerms;
  return { facts: withTerms(live.facts, terms), villa, frame };
}

/** A villa's facts for pricing with what was offered of it. */
const withTerms = <Facts extends { terms: object }>(
  facts: Facts,
  terms: Omit<OfferedTerms, 'villa'>,
): Facts => ({ ...facts, terms: { ...facts.terms, ...terms } });

/** The same of a stored row; what it does not say stays as it is now. */
export function withOffered<Facts extends { terms: object }>(facts: Facts, terms: unknown): Facts {
  if (terms === null) return facts;
  const { prepaymentRate, deposit } = terms as OfferedTerms;
  return withTerms(facts, { prepaymentRate, deposit });
}

/** The read of what would be offered of villas now, for the ids of a JSON array. */
export const termsToOffer = (db: Database, villaIds: readonly number[]) =>
  db.read
    .select({
      id: villas.id,
      prepaymentRate: villas.prepaymentRate,
      deposit: villas.deposit,
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
    rows.map(({ id, prepaymentRate, deposit, ...villa }) => [
      id,
      { villa: toDocumentVilla(villa), prepaymentRate, deposit },
    ]),
  );
