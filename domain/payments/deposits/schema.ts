import * as z from 'zod';
import { KurusSchema, line } from '#domain/wire/fields.ts';
import { ReservationMoney } from '../admin-schema.ts';
import { MAX_KURUS } from '../refunds/give-back-schema.ts';

/** POST /v1/admin/deposits/{id}/keep, the fields beside the photo; a form's numbers are text. */
export const KeepDepositFields = {
  amount: z
    .string()
    .max(12)
    .regex(/^[1-9]\d{0,10}$/, 'Tutarı yazın.')
    .transform(Number)
    .meta({ type: 'string', maxLength: 12, description: 'Kuruş', example: '150000' }),
  /** What is damaged; shown to the guest. */
  reason: line(5, 400),
};

/** The deduction is recorded and the guest is notified. */
export const KeptDeposit = z.object({
  id: z.string(),
  amount: KurusSchema,
  reason: z.string(),
  reservation: ReservationMoney,
});
export type KeptDeposit = z.infer<typeof KeptDeposit>;

/**
 * POST /v1/admin/transactions/{id}/correction (+ Idempotency-Key): takes back all or a part of a
 * deduction that was entered wrongly.
 */
export const CorrectKeptInput = z.strictObject({
  /** How much of it is taken back, not what is left of it. */
  amount: KurusSchema.min(1, 'Tutar sıfırdan büyük olmalı.').max(MAX_KURUS),
  reason: line(5, 400),
});
export type CorrectKeptInput = z.infer<typeof CorrectKeptInput>;

/** `left` remains of the deduction. */
export const CorrectedKept = KeptDeposit.extend({ left: KurusSchema });
export type CorrectedKept = z.infer<typeof CorrectedKept>;
