import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { toDocumentAgency } from '#domain/guest-documents/agency.ts';
import { type ContractTerms, composeContract } from '#domain/guest-documents/contract.ts';
import type { GuestDocument, DocumentAgency } from '#domain/guest-documents/guest-document.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { type CancelTier, readCancelTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { lateArrivalOf } from '#domain/stay-page/late-checkout.ts';
import { pages } from '#drizzle/schema/content.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Answers, readTogether } from '#worker/platform/database/read-together.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import {
  type StayFacts,
  stayFactsOnSale,
  toStayFacts,
  villaOnSale,
} from '#worker/features/villas/stay-facts/stay-facts.ts';

/**
 * The parts common to all documents: the agency, its terms and its cancellation tiers as they are
 * now.
 */
export type DocumentFrame = {
  agency: DocumentAgency;
  terms: ContractTerms;
  /** The current version of the privacy information. */
  kvkkVersion: string;
  tiers: readonly CancelTier[];
};

/** The villa as documents name it. */
export const documentVillaColumns = {
  name: villas.name,
  permitNo: villas.permitNo,
  checkInTime: villas.checkInTime,
  checkOutTime: villas.checkOutTime,
  town: towns.name,
  district: districts.name,
  province: districts.provinceName,
};

/** The reads for the common parts, to be included in any trip. */
export function frameReads(db: Database) {
  return {
    settingRows: db.read
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.group, ['site', 'contact'])),
    pageRows: db.read
      .select({
        section: pages.section,
        title: pages.title,
        body: pages.body,
        data: pages.data,
        version: pages.version,
      })
      .from(pages)
      .where(inArray(pages.section, ['rental', 'cancel', 'kvkk'])),
  };
}

type FrameRows = Answers<ReturnType<typeof frameReads>>;

export function toFrame({ settingRows, pageRows }: FrameRows): DocumentFrame {
  const page = (section: string) => pageRows.find((row) => row.section === section);
  const terms = page('rental');
  return {
    agency: toDocumentAgency(Object.fromEntries(settingRows.map(({ key, value }) => [key, value]))),
    terms: {
      title: terms?.title ?? 'Kiralama koşulları',
      version: versionOf(terms),
      body: storedRichText(terms?.body ?? []),
    },
    kvkkVersion: versionOf(page('kvkk')),
    tiers: readCancelTiers(page('cancel')?.data),
  };
}

/** The agency's own version name of a text and the number of its saves: `2026-11/3`. */
function versionOf(page: FrameRows['pageRows'][number] | undefined): string {
  const label = page?.data.version;
  const saves = String(page?.version ?? 0);
  return typeof label === 'string' ? `${label}/${saves}` : saves;
}

type DocumentVilla = {
  name: string;
  permitNo: string | null;
  checkInTime: string;
  checkOutTime: string;
  town: string;
  district: string;
  province: string;
};

export function toDocumentVilla(villa: DocumentVilla): DocumentStay['villa'] {
  const { name, permitNo, checkInTime, checkOutTime, town, district, province } = villa;
  const place = `${town}, ${district} / ${province}`;
  return { name, permitNo, checkInTime, checkOutTime, place };
}

/** Everything that a stay's price and contract depend on. */
type AgreementFacts = { facts: StayFacts; villa: DocumentStay['villa']; frame: DocumentFrame };

/** The facts for a request, in one trip; null when the villa is unknown or not on sale. */
export async function readAgreementFacts(
  db: Database,
  slug: string,
  today: Day,
): Promise<AgreementFacts | null> {
  const id = villaOnSale(slug);
  const { frame, found, facts } = await readTogether(db, {
    frame: frameReads(db),
    found: selectDocumentVilla(db, id),
    facts: stayFactsOnSale(slug, today),
  });
  const stayFacts = toStayFacts(facts);
  const [villa] = found;
  if (stayFacts === null || villa === undefined) return null;
  return { facts: stayFacts, villa: toDocumentVilla(villa), frame: toFrame(frame) };
}

const selectDocumentVilla = (db: Database, id: SQL) =>
  db.read
    .select(documentVillaColumns)
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .innerJoin(districts, eq(districts.id, villas.districtId))
    .where(eq(villas.id, id));

/** The agreement with its guest's check-in time. */
export function arrivingOn(agreement: AgreementFacts, checkIn: Day): AgreementFacts {
  const { facts, villa } = agreement;
  const late = lateArrivalOf(facts.latePromises[checkIn] ?? null, facts.checkInTime);
  return { ...agreement, villa: { ...villa, checkInTime: late ?? villa.checkInTime } };
}

/** The contract of a stay at its price, as of today. */
export function writeContract(
  { villa, frame }: Pick<AgreementFacts, 'villa' | 'frame'>,
  stay: Omit<DocumentStay, 'villa'>,
  issuedOn: Day,
): GuestDocument {
  const { agency, terms, tiers } = frame;
  return composeContract({ ...stay, villa, terms, tiers }, agency, issuedOn);
}
