import * as z from 'zod';
import { queryId } from '#domain/wire/list-query.ts';
import { STATUSES } from '#domain/reservation-status.ts';
import { DaySchema, KurusSchema } from '#domain/wire/fields.ts';
import { TRANSACTION_KINDS, TRANSACTION_METHODS } from '../ledger.ts';

export const MonthSchema = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Ay YYYY-AA olmalı, örneğin 2026-10.')
  .meta({ description: 'Month in Türkiye', example: '2026-10' });

/** GET /v1/admin/reports/reconciliation?month=2026-10 */
export const ReconciliationQuery = z.object({ month: MonthSchema });

/** Sums of money that actually moved, in kuruş. `net` is money in less money out. */
export const MovedSums = z.object({
  /** From guests for stays. */
  received: KurusSchema,
  /** Back to guests out of that. */
  refunded: KurusSchema,
  deposits_in: KurusSchema,
  deposits_out: KurusSchema,
  /** To owners. */
  paid_out: KurusSchema,
  net: KurusSchema,
  entries: z.int(),
});
export type MovedSums = z.infer<typeof MovedSums>;

/**
 * Money that moved in a month, counted by the day of payment in Türkiye. `opening` + `totals.net` =
 * `closing`: the money the agency holds for guests and owners. Lists of entries that need attention
 * are complete.
 */
export const Reconciliation = z.object({
  month: MonthSchema,
  opening: KurusSchema,
  closing: KurusSchema,
  totals: MovedSums,
  /** One row for each channel: the account statements to compare with. */
  channels: z.array(
    MovedSums.extend({
      method: z.enum(TRANSACTION_METHODS),
      /** Null for money that moved outside a provider. */
      provider: z.string().nullable(),
    }),
  ),
  kinds: z.array(
    z.object({ kind: z.enum(TRANSACTION_KINDS), amount: KurusSchema, entries: z.int() }),
  ),
  days: z.array(z.object({ day: DaySchema, came: KurusSchema, left: KurusSchema })),
  /** Attempts that failed in the month, and refunds whose result is not known yet. */
  failed: z.int(),
  pending: z.array(
    z.object({
      id: z.string(),
      reservation_id: z.string(),
      amount: KurusSchema,
      created_at: z.string(),
    }),
  ),
  /** Alarms of the month that nobody has settled. */
  open_alarms: z.int(),
  /**
   * What providers reported as paid and what of it is in the ledger; the two are equal, or alarms
   * explain the difference.
   */
  providers: z.array(
    z.object({
      provider: z.string(),
      reported: z.int(),
      booked: z.int(),
      booked_amount: KurusSchema,
    }),
  ),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/**
 * GET /v1/admin/reports/statement?owner=7&month=2026-10; owners leave `owner` out. `until` is the
 * last of several months.
 */
export const StatementQuery = z
  .object({ owner: queryId.optional(), month: MonthSchema, until: MonthSchema.optional() })
  .refine(({ month, until }) => until === undefined || until >= month, {
    path: ['until'],
    message: 'Son ay, ilk aydan önce olamaz.',
  });
export type StatementQuery = z.infer<typeof StatementQuery>;

/** A stay of a statement, in kuruş. */
export const StatementStay = z.object({
  reservation_id: z.string(),
  reservation_uid: z.string(),
  villa_id: z.int(),
  villa_name: z.string(),
  customer_name: z.string(),
  status: z.enum(STATUSES),
  checkin: DaySchema,
  checkout: DaySchema,
  nights: z.int(),
  /** The owner's price of the nights, less the owner's own discount. */
  gross: KurusSchema,
  commission: KurusSchema,
  /** Cleaning and the owner's own services, which the guest pays in addition to the nights. */
  extras: KurusSchema,
  /**
   * What the owner receives in total: `gross` − `commission` + `extras`, which equals `at_door` +
   * `payout`.
   */
  net: KurusSchema,
  /** What the guest pays the owner directly: on arrival, less what the agency took of it. */
  at_door: KurusSchema,
  /** Received by the agency for this stay so far, less refunds. */
  collected: KurusSchema,
  /**
   * What the agency passes on of the money it takes (negative when the owner took the agency's part
   * as well), and how much of it has been paid to the owner.
   */
  payout: KurusSchema,
  paid_out: KurusSchema,
  left: KurusSchema,
});
export type StatementStay = z.infer<typeof StatementStay>;

/**
 * An owner's month, or several: the stays that begin in it, and the payouts made in it for any
 * stay. `carried` + `totals.payout` − `totals.paid_this_month` = `balance`; all of these are sums
 * of the ledger.
 */
export const Statement = z.object({
  month: MonthSchema,
  /** The last month. */
  until: MonthSchema,
  owner: z.object({ id: z.int(), name: z.string(), iban: z.string().nullable() }),
  stays: z.array(StatementStay),
  /** Valid invoices of the commission of these stays. `gross`: what the whole invoice says. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issued_on: DaySchema,
      gross: KurusSchema,
      /** Its PDF is there. */
      file: z.boolean(),
    }),
  ),
  /** Negative when a payout was returned or taken back. */
  payouts: z.array(
    z.object({
      id: z.string(),
      paid_at: z.string(),
      reservation_id: z.string(),
      villa_name: z.string(),
      method: z.enum(TRANSACTION_METHODS),
      amount: KurusSchema,
      note: z.string(),
    }),
  ),
  totals: z.object({
    nights: z.int(),
    gross: KurusSchema,
    commission: KurusSchema,
    extras: KurusSchema,
    net: KurusSchema,
    at_door: KurusSchema,
    collected: KurusSchema,
    payout: KurusSchema,
    paid_this_month: KurusSchema,
  }),
  /** Owed to the owner from stays before this month; negative when too much was paid. */
  carried: KurusSchema,
  /** Owed to the owner at the end of the month. */
  balance: KurusSchema,
});
export type Statement = z.infer<typeof Statement>;

/** GET /v1/admin/reports/balances?month=2026-10 */
export const OwnerBalancesQuery = z.object({ month: MonthSchema });

/** The last line of an owner's statement of the month, as in `Statement`; in kuruş. */
export const OwnerBalance = Statement.pick({ owner: true, carried: true, balance: true }).extend(
  Statement.shape.totals.pick({ payout: true, paid_this_month: true }).shape,
);
export type OwnerBalance = z.infer<typeof OwnerBalance>;

/** Every owner with a balance at the end of the month, the highest first. */
export const OwnerBalances = z.object({ month: MonthSchema, owners: z.array(OwnerBalance) });
export type OwnerBalances = z.infer<typeof OwnerBalances>;
