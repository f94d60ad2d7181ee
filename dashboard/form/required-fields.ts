import type { z } from 'zod';

/**
 * The fields that a schema does not take empty, by their paths (`customer.firstName`): what it says of
 * the form's values with every text taken out. A choice among words is never empty and not among them.
 */
export function requiredFields(schema: z.ZodType, defaults: unknown): ReadonlySet<string> {
  const { error } = schema.safeParse(emptied(defaults));
  const missing = error?.issues.filter(({ code }) => code !== 'invalid_value') ?? [];
  return new Set(missing.map(({ path }) => path.join('.')));
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}
