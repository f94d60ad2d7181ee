import { fold } from '../values/fold.ts';
import type { ImportField } from './field.ts';
import type { ImportRow } from './schema.ts';

/** For each field the place of its column in the file, or null. */
export type Mapping = Record<string, number | null>;

/** A heading without what people decorate headings with: case, marks, dots, "(TL)", "*". */
const plain = (heading: string) =>
  fold(heading)
    .replace(/[().:*_/%₺-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Which column holds which field, from the headings. The label itself goes before other words for
 * it, in the order of the fields; a column is given away once.
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
 * The lines below the headings as the API takes them, numbered as the spreadsheet does; those without
 * anything in a mapped column are left out.
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
