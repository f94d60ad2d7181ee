import { z } from 'zod';
import { formatIban, parseIban } from '../../values/iban.ts';
import { STATUSES } from '../../reservation-status.ts';
import { DaySchema, KurusSchema, line, paragraph } from '../../wire/fields.ts';
import { CancelTier } from './cancel-tiers.ts';

/** Largest amount a clerk may type: 100 million lira. */
export const MOST_KURUS = 10_000_000_000;

const Amount = z
  .int()
  .min(1, 'Tutar sıfırdan büyük olmalı.')
  .max(MOST_KURUS, 'Tutar en çok 100.000.000 ₺ olabilir.');

const IbanOfGuest = line(0, 42).transform((text, context) => {
  if (text === '') return undefined;
  const iban = parseIban(text);
  if (iban !== null) return iban;
  context.addIssue({ code: 'custom', message: 'IBAN geçerli değil; rakamları denetleyin.' });
  return z.NEVER;
});

/** Ways in which money goes back outside a provider; a clerk records that it went. */
export const HAND_METHODS = ['havale_eft', 'fast', 'cash'] as const;

/**
 * One way in which money goes back. `card`: through the provider that took the payment. By hand: it
 * has gone, to an IBAN or in cash; `of` says whether it is the stay's money or the damage deposit.
 */
const RefundWay = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('card'), payment: line(1, 100), amount: Amount }),
  z.strictObject({
    by: z.enum(HAND_METHODS),
    of: z.enum(['stay', 'deposit']).default('stay'),
    amount: Amount,
    /** Where a transfer went; stands in the entry's note. */
    iban: IbanOfGuest.optional(),
    note: paragraph(300).optional(),
  }),
]);
export type RefundWay = z.infer<typeof RefundWay>;

/**
 * What is decided about the money of a stay that is off, in kuruş. `kept` is the agency's;
 * `keptReason` says why, where it is not what the cancellation terms say. What neither `kept` nor
 * `ways` covers stays due, with its alarm, until it has gone back.
 */
export const RefundDecision = z.strictObject({
  kept: z.int().min(0, 'Kesinti sıfırdan küçük olamaz.').max(MOST_KURUS),
  keptReason: paragraph(500).optional(),
  ways: z.array(RefundWay).max(20).default([]),
  /** Whether the guest is told of each refund. */
  notify: z.boolean().default(true),
});
export type RefundDecision = z.infer<typeof RefundDecision>;

/** GET /v1/admin/reservations/{id}/refund: `to` is the state it would be moved to, where it is not off yet. */
export const RefundQuery = z.object({
  to: z.enum(['rejected', 'cancelled', 'no_show']).default('cancelled'),
});

/**
 * What can be given back of a stay and what its terms say, in kuruş. `paid` is what was received,
 * refunds taken off; `refundable` is that without what is on its way. `decided`: what somebody
 * decided before, null while nobody has.
 */
export const RefundTerms = z.object({
  status: z.enum(STATUSES),
  paid: KurusSchema,
  on_the_way: KurusSchema,
  refundable: KurusSchema,
  /** The day whose tier applies: today, or the day on which it was called off. */
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
      /** The most that this provider can still give back of it. */
      left: KurusSchema,
    }),
  ),
  deposit: KurusSchema,
});
export type RefundTerms = z.infer<typeof RefundTerms>;

/** The note of a refund by hand: where it went and why, as the ledger keeps it. */
export function noteOfWay({ iban, note }: Extract<RefundWay, { of: string }>): string {
  return [iban && `IBAN ${formatIban(iban)}`, note].filter(Boolean).join(' · ');
}
