import * as z from 'zod';
import { EXTRA_PAYEES, extraLines, NewExtra } from './items.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { KurusSchema, line } from '#domain/wire/fields.ts';
import { MAX_PIECES } from './choices.ts';

/** What a price of an extra is for. */
export const EXTRA_UNITS = ['stay', 'night', 'person', 'piece'] as const;
type ExtraUnit = (typeof EXTRA_UNITS)[number];

export const EXTRA_UNIT_LABELS: Record<ExtraUnit, string> = {
  stay: 'konaklama başına',
  night: 'gece başına',
  person: 'kişi başına',
  piece: 'adet',
};

export const MAX_EXTRAS = 12;

const Id = z.string().regex(/^[\w-]{1,40}$/);

/**
 * An extra that a villa offers, at its price in kuruş (decision 0063). `id` identifies it as long
 * as it is offered; a changed price is still the same extra.
 */
export const VillaExtra = z.strictObject({
  id: Id,
  name: line(2, 60),
  text: line(0, 160),
  price: NewExtra.shape.unitPrice,
  unit: z.enum(EXTRA_UNITS),
  payee: z.enum(EXTRA_PAYEES),
  active: z.boolean(),
});
export type VillaExtra = z.infer<typeof VillaExtra>;

/** In the order shown to guests. */
export const VillaExtras = z
  .array(VillaExtra)
  .max(MAX_EXTRAS, `En çok ${MAX_EXTRAS} ek hizmet olabilir.`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    message: 'Aynı ek hizmet iki kez gönderildi.',
  });

/** An extra that a guest takes; `quantity` counts pieces only, never what follows from the stay. */
export const ExtraChoice = z.strictObject({
  id: Id,
  quantity: z.int().min(1).max(MAX_PIECES).default(1),
});
export type ExtraChoice = z.infer<typeof ExtraChoice>;
export const ExtraChoices = z.array(ExtraChoice).max(MAX_EXTRAS);

/** An extra priced for one stay: `amount` is the price times `count`. Kuruş. */
export const OfferedExtra = VillaExtra.omit({ price: true, active: true }).extend({
  unitPrice: KurusSchema,
  count: z.int(),
  amount: KurusSchema,
  chosen: z.boolean(),
});
export type OfferedExtra = z.infer<typeof OfferedExtra>;

type Stay = { checkIn: Day; checkOut: Day; adults: number; children: number };

/** The extras offered for a stay; chosen ones that are no longer offered are left out. */
export function offerExtras(
  extras: readonly VillaExtra[],
  stay: Stay,
  choices: readonly ExtraChoice[],
): OfferedExtra[] {
  return extras
    .filter(({ active }) => active)
    .map(({ id, name, text, unit, payee, price }) => {
      const choice = choices.find((one) => one.id === id);
      const count = countOf(unit, stay, choice?.quantity ?? 1);
      const chosen = choice !== undefined;
      return {
        id,
        name,
        text,
        unit,
        payee,
        unitPrice: price,
        count,
        amount: price * count,
        chosen,
      };
    });
}

function countOf(unit: ExtraUnit, stay: Stay, pieces: number): number {
  switch (unit) {
    case 'stay':
      return 1;
    case 'night':
      return nightsBetween(stay.checkIn, stay.checkOut);
    case 'person':
      return stay.adults + stay.children;
    case 'piece':
      return pieces;
  }
}

/** An extra as an item of its stay (`reservation_extras`). */
export type ExtraItem = Pick<OfferedExtra, 'unitPrice' | 'amount' | 'payee'> & {
  label: string;
  quantity: number;
};

const OF_UNIT: Record<ExtraUnit, string> = {
  stay: '',
  night: ', gecelik',
  person: ', kişi başı',
  piece: '',
};

export const toItem = ({
  name,
  unit,
  unitPrice,
  count,
  amount,
  payee,
}: OfferedExtra): ExtraItem => ({
  label: `${name}${OF_UNIT[unit]}`,
  unitPrice,
  quantity: count,
  amount,
  payee,
});

type Money = { lines: { code: string; label: string; amount: Kurus }[]; total: Kurus };

/** A stay's money including its items: the guest's total, and the agency's own part of it. */
export function withItems<Before extends Money>(money: Before, items: readonly ExtraItem[]) {
  const sum = (which: readonly ExtraItem[]) => which.reduce((all, { amount }) => all + amount, 0);
  const extras = sum(items);
  return {
    ...money,
    lines: [...money.lines, ...extraLines(items)],
    extras,
    agencyExtras: sum(items.filter(({ payee }) => payee === 'agency')),
    total: money.total + extras,
  };
}
