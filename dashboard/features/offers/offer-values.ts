import type * as z from 'zod';
import type { CreateOfferInput } from '#domain/offers/admin-schema.ts';

export type OfferValues = z.input<typeof CreateOfferInput>;

/** A villa of an offer with its nights and people, before a price was agreed. */
export type OfferedStay = Omit<OfferValues['villas'][number], 'total'>;
