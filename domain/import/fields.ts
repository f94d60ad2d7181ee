import { PRICE_FIELDS } from './price-fields.ts';
import { RESERVATION_FIELDS } from './reservation-fields.ts';
import type { ImportKind } from './kinds.ts';
import { VILLA_FIELDS } from './villa-fields.ts';
import type { ImportField } from './field.ts';

/** What people call each kind. */
export const KIND_LABELS: Record<ImportKind, string> = {
  villas: 'Villalar',
  prices: 'Fiyatlar',
  reservations: 'Geçmiş rezervasyonlar',
};

/** The columns that a file of each kind may have, in the order of the template. */
export const FIELDS_OF: Record<ImportKind, Record<string, ImportField>> = {
  villas: VILLA_FIELDS,
  prices: PRICE_FIELDS,
  reservations: RESERVATION_FIELDS,
};
