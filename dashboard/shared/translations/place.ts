import type { TranslationItem } from '#domain/translations/admin-schema.ts';

/** Where a text stands, as writes name it. */
export const placeOf = ({ kind, row_id, field, place, source }: TranslationItem) => ({
  kind,
  row_id,
  field,
  place,
  source,
});
