import { z } from 'zod';

/** GET /v1/map: the agency's own tiles under the drawn coast; null where there are none. */
export const MapFacts = z.object({
  tiles: z.object({ attribution: z.string() }).nullable(),
});
export type MapFacts = z.infer<typeof MapFacts>;
