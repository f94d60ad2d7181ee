import type { AdminTownDetail } from '#domain/locations/admin-schema.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import type { StoredTown } from './towns/town-queries.ts';

/** A stored region as the dashboard's form takes it. */
export const toTownDetail = (row: StoredTown): AdminTownDetail => ({
  ...row,
  body: storedRichText(row.body),
});
