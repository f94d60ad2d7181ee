import { z } from 'zod';
import { TRANSACTION_KINDS } from '../payments/ledger.ts';
import { KurusSchema } from '../wire/fields.ts';

/** A line of a price as a guest reads it. Kuruş. */
export const MoneyLine = z.object({ code: z.string(), label: z.string(), amount: KurusSchema });

/**
 * What the guest still owes of the total: of the prepayment, for services of the agency, and for the
 * owner at the door. `total` less `paid` is their sum.
 */
export const Dues = z.object({ prepayment: KurusSchema, extras: KurusSchema, atDoor: KurusSchema });

/**
 * What an entry of each kind may come to: what the guest owes for it, what may be given back or passed
 * on (`openAmount` of domain/payments); an owner is told none. Kuruş.
 */
export const OpenAmounts = z.record(z.enum(TRANSACTION_KINDS), KurusSchema);
