import * as z from 'zod';

/*
 * Lists that the agency orders by hand: questions, people, documents. Their paths are
 * `PATCH …/order` and `PATCH …/activity`; both answer the same as they take.
 */

/** All ids, the first one first. Errors: STALE_ORDER (409) when they are not exactly the rows. */
export const OrderInput = z.strictObject({
  ids: z.array(z.int().positive()).min(1, 'Sıralanacak kayıt yok.').max(500),
});
export const Order = z.object({ ids: z.array(z.int()) });

/** Shows a row on its page or hides it. Errors: NOT_FOUND (404). */
export const ActivityInput = z.strictObject({ id: z.int().positive(), active: z.boolean() });
export const Activity = z.object({ id: z.int(), active: z.boolean() });

type Texts = Record<string, z.ZodType<string | null>>;
type Answered<Fields extends Texts> = { [Name in keyof Fields]: z.ZodType<z.output<Fields[Name]>> };
type Defaults<Fields extends Texts> = { [Name in keyof Fields]?: z.output<Fields[Name]> };
type Added<Fields extends Texts, Given extends Defaults<Fields>> = {
  [Name in keyof Fields]: Name extends keyof Given ? z.ZodDefault<Fields[Name]> : Fields[Name];
};

/** Of the fields only pictures may be: an empty text is ''. */
const mayBeNull = (field: z.ZodType): boolean => field.safeParse(null).success;

const stored = ([name, field]: [string, z.ZodType]) =>
  [name, mayBeNull(field) ? z.string().nullable() : z.string()] as const;

/**
 * The schemas of a list of texts and pictures: `row` as its calls answer it, `input` for a new row, where
 * `defaults` may be left out, and `update`, where everything may; `pictures` are the fields that hold one.
 */
export function orderedRow<Fields extends Texts, Given extends Defaults<Fields> = object>(
  fields: Fields,
  defaults?: Given,
) {
  const added = ([name, field]: [string, z.ZodType]) =>
    [name, name in { ...defaults } ? field.default((defaults as never)[name]) : field] as const;
  const all = Object.entries(fields);
  return {
    row: z.object({
      id: z.int(),
      ...(Object.fromEntries(all.map(stored)) as unknown as Answered<Fields>),
      active: z.boolean(),
    }),
    input: z.strictObject({
      ...(Object.fromEntries(all.map(added)) as unknown as Added<Fields, Given>),
      active: z.boolean().default(true),
    }),
    update: z.strictObject({ ...fields, active: z.boolean() }).partial(),
    pictures: all.flatMap(([name, field]) => (mayBeNull(field) ? [name] : [])),
  };
}
