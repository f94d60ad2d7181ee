import * as z from 'zod';

/** GET /v1/villatype: a villa type as menus and lists show it. */
export const PublicVillaType = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Title of its page; empty: the name. */
  heading: z.string(),
  intro: z.string(),
  /** Key of a 4:3 picture: the type's own, else the cover of its first villa. */
  image: z.string().nullable(),
  /** Average colour, shown until the picture has loaded. */
  color: z.string().optional(),
  /** Villas on sale. */
  villas: z.int(),
});
export type PublicVillaType = z.infer<typeof PublicVillaType>;
