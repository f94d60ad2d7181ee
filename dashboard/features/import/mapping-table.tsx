import { PARTS_OF } from '#domain/import/column-parts.ts';
import { FIELDS_OF } from '#domain/import/fields.ts';
import { type Mapping, REPEATED } from '#domain/import/guess-columns.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import type { SheetFile } from './read-file.ts';

type Props = {
  kind: ImportKind;
  file: SheetFile;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
};

/** Values shown of each column. */
const SAMPLES = 3;

/** What each column of the file holds: guessed from its heading, correctable by the user. */
export function MappingTable({ kind, file, mapping, onMap }: Props) {
  const choose = (column: number, field: string) => {
    const isOnce = field !== '' && !REPEATED[kind].includes(field);
    onMap(
      mapping.map((before, i) => {
        if (i === column) return field === '' ? null : field;
        // A field of one column moves to it.
        return isOnce && before === field ? null : before;
      }),
    );
  };
  return (
    <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
      {file.headings.map((heading, column) => {
        const name = heading === '' ? `${column + 1}. sütun` : heading;
        const samples = samplesOf(file, column);
        if (heading === '' && samples.length === 0) return null;
        return (
          // Headings may repeat: their place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={column} className="grid min-w-0 gap-1">
            <label htmlFor={`map-${column}`} className="truncate font-medium">
              {name}
            </label>
            <Select
              id={`map-${column}`}
              value={mapping[column] ?? ''}
              onChange={({ target }) => choose(column, target.value)}
            >
              <option value="">Kullanma</option>
              {Object.entries({ ...FIELDS_OF[kind], ...PARTS_OF[kind] }).map(
                ([field, { label }]) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ),
              )}
            </Select>
            <span className="min-h-4 truncate text-xs text-soft">
              {samples.length === 0 ? 'bu sütun boş' : `ör. ${samples.join(' · ')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The first different values in a column. */
function samplesOf({ lines }: SheetFile, column: number): string[] {
  const seen = new Set<string>();
  for (const line of lines) {
    const cell = line[column] ?? '';
    if (cell !== '') seen.add(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
    if (seen.size === SAMPLES) break;
  }
  return [...seen];
}
