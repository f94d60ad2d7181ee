import * as z from 'zod';
import { tidyName } from '#domain/values/person-name.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { IbanSchema, line } from '#domain/wire/fields.ts';

/**
 * POST /v1/admin/banks, PUT /v1/admin/banks/{id}: an account that guests may pay to.
 * 409 IBAN_TAKEN when another account has this IBAN.
 */
const fields = {
  bank: line(2, 80),
  holder: line(2, 120, tidyName),
  iban: IbanSchema,
  branch: line(0, 80),
  currency: z.enum(['TRY', 'USD', 'EUR', 'GBP']),
  /** Left out: a new account goes to the end of the list, an existing one keeps its place. */
  order: z.int().min(0).max(10_000).optional(),
  active: z.boolean().optional(),
};

export const BankInput = z.strictObject({
  ...fields,
  branch: fields.branch.default(''),
  currency: fields.currency.default('TRY'),
});
export type BankInput = z.infer<typeof BankInput>;

/** PUT /v1/admin/banks/{id}; fields left out are unchanged. */
export const BankUpdate = z.strictObject(fields).partial();
export type BankUpdate = z.infer<typeof BankUpdate>;

export const Bank = z.object({
  id: z.int(),
  bank: z.string(),
  holder: z.string(),
  iban: z.string(),
  /** In groups of four, as banks print it. */
  iban_formatted: z.string(),
  branch: z.string(),
  currency: z.string(),
  order: z.int(),
  active: z.boolean(),
  /** When the agency tried its karekod with a bank's app; null while guests see none. ISO instant. */
  karekod_tried_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Bank = z.infer<typeof Bank>;

/**
 * PATCH /v1/admin/banks/karekod: the sample that a bank's app read rightly, so that guests see theirs; null
 * where they shall see none. 422 NOT_IN_THIS_STATE for an account of which there is none, 409
 * STALE_VERSION for the sample of another number, holder or currency than it has now.
 */
export const KarekodInput = z.strictObject({ id: z.int(), sample: z.string().max(200).nullable() });
export type KarekodInput = z.infer<typeof KarekodInput>;

/** GET /v1/admin/banks: all accounts, in the agency's order. */
export const BankPage = pageOf(Bank);

export const BankDeleted = z.object({ id: z.int(), deleted: z.literal(true) });
