import * as z from 'zod';
import { TRANSACTION_KINDS } from '#domain/payments/ledger.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';

/** A line of a price as shown to the guest. Kuruş. */
export const MoneyLine = z.object({ code: z.string(), label: z.string(), amount: KurusSchema });

/**
 * A total that may be struck through beside the new one, in kuruş, with the first and last day of the
 * campaign, which must stand beside it.
 */
export const BeforePriceSchema = z.object({ total: KurusSchema, from: DaySchema, to: DaySchema });

/**
 * What the guest still owes of the total: of the prepayment, for the agency's services, of the
 * interim payments before the arrival, and to the owner on arrival. Their sum is `total` less `paid`.
 */
export const Dues = z.object({
  prepayment: KurusSchema,
  extras: KurusSchema,
  parts: KurusSchema,
  atDoor: KurusSchema,
});

/**
 * The largest amount for an entry of each kind: what the guest owes for it, or what may be refunded
 * or passed on (`openAmount` of domain/payments); not shown to owners. Kuruş.
 */
export const OpenAmounts = z.record(z.enum(TRANSACTION_KINDS), KurusSchema);

/** What became of what was paid for a stay that is off; null where nothing was. */
export const GivenBack = z.object({
  received: KurusSchema,
  kept: KurusSchema,
  refunded: KurusSchema,
  /** Decided, and not at the bank yet. */
  open: KurusSchema,
});
