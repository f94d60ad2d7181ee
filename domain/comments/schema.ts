import { z } from 'zod';

/** A guest's published comment. */
export const PublicComment = z.object({
  id: z.int(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
});
export type PublicComment = z.infer<typeof PublicComment>;

/** GET /v1/website/comments: with the villa it is about. */
export const VillaComment = PublicComment.extend({
  villa: z.object({ slug: z.string(), name: z.string() }),
});
export type VillaComment = z.infer<typeof VillaComment>;
