import type { PublicCommentQuery, VillaComment } from '#domain/comments/schema.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { pagePublishedComments } from './queries.ts';

/** Guests' published reviews of villas on sale, newest first by default; one trip. */
export async function listComments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: PublicCommentQuery,
): Promise<{ items: VillaComment[]; total: number; skip: number; take: number }> {
  return pagePublishedComments(db, query, today(clock));
}
