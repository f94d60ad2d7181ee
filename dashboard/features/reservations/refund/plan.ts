import { type Kurus, sumKurus } from '#domain/values/money.ts';
import { isIban } from '#domain/values/iban.ts';
import type {
  HAND_METHODS,
  RefundDecision,
  RefundTerms,
  RefundWay,
} from '#domain/payments/refunds/give-back-schema.ts';
import { splitRefund } from '#domain/payments/refunds/refundable.ts';

/** States to which a clerk ends a stay early. */
export type OffStatus = 'rejected' | 'cancelled' | 'no_show';

/** How money is refunded outside a card; `later` leaves it due. */
export type HandWay = (typeof HAND_METHODS)[number] | 'later';

/** The clerk's input about a stay's money, in kuruş; null or NaN while it is invalid. */
export type RefundPlan = {
  kept: Kurus | null;
  keptReason: string;
  /** The refund of each card payment, by its id; one that is left out follows the default split. */
  cards: Record<string, Kurus | null>;
  /** The rest of the stay's money, and how it is refunded. */
  by: HandWay;
  iban: string;
  depositBy: HandWay;
  notify: boolean;
};

/** Defaults from the terms, or from the earlier decision; cards first. */
export function startPlan({ policy, decided }: RefundTerms): RefundPlan {
  return {
    kept: decided?.kept ?? policy.kept,
    keptReason: decided?.reason ?? '',
    cards: {},
    by: 'havale_eft',
    iban: '',
    depositBy: 'havale_eft',
    notify: true,
  };
}

/** What is refunded by which method, computed from the input; kuruş. */
type Split = {
  /** Everything the agency refunds, now or later, without refunds in progress. */
  refund: Kurus;
  /** What the guest is owed beyond that: the owner has it, and gives it back. */
  byOwner: Kurus;
  cards: { payment: string; amount: Kurus | null; left: Kurus }[];
  /** What the cards leave over; negative when they exceed the total. */
  byHand: Kurus;
};

export function splitPlan(terms: RefundTerms, plan: RefundPlan): Split {
  const kept = readable(plan.kept) ?? 0;
  const owed = Math.max(0, terms.paid - kept - terms.on_the_way);
  const refund = Math.min(terms.refundable, owed);
  const usual = splitRefund(refund, {
    cards: terms.cards.map(({ payment, left }) => ({ entry: payment, left })),
  });
  const cards = terms.cards.map(({ payment, left }) => ({
    payment,
    left,
    amount:
      payment in plan.cards
        ? (plan.cards[payment] ?? null)
        : (usual.cards.find(({ entry }) => entry === payment)?.left ?? 0),
  }));
  return {
    refund,
    byOwner: owed - refund,
    cards,
    byHand: refund - sumKurus(cards.map(({ amount }) => readable(amount) ?? 0)),
  };
}

/** Why a plan cannot be sent, by field, in Turkish. */
export type PlanProblems = Partial<Record<'kept' | 'keptReason' | 'cards' | 'iban', string>>;

/** Whether the fee differs from the terms, or from the earlier decision. */
export const needsReason = ({ policy, decided }: RefundTerms, { kept }: RefundPlan): boolean =>
  kept !== policy.kept && kept !== (decided?.kept ?? null);

export function findPlanProblems(terms: RefundTerms, plan: RefundPlan): PlanProblems {
  const problems: PlanProblems = {};
  const kept = readable(plan.kept);
  const { cards, byHand } = splitPlan(terms, plan);
  if (kept === null || kept < 0) problems.kept = 'Bir tutar yazın.';
  else if (kept > terms.paid) problems.kept = 'Kesinti ödenen tutarı aşamaz.';
  if (needsReason(terms, plan) && plan.keptReason.trim() === '') {
    problems.keptReason = 'Koşullardan farklı kesintinin nedenini yazın.';
  }
  if (cards.some(({ amount }) => readable(amount) === null)) problems.cards = 'Bir tutar yazın.';
  else if (cards.some(({ amount, left }) => (amount ?? 0) > left)) {
    problems.cards = 'Bir karta, ondan alınandan fazlası iade edilemez.';
  } else if (byHand < 0) problems.cards = 'Kartlara yazılanlar iadeyi aşıyor.';
  const takesIban = byHand > 0 && (plan.by === 'havale_eft' || plan.by === 'fast');
  if (takesIban && plan.iban.trim() !== '' && !isIban(plan.iban)) {
    problems.iban = 'IBAN geçerli değil; rakamları denetleyin.';
  }
  return problems;
}

/** A valid plan in the form it is sent. */
export function toDecision(terms: RefundTerms, plan: RefundPlan): RefundDecision {
  const { cards, byHand } = splitPlan(terms, plan);
  const ways: RefundWay[] = cards.flatMap(({ payment, amount }) =>
    amount !== null && amount > 0 ? [{ by: 'card' as const, payment, amount }] : [],
  );
  const { by, depositBy, iban } = plan;
  if (byHand > 0 && by !== 'later') {
    const isTransfer = by !== 'cash' && iban.trim() !== '';
    ways.push({ by, of: 'stay', amount: byHand, ...(isTransfer && { iban: iban.trim() }) });
  }
  if (terms.deposit > 0 && depositBy !== 'later') {
    ways.push({ by: depositBy, of: 'deposit', amount: terms.deposit });
  }
  const keptReason = plan.keptReason.trim();
  return {
    kept: plan.kept ?? 0,
    ways,
    notify: plan.notify,
    ...(keptReason !== '' && needsReason(terms, plan) && { keptReason }),
  };
}

/** What the owner holds of the guest's payments: the agency cannot refund it. Kuruş. */
export const heldByOwner = ({ paid, on_the_way, refundable }: RefundTerms): Kurus =>
  Math.max(0, paid - on_the_way - refundable);

/** What the agency still owes after the plan, if every provider agrees; kuruş. */
export function leftDue(terms: RefundTerms, plan: RefundPlan): Kurus {
  const { byHand } = splitPlan(terms, plan);
  return (plan.by === 'later' ? byHand : 0) + (plan.depositBy === 'later' ? terms.deposit : 0);
}

const readable = (kurus: Kurus | null): Kurus | null =>
  kurus === null || Number.isNaN(kurus) ? null : kurus;
