import * as z from 'zod';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { FULL_RATE } from '#domain/values/money.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import type { AgreedPart } from './parts.ts';

/** The most interim payments between the prepayment and the door. */
export const MAX_PARTS = 4;

/**
 * An interim payment: from `daysBefore` days before the arrival on, `rate` basis points of what the
 * stay costs, without the agency's extras.
 */
export const PartRule = z.strictObject({
  daysBefore: z.int().min(1, 'En az 1 gün önce olmalı.').max(365, 'En çok 365 gün önce olabilir.'),
  rate: z.int().min(1, 'Oran sıfırdan büyük olmalı.').max(FULL_RATE, 'En çok %100 olabilir.'),
});
export type PartRule = z.infer<typeof PartRule>;

/** The interim payments of an agency or of a villa; empty for none. */
export const PartRules = z
  .array(PartRule)
  .max(MAX_PARTS, `En çok ${MAX_PARTS} ara ödeme olabilir.`)
  .refine(
    (rules) => new Set(rules.map(({ daysBefore }) => daysBefore)).size === rules.length,
    'İki ara ödeme aynı güne düşüyor.',
  )
  .refine((rules) => ratesOf(rules) <= FULL_RATE, 'Ara ödemelerin toplamı %100’ü geçiyor.');
export type PartRules = z.infer<typeof PartRules>;

/** One of a stay: as agreed with it, with another day where a clerk gave one. */
const AgreedParts = z.array(
  z.object({ daysBefore: z.int(), rate: z.int(), dueOn: DaySchema.optional() }),
);

/** Of `reservations.payment_parts` or `villas.payment_parts`, as stored; none for what is not one. */
export const readParts = (stored: unknown): AgreedPart[] =>
  AgreedParts.safeParse(stored).data ?? [];

/** Of a text of the settings or the database; none for what is no plan. */
export function readPartsText(text: string): AgreedPart[] {
  // Most agencies have no plan: an exception a price would cost more than the rest of the settings.
  if (text === '') return [];
  try {
    return readParts(JSON.parse(text));
  } catch {
    return [];
  }
}

const ratesOf = (rules: readonly Pick<PartRule, 'rate'>[]): number =>
  rules.reduce((sum, { rate }) => sum + rate, 0);

/**
 * A part of a price that is to be paid by a day, `rate` basis points of it; `upTo`: what has to be
 * paid by then in all, the prepayment included. Kuruş.
 */
export const PlannedPart = z.object({
  dueOn: DaySchema,
  rate: z.int(),
  amount: KurusSchema,
  upTo: KurusSchema,
});

/** The same of a stay, and what is left of it to pay. */
export const OpenPart = PlannedPart.extend({ left: KurusSchema });

/** A clerk's plan: days instead of distances. */
export const PlanInput = z
  .array(z.strictObject({ due_on: DaySchema, rate: PartRule.shape.rate }))
  .max(MAX_PARTS, `En çok ${MAX_PARTS} ara ödeme olabilir.`)
  .refine((parts) => ratesOf(parts) <= FULL_RATE, 'Ara ödemelerin toplamı %100’ü geçiyor.');

/** As it is stored with the stay. */
export const toAgreed = (plan: z.infer<typeof PlanInput>, checkIn: Day): AgreedPart[] =>
  plan.map(({ due_on: dueOn, rate }) => ({
    daysBefore: nightsBetween(dueOn, checkIn),
    rate,
    dueOn,
  }));
