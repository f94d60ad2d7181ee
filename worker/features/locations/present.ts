import type { AdminTownDetail } from '#domain/locations/admin-schema.ts';
import { storedBlocks } from '../pages/stored-blocks.ts';
import type { StoredTown } from './town-queries.ts';

/** A stored region as the dashboard's form takes it. */
export const toTownDetail = (row: StoredTown): AdminTownDetail => ({
  ...row,
  body: storedBlocks(row.body),
});
