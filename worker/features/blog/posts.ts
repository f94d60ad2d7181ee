import type { Post, PostSummary } from '#domain/pages/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import { findPostRow, listPostRows } from './queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** Published posts, newest first; one trip. */
export async function listPosts({ db, clock }: ReadDeps): Promise<PostSummary[]> {
  return listPostRows(db, instant(clock));
}

/** A published post, null when there is none by that slug; one trip. */
export async function findPost({ db, clock }: ReadDeps, slug: string): Promise<Post | null> {
  const row = await findPostRow(db, slug, instant(clock));
  return row && { ...row, body: storedRichText(row.body) };
}
