import * as z from 'zod';
import { formatIban } from '#domain/values/iban.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, IbanSchema, KurusSchema, line, paragraph } from '#domain/wire/fields.ts';
import { CancelTier } from './cancel-tiers.ts';

/** Largest amount a clerk may type: 100 million lira. */
export const MAX_KURUS = 10_000_000_000;

const Amount = z
  .int()
  .min(1, 'Tutar sıfırdan büyük olmalı.')
  .max(MAX_KURUS, 'Tutar en çok 100.000.000 ₺ olabilir.');

const IbanOfGuest = z.preprocess((typed) => typed || undefined, IbanSchema.optional());

/** Methods of refunding outside a provider; a clerk records that it was done. */
export const HAND_METHODS = ['havale_eft', 'fast', 'cash'] as const;

/**
 * One way in which money is refunded. `card`: through the provider that took the payment. By hand:
 * already done, to an IBAN or in cash; `of` tells whether it is the stay's money or the damage
 * deposit.
 */
const RefundWay = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('card'), payment: line(1, 100), amount: Amount }),
  z.strictObject({
    by: z.enum(HAND_METHODS),
    of: z.enum(['stay', 'deposit']).default('stay'),
    amount: Amount,
    /** The account it was transferred to; part of the entry's note. */
    iban: IbanOfGuest,
    note: paragraph(300).optional(),
  }),
]);
export type RefundWay = z.infer<typeof RefundWay>;

/**
 * The decision about the money of a stay that has ended, in kuruş. The agency keeps `kept`;
 * `keptReason` says why when that differs from the cancellation terms. What neither `kept` nor
 * `ways` covers stays due, with its alarm, until it has been refunded.
 */
export const RefundDecision = z.strictObject({
  kept: z.int().min(0, 'Kesinti sıfırdan küçük olamaz.').max(MAX_KURUS),
  keptReason: paragraph(500).optional(),
  ways: z.array(RefundWay).max(20).default([]),
  /** Whether the guest is notified of each refund. */
  notify: z.boolean().default(true),
});
export type RefundDecision = z.infer<typeof RefundDecision>;

/**
 * GET /v1/admin/reservations/{id}/refund: `to` is the state it would be moved to, for a stay that
 * has not ended yet.
 */
export const RefundQuery = z.object({
  to: z.enum(['rejected', 'cancelled', 'no_show']).default('cancelled'),
});

/**
 * What can be refunded for a stay and what its terms say, in kuruş. `paid` is what was received,
 * less refunds; `refundable` is that without refunds in progress. `decided`: the decision so far,
 * null before there is one.
 */
export const RefundTerms = z.object({
  status: z.enum(STATUSES),
  paid: KurusSchema,
  on_the_way: KurusSchema,
  refundable: KurusSchema,
  /** The day whose tier applies: today, or the day of the cancellation. */
  day: DaySchema,
  days_left: z.int(),
  tier: CancelTier.nullable(),
  policy: z.object({ kept: KurusSchema, refund: KurusSchema }),
  decided: z.object({ kept: KurusSchema, reason: z.string().nullable() }).nullable(),
  cards: z.array(
    z.object({
      payment: z.string(),
      provider: z.string(),
      paid_at: z.string().nullable(),
      amount: KurusSchema,
      /** The most that this provider can still refund of it. */
      left: KurusSchema,
    }),
  ),
  deposit: KurusSchema,
});
export type RefundTerms = z.infer<typeof RefundTerms>;

/** The note of a refund by hand: recipient and reason, as stored in the ledger. */
export function noteOfWay({ iban, note }: Extract<RefundWay, { of: string }>): string {
  return [iban && `IBAN ${formatIban(iban)}`, note].filter(Boolean).join(' · ');
}
