import * as z from 'zod';

/**
 * The fields that a schema refuses when empty, by path (`customer.firstName`), whatever their
 * current values. Each field is tested separately, so conditionally required fields are not
 * included. A choice from a list is never empty and not included.
 */
export function requiredFields(schema: z.ZodType, values: unknown, path = ''): ReadonlySet<string> {
  const names = new Set<string>();
  if (!(schema instanceof z.ZodObject)) return names;
  const given = (values ?? {}) as Record<string, unknown>;
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const at = `${path}${name}`;
    if (field instanceof z.ZodObject) {
      for (const inner of requiredFields(field, given[name], `${at}.`)) names.add(inner);
    } else if (isMissed(field, given[name])) names.add(at);
  }
  return names;
}

function isMissed(field: z.ZodType, value: unknown): boolean {
  const { error } = field.safeParse(typeof value === 'string' ? '' : value);
  return error?.issues.some(({ code }) => code !== 'invalid_value') ?? false;
}
