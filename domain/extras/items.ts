import * as z from 'zod';
import type { Kurus } from '#domain/values/money.ts';
import { line, KurusSchema } from '#domain/wire/fields.ts';
import type { Status } from '#domain/reservation-status.ts';

/**
 * Who is paid for an extra, and so whose income it is. `owner`: belongs to the house (a pet, pool
 * heating, another bed) and is paid at the door with the balance. `agency`: the agency's own
 * service (a transfer, a boat, a cook), paid to the agency and not part of the owner's statement.
 */
export const EXTRA_PAYEES = ['owner', 'agency'] as const;
type ExtraPayee = (typeof EXTRA_PAYEES)[number];

export const EXTRA_PAYEE_LABELS: Record<ExtraPayee, string> = {
  owner: 'Girişte ev sahibine',
  agency: 'Acentaya',
};

/** An active item of a stay; `amount` is unit price times quantity. Kuruş. */
export const StayExtra = z.object({
  id: z.string(),
  label: z.string(),
  unitPrice: KurusSchema,
  quantity: z.int(),
  amount: KurusSchema,
  payee: z.enum(EXTRA_PAYEES),
});
export type StayExtra = z.infer<typeof StayExtra>;

/**
 * Highest unit price and quantity: 1 million lira, 99 pieces. They only keep sums within bounds.
 */
const MAX_UNIT_PRICE = 100_000_000;
const MAX_QUANTITY = 99;

/** What an item is made of. */
export const NewExtra = z.strictObject({
  label: line(2, 80),
  unitPrice: z
    .int()
    .min(1, 'Tutar sıfırdan büyük olmalı.')
    .max(MAX_UNIT_PRICE, 'Birim tutar en çok 1.000.000 ₺ olabilir.'),
  quantity: z
    .int()
    .min(1, 'Adet en az 1 olmalı.')
    .max(MAX_QUANTITY, `Adet en çok ${MAX_QUANTITY} olabilir.`)
    .default(1),
  payee: z.enum(EXTRA_PAYEES),
});

/**
 * PATCH /v1/admin/reservations/{id}/extras: adds an item to a stay, removes one, or both at once,
 * which is how an item is changed. `version` is the reservation's, `remove` the id of an item.
 */
export const ChangeExtrasInput = z
  .strictObject({
    version: z.int().min(1),
    add: NewExtra.optional(),
    remove: line(1, 100).optional(),
  })
  .refine(({ add, remove }) => add !== undefined || remove !== undefined, {
    message: 'Eklenecek ya da çıkarılacak bir ek hizmet belirtin.',
    path: ['add'],
  });
export type ChangeExtrasInput = z.infer<typeof ChangeExtrasInput>;

/** States in which extras of a stay can still be changed. */
const OPEN: readonly Status[] = ['requested', 'option', 'confirmed', 'staying', 'completed'];

export const mayHaveExtras = (status: Status): boolean => OPEN.includes(status);

/** The items as price lines after those of the stay; together they add up to the total. */
export const extraLines = (
  extras: readonly Pick<StayExtra, 'label' | 'quantity' | 'amount'>[],
): { code: string; label: string; amount: Kurus }[] =>
  extras.map(({ label, quantity, amount }) => ({
    code: 'extra',
    label: quantity > 1 ? `${label} (${quantity} adet)` : label,
    amount,
  }));
