import type { ImportField, Values } from './field.ts';
import type { CellProblem, ImportRow } from './schema.ts';

/** Reads a row's cells by its fields and collects the problems. */
export function readRow<Fields extends Record<string, ImportField>>(
  fields: Fields,
  { cells }: Pick<ImportRow, 'cells'>,
): { values: Values<Fields>; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = cells[name]?.trim() ?? '';
    values[name] = null;
    if (text === '') {
      if (field.required)
        problems.push({ field: name, message: `${field.label} boş bırakılamaz.` });
      continue;
    }
    const read = field.read(text);
    if ('value' in read) values[name] = read.value;
    else problems.push({ field: name, message: read.problem });
  }
  return { values: values as Values<Fields>, problems };
}
