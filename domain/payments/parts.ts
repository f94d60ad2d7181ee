import { addDays, type Day, istanbulDay } from '#domain/values/dates.ts';
import {
  type BasisPoints,
  FULL_RATE,
  type Kurus,
  shareOf,
  sumKurus,
} from '#domain/values/money.ts';
import { paidForStay, type StayPaid } from './ledger.ts';

/**
 * An interim payment as it was agreed with a stay: from `daysBefore` days before the arrival on, or
 * by the day that a clerk gave, `rate` basis points of what the stay costs without the agency's
 * extras.
 */
export type AgreedPart = { daysBefore: number; rate: BasisPoints; dueOn?: Day | undefined };

/** What the days and amounts of a stay's interim payments follow from. Kuruş. */
export type PlanFacts = {
  total: Kurus;
  prepayment: Kurus;
  /** The part of the total that is for the agency's own services. */
  agencyExtras: Kurus;
  checkIn: Day;
  /** When the stay was agreed, ISO 8601. */
  createdAt: string;
  paymentParts: readonly AgreedPart[] | null;
};

/**
 * A payment by a day: `rate` of the price, and `upTo`, what has to be paid for the stay by then, the
 * prepayment included. Kuruş.
 */
export type PlannedPart = { dueOn: Day; rate: BasisPoints; amount: Kurus; upTo: Kurus };

/** Days that a guest has for a part whose day had passed when the stay was agreed. */
const LATE_DAYS = 7;

/**
 * The interim payments of a stay, the first first. They follow its dates and its price, whatever
 * changes these; parts of one day are one, and what would be due on the day of arrival or later is
 * paid at the door. The same as the view `stay_parts` (drizzle/rules/stay-parts.sql).
 */
export function planOf(facts: PlanFacts): PlannedPart[] {
  const { total, prepayment, agencyExtras, checkIn } = facts;
  const price = Math.max(0, total - agencyExtras);
  const rates = ratesByDay(facts);
  let upTo = Math.min(prepayment, price);
  let sum = 0;
  return [...rates.keys()]
    .filter((day) => day < checkIn)
    .toSorted()
    .flatMap((dueOn) => {
      const rate = rates.get(dueOn) ?? 0;
      sum += rate;
      const next = Math.min(price, prepayment + shareOf(price, sum));
      const amount = next - upTo;
      upTo = next;
      return amount > 0 ? [{ dueOn, rate, amount, upTo }] : [];
    });
}

/**
 * The interim payments of any stay agreed from now on, the first first, each as far as the prepayment
 * and those before leave something to pay (`planOf`).
 */
export function sharesOf(
  parts: readonly AgreedPart[],
  prepaymentRate: BasisPoints,
): { daysBefore: number; rate: BasisPoints }[] {
  let open = FULL_RATE - prepaymentRate;
  return parts
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .flatMap(({ daysBefore, rate: asked }) => {
      const rate = Math.min(asked, open);
      open -= rate;
      return rate > 0 ? [{ daysBefore, rate }] : [];
    });
}

function ratesByDay({ checkIn, createdAt, paymentParts }: PlanFacts): Map<Day, number> {
  const rates = new Map<Day, number>();
  const soonest = addDays(istanbulDay(new Date(createdAt)), LATE_DAYS);
  for (const { daysBefore, rate, dueOn } of paymentParts ?? []) {
    const own = addDays(checkIn, -daysBefore);
    const day = dueOn ?? (own < soonest ? soonest : own);
    rates.set(day, (rates.get(day) ?? 0) + rate);
  }
  return rates;
}

/** A planned part and how much of it is left to pay. */
export type OpenPart = PlannedPart & { left: Kurus };

/** The parts with what is left of each; money that came early pays the earliest. */
export const openOf = (parts: readonly PlannedPart[], paid: StayPaid): OpenPart[] =>
  parts.map((part) => ({
    ...part,
    left: Math.max(0, Math.min(part.amount, part.upTo - paidForStay(paid))),
  }));

export const openParts = (stay: PlanFacts & StayPaid): OpenPart[] => openOf(planOf(stay), stay);

/**
 * What is to be paid next of a plan, once the prepayment is: everything whose day has passed,
 * together, else the next part; null when nothing is left of it.
 */
export function nextPart(
  parts: readonly Pick<OpenPart, 'dueOn' | 'left'>[],
  today: Day,
): { dueOn: Day; amount: Kurus } | null {
  const open = parts.filter(({ left }) => left > 0);
  const [first] = open;
  if (first === undefined) return null;
  const late = open.filter(({ dueOn }) => dueOn < today);
  const asked = late.length > 0 ? late : [first];
  return { dueOn: first.dueOn, amount: sumKurus(asked.map(({ left }) => left)) };
}
