import type { BlogPost } from '#domain/blog/admin-schema.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import type { PostRow } from './admin-queries.ts';

/** A post as its editor opens it. */
export function toBlogPost({ body, ...row }: PostRow): BlogPost {
  return { ...row, body: storedRichText(body) };
}
