import type { FieldIssue } from '#domain/errors.ts';

/**
 * How a form shows on the server what is wrong with its fields. The note of a field has the id
 * `<name>-error`; the browser goes to the first field that is marked.
 */
export function fieldMarks(issues: readonly FieldIssue[]) {
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  // Always an object: Astro adds the page's own attributes to what is spread.
  const marksOf = (name: string) =>
    errorOf(name) === undefined
      ? {}
      : {
          'aria-invalid': 'true' as const,
          'aria-describedby': `${name}-error`,
          autofocus: true,
        };
  return {
    errorOf,
    marksOf,
    /** For a `FormField`. */
    fieldOf: (name: string) => ({ name, error: errorOf(name), ...marksOf(name) }),
  };
}
