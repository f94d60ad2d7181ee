import * as z from 'zod';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { PictureKeySchema } from '#domain/media/picture-key.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { InstantSchema, line, paragraph } from '#domain/wire/fields.ts';

/** GET /v1/admin/blog?skip&take=10 */
export const BlogListQuery = z.object({
  ...pagingShape(10),
  /** Part of the title, the excerpt or a tag. */
  q: queryText.optional(),
  /** `published`: visible now; `scheduled`: its day has not come; `draft`: no day or switched off. */
  state: z.enum(['published', 'scheduled', 'draft']).optional(),
  order: orderOf(['published', 'title', 'updated']).default('-published'),
});
export type BlogListQuery = z.infer<typeof BlogListQuery>;

export const BlogListItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  image: z.string().nullable(),
  imageAlt: z.string(),
  /** ISO instant, null for a draft. */
  publishedAt: z.string().nullable(),
  active: z.boolean(),
  version: z.int(),
  updatedAt: z.string(),
});
export type BlogListItem = z.infer<typeof BlogListItem>;
export const BlogList = pageOf(BlogListItem);

/** GET /v1/admin/blog/{id} */
export const BlogPost = BlogListItem.extend({ body: RichText });
export type BlogPost = z.infer<typeof BlogPost>;

const postShape = {
  title: line(3, 150),
  /** Address of the post, `/blog/<slug>`; made from the title when left out. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Yalnız küçük harf, rakam ve tire kullanın.')
    .max(120, 'En çok 120 karakter olabilir.')
    .optional(),
  excerpt: paragraph(400).default(''),
  body: RichText,
  tags: z.array(line(1, 40)).max(12, 'En çok 12 etiket olabilir.').default([]),
  image: PictureKeySchema.nullable().default(null),
  imageAlt: line(0, 200).default(''),
  /** ISO instant from which on the post is public; null keeps it a draft. */
  publishedAt: InstantSchema.nullable().default(null),
  active: z.boolean().default(true),
};

/** POST /v1/admin/blog (201); answers the BlogPost. Errors: SLUG_TAKEN (409). */
export const CreateBlogPostInput = z.strictObject(postShape);
export type CreateBlogPostInput = z.infer<typeof CreateBlogPostInput>;

/**
 * POST /v1/admin/blog/edit (200): replaces the whole post; a missing field takes its default, a
 * missing slug is unchanged. Answers the BlogPost. Errors: NOT_FOUND (404), STALE_VERSION,
 * SLUG_TAKEN (409).
 */
export const EditBlogPostInput = z.strictObject({
  id: z.int().positive(),
  version: z.int().positive(),
  ...postShape,
});
export type EditBlogPostInput = z.infer<typeof EditBlogPostInput>;
