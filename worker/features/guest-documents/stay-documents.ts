import { refused } from '#domain/errors.ts';
import { asAccepted, asUnsigned } from '#domain/guest-documents/contract.ts';
import { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { planOf } from '#domain/payments/parts.ts';
import type { DocumentStay } from '#domain/guest-documents/stay-parts.ts';
import { extraLines } from '#domain/extras/items.ts';
import {
  besideTurkish,
  fileNameIn,
  partsBeside,
  type PaperVoice,
} from '#domain/guest-documents/translate.ts';
import { composeVoucher, hasVoucher } from '#domain/guest-documents/voucher.ts';
import type { Clock } from '#worker/platform/clock.ts';
import { today } from '#worker/platform/clock.ts';
import { writeContract } from '#worker/features/contracts/contract-facts.ts';
import { toDocumentVilla } from '#worker/features/contracts/document-frame.ts';
import type { StayDocumentFacts } from './queries.ts';

/** @throws `NOT_CONFIRMED` (422) while the stay is not sold */
export function voucherOf(facts: StayDocumentFacts, clock: Clock): GuestDocument {
  const { row, villa, greeter, frame } = facts;
  if (!hasVoucher(row.status)) throw refused('NOT_CONFIRMED');
  return composeVoucher(
    {
      ...stayOf(facts),
      parts: planOf(row),
      code: row.code,
      guest: guestOf(facts),
      paid: row.paid,
      extrasPaid: row.extrasPaid,
      depositTaker: villa.depositTaker,
      address: villa.address ?? '',
      map: mapLink(villa),
      greeter: greeter ?? { name: null, phone: null },
      included: villa.included,
      houseRules: villa.houseRules,
      tiers: agreedTiers(row.cancelTiers),
    },
    frame.agency,
    today(clock),
  );
}

/**
 * The contract as the guest accepted it, word for word; if nobody accepted one on the website, the
 * contract of the stay as it is now, to be signed on paper.
 */
export function contractOf(facts: StayDocumentFacts, clock: Clock): GuestDocument {
  const { row, contract } = facts;
  if (contract !== null) {
    const { acceptedAt: at, termsVersion } = contract;
    return asAccepted(GuestDocument.parse(contract.guestDocument), row.code, guestOf(facts), {
      at,
      termsVersion,
    });
  }
  const villa = toDocumentVilla(facts.villa);
  const frame = { ...facts.frame, tiers: agreedTiers(row.cancelTiers) };
  const guestDocument = writeContract(
    { villa, frame },
    { ...stayOf(facts), createdAt: row.createdAt, paymentParts: row.paymentParts },
    today(clock),
  );
  return asUnsigned(guestDocument, row.code, guestOf(facts));
}

/**
 * A contract with the guest's language below each part: as it was read when it was accepted, and what
 * is added to it since.
 */
export function withTranslation(
  { contract }: StayDocumentFacts,
  paper: GuestDocument,
  voice: PaperVoice,
): GuestDocument {
  if (!contract?.translation) return besideTurkish(paper, voice);
  const read = GuestDocument.parse(contract.translation);
  const { blocks: accepted } = GuestDocument.parse(contract.guestDocument);
  const since = partsBeside(paper.blocks.slice(accepted.length), voice);
  return { ...paper, fileName: fileNameIn(voice, paper), blocks: [...read.blocks, ...since] };
}

function stayOf({ row, villa, extras }: StayDocumentFacts): Omit<DocumentStay, 'parts'> {
  const { checkIn, checkOut, nights, adults, children, babies } = row;
  const { total, prepayment, agencyExtras, deposit } = row;
  const lines = [...row.lines, ...extraLines(extras)];
  const days = { checkIn, checkOut, nights, adults, children, babies };
  return {
    villa: toDocumentVilla(villa),
    ...days,
    lines,
    total,
    prepayment,
    agencyExtras,
    deposit,
  };
}

const guestOf = ({ row }: StayDocumentFacts) => ({
  name: `${row.firstName} ${row.lastName}`,
  phone: row.phone,
  email: row.email,
});

function mapLink({ latitude, longitude }: StayDocumentFacts['villa']): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}
