import { nightsBetween } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { findPartyProblem } from '#domain/villas/capacity.ts';
import { hasBegun, shorterStay } from './begun-stay.ts';
import { OVERRIDABLE } from './clerk-input.ts';
import { type AgreedStay, INACTIVE, type SaleRefusal, type SaleRequest } from './clerk-sale.ts';
import { discountsFit, moneyParts } from './pricing/money-parts.ts';
import { priceStay, quoteStay } from './pricing/pricing.ts';
import { type MoneySnapshot, moneySnapshot } from './pricing/snapshot.ts';
import { refuseParty } from './refusals.ts';

/** The stay that moves, and the facts of the other house; `stay` gives the party. */
export type RelocationRequest = Omit<SaleRequest, 'agreed' | 'overridden' | 'discount'> & {
  agreed: AgreedStay;
};

/**
 * Guests who move to another house in the middle of their stay: the nights that were slept stay
 * where they were slept, with their share of the money, and the others are a stay of their own in
 * the other house, so that each owner gets what is theirs. `after` is null where the other house
 * has no price.
 */
type Relocation = {
  refusal: SaleRefusal | null;
  before: MoneySnapshot;
  after: MoneySnapshot | null;
  /** Of both, in kuruş. */
  total: Kurus | null;
};

/**
 * What becomes of a stay whose guests move today. `price` `agreed` (the default): they pay what was
 * agreed in all; `new`: the nights that are left cost what the other house costs today. The minimum
 * stay and the arrival days of the other house do not hold: nobody would otherwise have a bed.
 */
export function assessRelocation(request: RelocationRequest): Relocation {
  const { agreed, today, stay, villa, terms } = request;
  const slept = nightsBetween(agreed.checkIn, today);
  const left = nightsBetween(today, agreed.checkOut);
  const rest = { ...request, stay: { ...stay, checkIn: today, checkOut: agreed.checkOut } };
  const cannot = findObstacle(request, slept, left);
  if (cannot !== null) {
    return { refusal: cannot, before: moneySnapshot(agreed), after: null, total: null };
  }
  const before = shorterStay(agreed, slept);
  const priced = priceStay(rest);
  const after =
    request.price === 'new'
      ? priced.ok
        ? { ...moneySnapshot(priced), deposit: 0 }
        : null
      : remainder(agreed, before, left, terms);
  const total = after === null ? null : before.total + after.total;
  const party = findPartyProblem(stay, terms);
  if (party !== null) return { before, after, total, refusal: toRefusal(refuseParty(party)) };
  if (!villa.active) return { before, after, total, refusal: INACTIVE };
  const answer = quoteStay({ ...rest, waived: OVERRIDABLE });
  // A clerk who keeps the agreed price needs no price of the other house.
  const isSold = answer.ok || (answer.code === 'CLOSED' && after !== null);
  return { before, after, total, refusal: isSold ? null : toRefusal(answer) };
}

const toRefusal = ({ code, message }: Pick<SaleRefusal, 'code' | 'message'>): SaleRefusal => ({
  code,
  message,
  suggestion: null,
});

const fixed = (message: string): SaleRefusal => toRefusal({ code: 'STAY_FIXED', message });

function findObstacle(
  { agreed, today, villa }: RelocationRequest,
  slept: number,
  left: number,
): SaleRefusal | null {
  if (!hasBegun(agreed, today)) {
    return fixed('Misafir henüz gelmedi; villayı “Konaklamayı değiştir” ile değiştirin.');
  }
  if (slept < 1)
    return fixed('Misafir bugün geldi; villayı “Konaklamayı değiştir” ile değiştirin.');
  if (left < 1) return fixed('Misafir bugün çıkıyor; taşınacak gece kalmadı.');
  return villa.id === agreed.villaId
    ? fixed('Misafir zaten bu villada; başka bir villa seçin.')
    : null;
}

/** What is left of the agreed money for the nights in the other house, by its owner's rates. */
function remainder(
  agreed: AgreedStay,
  before: MoneySnapshot,
  nights: number,
  { prepaymentRate, commissionRate }: SaleRequest['terms'],
): MoneySnapshot {
  const amounts = {
    gross: agreed.gross - before.gross,
    ownerDiscount: agreed.ownerDiscount - before.ownerDiscount,
    agencyDiscount: agreed.agencyDiscount - before.agencyDiscount,
    service: agreed.service - before.service,
    // The house that is left is cleaned for it.
    cleaning: 0,
    extras: 0,
  };
  const fitting = discountsFit(amounts) ? amounts : { ...amounts, agencyDiscount: 0 };
  const {
    net: _net,
    balance: _balance,
    ...parts
  } = moneyParts({
    ...fitting,
    prepaymentRate,
    commissionRate,
  });
  return {
    ...fitting,
    ...parts,
    deposit: 0,
    nights,
    lines: [{ code: 'nights', label: `${nights} gece, anlaşılan fiyat`, amount: parts.total }],
  };
}
