import * as z from 'zod';

/** Most rows of a page, whatever `take` is. */
const MAX_TAKE = 200;

/** A number of rows in a query string; refuses `1.5`, `-1`, `1e3`, `abc`. */
const rowCount = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'Sayı bekleniyor.')
    .transform((text) => Math.min(Number(text), max));

/** `skip` and `take` of a list; `take` defaults to the screen's page size and is capped. */
export function pagingShape(defaultTake: number) {
  return {
    skip: rowCount(1_000_000).default(0).meta({ description: 'Rows to pass over' }),
    take: rowCount(MAX_TAKE)
      .default(defaultTake)
      .meta({ description: `Rows of the page, at most ${MAX_TAKE}` }),
  };
}

/** The same for a list that is returned completely unless a page is requested. */
export function wholeShape(maxTake = MAX_TAKE) {
  return {
    skip: pagingShape(maxTake).skip,
    take: rowCount(maxTake)
      .optional()
      .meta({ description: `Rows of a page, at most ${maxTake}; left out: all of them` }),
  };
}

/** One page of a list: `total` counts all matching rows, not those of the page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    skip: z.int(),
    take: z.int(),
  });
}
