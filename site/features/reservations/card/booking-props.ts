import type { PartyLimits } from '#domain/villas/capacity.ts';
import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import type { Day } from '#domain/values/dates.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';

export type BookingCardProps = {
  slug: string;
  name: string;
  limits: PartyLimits;
  /** What a night costs; zeros where nothing is for sale. */
  span: NightSpan;
  today: Day;
  cancelTiers: readonly CancelTier[];
  /** The agency's address at WhatsApp, without a message. */
  whatsapp: string;
};
