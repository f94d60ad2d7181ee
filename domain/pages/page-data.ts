import * as z from 'zod';
import { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { line, paragraph } from '#domain/wire/fields.ts';
import type { PageSection } from './schema.ts';

const NoData = z.strictObject({});

/** The agency's own name for a version of a legal text, such as `2026-11`. */
const LegalData = z.strictObject({ version: line(1, 40).optional() });

const CancelData = z.strictObject({
  basis: z.literal('prepayment'),
  tiers: z
    .array(CancelTier)
    .min(1, 'En az bir kademe olmalı.')
    .max(10)
    .refine(isFromFarToNear, 'Kademeler en uzak günden 0. güne doğru sıralanmalı.')
    .refine(keepsMoreLater, 'Girişe yaklaştıkça kesinti azalamaz.'),
});

const HomeData = z.strictObject({
  whyUs: z.array(z.strictObject({ title: line(1, 80), text: paragraph(300).min(1) })).max(8),
});

/** Fields that only one section has, besides its text. */
export const PAGE_DATA = {
  about: NoData,
  rental: LegalData,
  cancel: CancelData,
  privacy: LegalData,
  kvkk: LegalData,
  howrent: NoData,
  home: HomeData,
} as const satisfies Record<PageSection, z.ZodType>;

/** The days decrease from tier to tier, and the last tier begins on the day of check-in. */
function isFromFarToNear(tiers: CancelTier[]): boolean {
  const falls = everyPair(tiers, (far, near) => near.daysBefore < far.daysBefore);
  return falls && tiers.at(-1)?.daysBefore === 0;
}

function keepsMoreLater(tiers: CancelTier[]): boolean {
  return everyPair(tiers, (far, near) => near.keptRate >= far.keptRate);
}

/** Whether `holds` of each item and the one before it. */
function everyPair<Item>(items: Item[], holds: (before: Item, item: Item) => boolean): boolean {
  return items.every((item, i) => {
    const before = items[i - 1];
    return before === undefined || holds(before, item);
  });
}
