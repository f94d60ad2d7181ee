import { sql } from 'drizzle-orm';
import type { BlogPost, CreateBlogPostInput } from '#domain/blog/admin-schema.ts';
import { conflict } from '#domain/errors.ts';
import { blogPosts } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import { postColumns, slugOfTitle } from './post-columns.ts';
import { toBlogPost } from './present.ts';

/**
 * Creates a post; without a publication date it is a draft. @throws `SLUG_TAKEN` (409),
 * `UNKNOWN_CHOICE` (422) for a picture that no longer exists
 */
export async function createPost(
  deps: Deps,
  input: CreateBlogPostInput,
  actor: Actor,
): Promise<BlogPost> {
  await requirePicture(deps, input.image);
  const write = beginWrite(deps, actor);
  const { at } = write;
  const { searchText, sortKey, ...post } = postColumns(input);
  const row = { ...post, slug: input.slug ?? slugOfTitle(input.title), updatedAt: at };
  const added = write.insert(blogPosts, { ...row, searchText, sortKey }, () =>
    conflict('SLUG_TAKEN'),
  );
  const written = await write.run([
    added,
    write.audit('blog_post.create', sql`last_insert_rowid()`, { after: row }),
  ]);
  return toBlogPost({ ...row, id: written.idOf(added), version: 1 });
}
