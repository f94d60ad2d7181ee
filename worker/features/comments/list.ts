import type { PublicCommentQuery, VillaComment } from '#domain/comments/schema.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { pagePublishedComments } from './queries.ts';

/** Guests' published reviews of villas on sale, newest first by default; one trip. */
export async function listComments(
  db: Database,
  query: PublicCommentQuery,
): Promise<{ items: VillaComment[]; total: number; skip: number; take: number }> {
  const { skip, take } = query;
  return { ...(await pagePublishedComments(db, query)), skip, take };
}
