import { eq } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import { composeContract } from '#domain/guest-documents/contract.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { type PlanFacts, planOf } from '#domain/payments/parts.ts';
import { lateArrivalOf } from '#domain/stay-page/late-checkout.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import {
  type StayFacts,
  stayFactsAround,
  stayFactsOnSale,
  toStayFacts,
  villaOnSale,
} from '#worker/features/villas/stay-facts/stay-facts.ts';
import {
  type DocumentFrame,
  documentVillaColumns,
  frameReads,
  toDocumentVilla,
  toFrame,
} from './document-frame.ts';
import { asOffered, offeredOf } from './offered-terms.ts';

/** Everything that a stay's price and contract depend on. */
export type AgreementFacts = {
  facts: StayFacts;
  villa: DocumentStay['villa'];
  frame: DocumentFrame;
};

/** A stay that may be agreed to, and the offer that it comes from. */
type AskedStay = {
  slug: string;
  checkIn: Day;
  checkOut: Day;
  offer?: { id: string } | null;
};

/**
 * The facts for a request of a stay, in one trip; null when the villa is unknown or not on sale. An
 * offer's are as they were offered.
 */
export async function readAgreementFacts(
  db: Database,
  stay: AskedStay,
  today: Day,
): Promise<AgreementFacts | null> {
  const { offered, ...rows } = await readTogether(db, {
    ...agreementReads(stay, today),
    facts: stayFactsOnSale(stay.slug, today),
    offered: offeredOf({ ...stay, offerId: stay.offer?.id ?? '' }),
  });
  const live = toAgreement(rows, stay.checkIn);
  return live && asOffered(live, offered[0]);
}

/**
 * The facts for a quote, in one trip: around its dates, from the nearest server, because the request
 * reads them again.
 */
export async function readQuotedFacts(
  db: Database,
  stay: AskedStay,
  today: Day,
): Promise<AgreementFacts | null> {
  const rows = await readTogether(
    { read: db.near },
    { ...agreementReads(stay, today), facts: stayFactsAround(stay, today) },
  );
  return toAgreement(rows, stay.checkIn);
}

const agreementReads = ({ slug }: AskedStay, today: Day) => ({
  frame: frameReads(),
  found: houseOf({ slug, today }),
});

const houseOf = writtenOnce(
  'slug',
  'today',
)((read, { slug, today }) =>
  read
    .select(documentVillaColumns)
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(eq(villas.id, villaOnSale(slug, today))),
);

type AgreementRows = Answers<ReturnType<typeof agreementReads>> & {
  facts: Parameters<typeof toStayFacts>[0];
};

/** With its guest's check-in time, which may follow another guest's late check-out. */
function toAgreement(
  { frame, found: [villa], facts: rows }: AgreementRows,
  checkIn: Day,
): AgreementFacts | null {
  const facts = toStayFacts(rows);
  if (facts === null || villa === undefined) return null;
  const late = lateArrivalOf(facts.latePromises[checkIn] ?? null, facts.checkInTime);
  const checkInTime = late ?? villa.checkInTime;
  return { facts, villa: toDocumentVilla({ ...villa, checkInTime }), frame: toFrame(frame) };
}

/** A stay to write a contract of; agreed on the day of the contract unless it says when. */
type WrittenStay = Omit<DocumentStay, 'villa' | 'parts'> &
  Pick<PlanFacts, 'paymentParts'> & { createdAt?: string };

/** The contract of a stay at its price, as of today. */
export function writeContract(
  { villa, frame }: Pick<AgreementFacts, 'villa' | 'frame'>,
  stay: WrittenStay,
  issuedOn: Day,
): GuestDocument {
  const { agency, terms, tiers } = frame;
  const parts = planOf({ createdAt: startOfIstanbulDay(issuedOn), ...stay });
  return composeContract({ ...stay, parts, villa, terms, tiers }, agency, issuedOn);
}
