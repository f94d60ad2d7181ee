import { notFound } from '#domain/errors.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { GuestDocumentInput, StayDocuments } from '#domain/guest-documents/schema.ts';
import { translateDocument } from '#domain/guest-documents/translate.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { hasVoucher } from '#domain/guest-documents/voucher.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import {
  byCodeAndEmail,
  byId,
  byStayLink,
  findStayDocumentFacts,
  type StayDocumentFacts,
} from './queries.ts';
import { contractOf, voucherOf, withTranslation } from './stay-documents.ts';
import { paperVoice } from '#worker/features/contracts/paper-voice.ts';
import { openVoucherLink, voucherLink } from '#worker/features/guest-links/voucher-link.ts';

const STAY_DOCUMENTS = ['voucher', 'contract'] as const;
type StayDocument = (typeof STAY_DOCUMENTS)[number];

/** In the guest's language; the contract has it beside the Turkish text, which is the binding one. */
async function compose(
  { db, clock }: Deps,
  facts: StayDocumentFacts,
  which: StayDocument,
): Promise<GuestDocument> {
  const { language } = facts.row;
  const isTurkish = language === null || language === FIRST_LANGUAGE;
  const turkish = which === 'voucher' ? voucherOf(facts, clock) : contractOf(facts, clock);
  if (isTurkish) return turkish;
  const voice = await paperVoice(db, language, turkish);
  return which === 'voucher'
    ? translateDocument(turkish, voice)
    : withTranslation(facts, turkish, voice);
}

/** The documents available for a reservation. One trip. @throws `NOT_FOUND` */
export async function listStayDocuments(deps: Deps, id: string): Promise<StayDocuments> {
  const { row, contract } = await getFacts(deps, id);
  return {
    voucher: hasVoucher(row.status) ? { link: await voucherLink(deps, row) } : null,
    contract: {
      acceptedAt: contract?.acceptedAt ?? null,
      termsVersion: contract?.termsVersion ?? null,
    },
  };
}

/** A document of a reservation. One trip. @throws `NOT_FOUND`, `NOT_CONFIRMED` (422) for a voucher */
export async function findStayDocument(
  deps: Deps,
  id: string,
  guestDocument: StayDocument,
): Promise<GuestDocument> {
  return compose(deps, await getFacts(deps, id), guestDocument);
}

/**
 * A guest's own document, by code and e-mail or by the link of the stay's page. @throws as above,
 * the same 404 whatever was wrong
 */
export async function findGuestDocument(
  deps: Deps,
  input: GuestDocumentInput,
  guestDocument: StayDocument,
): Promise<GuestDocument> {
  const which =
    'stay' in input
      ? byStayLink(await sha256(input.stay), instant(deps.clock))
      : byCodeAndEmail(input.code, input.email);
  const facts = await findStayDocumentFacts(deps.db, which);
  if (facts === null) {
    throw notFound(
      'stay' in input
        ? 'Bu bağlantı artık geçerli değil.'
        : 'Bu kod ve e-posta ile bir rezervasyon bulamadık. İkisini de kontrol edin.',
    );
  }
  return compose(deps, facts, guestDocument);
}

/** The voucher behind a link of a mail. @throws as above */
export async function findLinkedVoucher(deps: Deps, token: string): Promise<GuestDocument> {
  const { reservationId, linksVersion } = await openVoucherLink(deps, token);
  const facts = await findStayDocumentFacts(deps.db, byId(reservationId));
  if (facts === null || facts.row.linksVersion !== linksVersion) {
    throw notFound('Bu bağlantı artık geçerli değil. Acentadan yenisini isteyebilirsiniz.');
  }
  return compose(deps, facts, 'voucher');
}

async function getFacts({ db }: Deps, id: string): Promise<StayDocumentFacts> {
  const facts = await findStayDocumentFacts(db, byId(id));
  if (facts === null) throw notFound('Böyle bir rezervasyon yok.');
  return facts;
}
