import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import type { OfferQuery } from '#domain/offers/admin-schema.ts';
import type { OfferState } from '#domain/offers/state.ts';
import { pick } from '#domain/values/pick.ts';
import { offers, offerVillas } from '#drizzle/schema/offers.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readPage } from '#worker/platform/database/read-page.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import {
  type DocumentFrame,
  frameReads,
  toFrame,
} from '#worker/features/contracts/document-frame.ts';
import { termsToOffer, toTermsToOffer } from '#worker/features/contracts/offered-terms.ts';
import {
  manyStayFactsRead,
  type StayFactsOfOne,
  toManyStayFacts,
} from '#worker/features/villas/stay-facts/stay-facts-of-many.ts';

export type OfferedRow = typeof offerVillas.$inferSelect;

const offerColumns = {
  ...pick(offers, 'id', 'customerName', 'email', 'phone', 'message', 'language', 'expiresAt'),
  ...pick(offers, 'openedAt', 'lastOpenedAt', 'visits', 'acceptedAt', 'createdAt'),
  createdBy: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
  villas: sql<number>`(select count(*) from offer_villas where offer_id = offers.id)`,
};

const selectOffers = (db: Database) =>
  db.read
    .select(offerColumns)
    .from(offers)
    .leftJoin(userDetails, eq(userDetails.userId, offers.createdBy));

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

const ORDER_COLUMNS = { created: offers.createdAt, expires: offers.expiresAt };

/** One page of the offers and the count of all that match, in one trip. */
export async function listOffers(db: Database, query: OfferQuery, now: string) {
  const filter = and(
    containsText(offers.searchText, query.q),
    query.state && isInState(query.state, now),
  );
  return readPage(db, query, {
    items: selectOffers(db)
      .where(filter)
      .orderBy(...orderTerms(query.order, ORDER_COLUMNS, offers.id)),
    counted: [offers, filter],
  });
}

/** `offerState` of domain/offers/state.ts, as a condition. */
function isInState(state: OfferState, now: string): SQL | undefined {
  const isOpen = and(isNull(offers.acceptedAt), gt(offers.expiresAt, now));
  switch (state) {
    case 'accepted':
      return isNotNull(offers.acceptedAt);
    case 'expired':
      return and(isNull(offers.acceptedAt), lte(offers.expiresAt, now));
    case 'opened':
      return and(isOpen, isNotNull(offers.openedAt));
    case 'sent':
      return and(isOpen, isNull(offers.openedAt));
  }
}

export type FoundOffer = {
  offer: OfferRow;
  /** As it was offered; null for an offer of before. */
  contract: DocumentFrame | null;
  stays: OfferedRow[];
  facts: Map<number, StayFactsOfOne>;
  reservation: { uid: string; reservation_id: string } | null;
};

/** An offer with its villas as they are now, in one trip; null when unknown. */
async function findOffer(db: Database, which: SQL, today: Day): Promise<FoundOffer | null> {
  const id = sql`(select id from offers where ${which})`;
  const villaIds = sql`(select villa_id from offer_villas where offer_id = ${id})`;
  const { found, contracts, stays, accepted, facts } = await readTogether(db, {
    found: selectOffers(db).where(which),
    contracts: db.read.select({ contract: offers.contract }).from(offers).where(which),
    stays: db.read
      .select()
      .from(offerVillas)
      .where(eq(offerVillas.offerId, id))
      .orderBy(asc(offerVillas.position)),
    accepted: db.read
      .select({ uid: reservations.id, reservation_id: reservations.code })
      .from(reservations)
      .where(eq(reservations.offerId, id))
      .limit(1),
    facts: manyStayFactsRead(db, villaIds, today),
  });
  const [offer] = found;
  if (offer === undefined) return null;
  const contract = (contracts[0]?.contract ?? null) as DocumentFrame | null;
  return {
    offer,
    contract,
    stays,
    reservation: accepted[0] ?? null,
    facts: toManyStayFacts(facts),
  };
}

export const findOfferById = (db: Database, id: string, today: Day) =>
  findOffer(db, sql`offers.id = ${id}`, today);

export const findOfferByToken = (db: Database, tokenHash: string, today: Day) =>
  findOffer(db, sql`offers.token_hash = ${tokenHash}`, today);

/** The facts of the villas that a clerk chose, and what their contract says, in one trip. */
export async function readChosen(db: Database, villaIds: readonly number[], today: Day) {
  const ids = sql`(select value from json_each(${JSON.stringify(villaIds)}))`;
  const { facts, frame, terms } = await readTogether(db, {
    facts: manyStayFactsRead(db, ids, today),
    frame: frameReads(),
    terms: termsToOffer(db, villaIds),
  });
  return {
    chosen: toManyStayFacts(facts),
    frame: toFrame(frame),
    terms: toTermsToOffer(terms),
  };
}
