import type { z } from 'zod';
import type { CreateOfferInput } from '#domain/offers/admin-schema.ts';

export type OfferValues = z.input<typeof CreateOfferInput>;
