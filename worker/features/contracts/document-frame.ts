import { inArray } from 'drizzle-orm';
import { toDocumentAgency } from '#domain/guest-documents/agency.ts';
import type { ContractTerms } from '#domain/guest-documents/contract.ts';
import type { DocumentAgency } from '#domain/guest-documents/guest-document.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { type CancelTier, readCancelTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { pick } from '#domain/values/pick.ts';
import { pages } from '#drizzle/schema/content.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Answers } from '#worker/platform/database/read-together.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';

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
  ...pick(villas, 'name', 'permitNo', 'checkInTime', 'checkOutTime'),
  town: towns.name,
  district: districts.name,
  province: districts.provinceName,
};

const agencySettings = writtenOnce()((read) =>
  read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.group, ['site', 'contact'])),
);

const agencyTexts = writtenOnce()((read) =>
  read
    .select(pick(pages, 'section', 'title', 'body', 'data', 'version'))
    .from(pages)
    .where(inArray(pages.section, ['rental', 'cancel', 'kvkk'])),
);

/** The reads for the common parts, to be included in any trip. */
export const frameReads = () => ({ settingRows: agencySettings({}), pageRows: agencyTexts({}) });

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
