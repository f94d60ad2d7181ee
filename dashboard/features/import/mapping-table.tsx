import { FIELDS_OF } from '#domain/import/fields.ts';
import type { Mapping } from '#domain/import/guess-columns.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import type { SheetFile } from './read-file.ts';

type Props = {
  kind: ImportKind;
  file: SheetFile;
  mapping: Mapping;
  onMap: (field: string, column: number | null) => void;
};

/** The meaning of each column: guessed from the headings, correctable by the user. */
export function MappingTable({ kind, file, mapping, onMap }: Props) {
  const used = new Set(Object.values(mapping));
  const unused = file.headings.filter((heading, i) => heading !== '' && !used.has(i));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
        {Object.entries(FIELDS_OF[kind]).map(([name, { label, required }]) => (
          <li key={name} className="grid grid-cols-2 items-center gap-x-2">
            <label htmlFor={`map-${name}`}>{label}</label>
            <Select
              id={`map-${name}`}
              value={mapping[name] ?? ''}
              required={required}
              aria-invalid={required && mapping[name] === null ? true : undefined}
              onChange={({ target }) =>
                onMap(name, target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">– yok –</option>
              {file.headings.map((heading, i) => (
                // Headings may repeat: their place is what tells them apart.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={i} value={i}>
                  {heading === '' ? `${i + 1}. sütun` : heading}
                </option>
              ))}
            </Select>
            <span aria-hidden="true" className="text-xs text-soft">
              {required ? 'zorunlu' : ''}
            </span>
            <span className="min-h-4 truncate text-xs text-soft">
              {sampleOf(file, mapping[name])}
            </span>
          </li>
        ))}
      </ul>
      {unused.length > 0 && (
        <p className="text-xs text-soft">Kullanılmayan sütunlar: {unused.join(', ')}</p>
      )}
    </div>
  );
}

/** The first value in a column. */
function sampleOf({ lines }: SheetFile, column: number | null | undefined): string {
  if (column === null || column === undefined) return '';
  const cell = lines.map((line) => line[column] ?? '').find((text) => text !== '');
  return cell === undefined ? 'bu sütun boş' : `ör. ${cell}`;
}
