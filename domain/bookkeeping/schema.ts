import * as z from 'zod';
import { MonthSchema } from '#domain/payments/reports/report-schema.ts';
import { KurusSchema } from '#domain/wire/fields.ts';
import { JOURNAL_ROLES } from './accounts.ts';

/** GET /v1/admin/journal?month=2026-10 */
export const JournalQuery = z.object({ month: MonthSchema });

/**
 * An invoice to be issued: `gross` includes the taxes. A negative amount cancels an earlier invoice.
 * Kuruş.
 */
export const DueInvoice = z.object({
  to: z.enum(['owner', 'guest']),
  name: z.string(),
  /** Stays it is for. */
  stays: z.int(),
  what: z.enum(['commission', 'services', 'kept']),
  net: KurusSchema,
  vat: KurusSchema,
  /** Accommodation tax, where there is any. */
  accommodation: KurusSchema.optional(),
  gross: KurusSchema,
});
export type DueInvoice = z.infer<typeof DueInvoice>;

/**
 * A month of the books. `closed`: final; `next`: the one to close, with corrections of closed
 * months; `later`: what has been recorded of it so far.
 */
export const Journal = z.object({
  month: MonthSchema,
  state: z.enum(['closed', 'next', 'later']),
  closed_at: z.string().nullable(),
  closed_by: z.string().nullable(),
  /** The month to close next; null while there is nothing to record. */
  next: MonthSchema.nullable(),
  /** The month is over and may be closed. */
  can_close: z.boolean(),
  vouchers: z.int(),
  corrections: z.int(),
  /** Equal, or the books are wrong. */
  debit: KurusSchema,
  credit: KurusSchema,
  accounts: z.array(
    z.object({
      role: z.enum(JOURNAL_ROLES),
      code: z.string(),
      name: z.string(),
      debit: KurusSchema,
      credit: KurusSchema,
    }),
  ),
  invoices: z.array(DueInvoice),
});
export type Journal = z.infer<typeof Journal>;

/** POST /v1/admin/journal/close */
export const CloseMonthInput = z.strictObject({ month: MonthSchema });
export type CloseMonthInput = z.infer<typeof CloseMonthInput>;
