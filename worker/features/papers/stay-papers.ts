import { refused } from '#domain/errors.ts';
import { asAccepted, asUnsigned } from '#domain/papers/contract.ts';
import { Paper } from '#domain/papers/paper.ts';
import type { PaperStay } from '#domain/papers/stay-blocks.ts';
import { extraLines } from '#domain/reservations/extras.ts';
import { composeVoucher, hasVoucher } from '#domain/papers/voucher.ts';
import type { Clock } from '../../platform/clock.ts';
import { today } from '../../platform/clock.ts';
import { toPaperVilla, writeContract } from './contract-facts.ts';
import type { StayPaperFacts } from './queries.ts';

/** @throws `NOT_CONFIRMED` (422) while the stay is not sold */
export function voucherOf(facts: StayPaperFacts, clock: Clock): Paper {
  const { row, villa, greeter, frame } = facts;
  if (!hasVoucher(row.status)) throw refused('NOT_CONFIRMED');
  return composeVoucher(
    {
      ...stayOf(facts),
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
      tiers: frame.tiers,
    },
    frame.agency,
    today(clock),
  );
}

/**
 * The contract as the guest agreed to it, word for word; where nobody agreed on the website, the
 * contract of the stay as it is now, to be signed with a pen.
 */
export function contractOf(facts: StayPaperFacts, clock: Clock): Paper {
  const { row, contract } = facts;
  if (contract !== null) {
    const { acceptedAt: at, termsVersion } = contract;
    return asAccepted(Paper.parse(contract.paper), row.code, guestOf(facts), { at, termsVersion });
  }
  const villa = toPaperVilla(facts.villa);
  const paper = writeContract({ villa, frame: facts.frame }, stayOf(facts), today(clock));
  return asUnsigned(paper, row.code, guestOf(facts));
}

function stayOf({ row, villa, extras }: StayPaperFacts): PaperStay {
  const { checkIn, checkOut, nights, adults, children, babies } = row;
  const { total, prepayment, agencyExtras, deposit } = row;
  const lines = [...row.lines, ...extraLines(extras)];
  const days = { checkIn, checkOut, nights, adults, children, babies };
  return { villa: toPaperVilla(villa), ...days, lines, total, prepayment, agencyExtras, deposit };
}

const guestOf = ({ row }: StayPaperFacts) => ({
  name: `${row.firstName} ${row.lastName}`,
  phone: row.phone,
  email: row.email,
});

function mapLink({ latitude, longitude }: StayPaperFacts['villa']): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}
