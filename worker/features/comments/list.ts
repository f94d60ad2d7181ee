import type { VillaComment } from '#domain/comments/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagePublishedComments } from './queries.ts';

type Paging = { skip: number; take: number };

/** Guests' published comments about villas on sale, newest first; one trip. */
export async function listComments(
  db: Database,
  paging: Paging,
): Promise<Paging & { items: VillaComment[]; total: number }> {
  return { ...(await pagePublishedComments(db, paging)), ...paging };
}
