import type { PartyLimits } from '#domain/villas/capacity.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Day } from '#domain/values/dates.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';

export type BookingCardProps = {
  slug: string;
  name: string;
  limits: PartyLimits;
  /** The lowest coming night, kuruş. */
  from: Kurus;
  today: Day;
  cancelTiers: readonly CancelTier[];
  /** The agency's address at WhatsApp, without a message. */
  whatsapp: string;
};
