import * as z from 'zod';

/** GET /v1/map: the agency's own tiles to draw over the coast; null without any. */
export const MapFacts = z.object({
  tiles: z.object({ attribution: z.string() }).nullable(),
});
export type MapFacts = z.infer<typeof MapFacts>;
