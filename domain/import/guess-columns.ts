import { fold } from '#domain/values/fold.ts';
import type { ImportField } from './field.ts';
import type { ImportRow } from './schema.ts';

/** For each field the index of its column in the file, or null. */
export type Mapping = Record<string, number | null>;

/** A heading without case, diacritics, dots, "(TL)" and "*", so that spellings can be compared. */
const plain = (heading: string) =>
  fold(heading)
    .replace(/[().:*_/%₺-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Assigns columns to fields by their headings. A field's own label takes precedence over its
 * aliases, in the order of the fields; each column is used once.
 */
export function guessColumns(
  fields: Record<string, ImportField>,
  headings: readonly string[],
): Mapping {
  const free = new Map(headings.map((heading, i) => [i, plain(heading)]));
  const mapping: Mapping = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const wordsOf = [({ label }: ImportField) => [label], ({ aliases }: ImportField) => aliases];
  for (const words of wordsOf) {
    for (const [name, field] of Object.entries(fields)) {
      if (mapping[name] !== null) continue;
      const wanted = words(field).map(plain);
      const found = wanted
        .map((word) => [...free].find(([, heading]) => heading === word)?.[0])
        .find((place) => place !== undefined);
      if (found === undefined) continue;
      mapping[name] = found;
      free.delete(found);
    }
  }
  return mapping;
}

/**
 * The rows below the headings in the form the API takes, numbered as in the spreadsheet; rows
 * without a value in any mapped column are left out.
 */
export function toImportRows(
  lines: readonly (readonly string[])[],
  headingRow: number,
  mapping: Mapping,
): ImportRow[] {
  const columns = Object.entries(mapping).filter(
    (entry): entry is [string, number] => entry[1] !== null,
  );
  return lines.flatMap((line, i) => {
    const cells = columns
      .map(([name, place]) => [name, line[place]?.trim() ?? ''] as const)
      .filter(([, text]) => text !== '');
    return cells.length === 0
      ? []
      : [{ row: headingRow + 1 + i, cells: Object.fromEntries(cells) }];
  });
}
