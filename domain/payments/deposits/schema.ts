import { z } from 'zod';
import { KurusSchema, line } from '../../wire/fields.ts';
import { ReservationMoney } from '../admin-schema.ts';

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
