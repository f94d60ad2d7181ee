import type { SheetBook } from '#domain/spreadsheets/reading/sheet-book.ts';
import { groupThousands } from '#domain/values/money.ts';
import type { ImportKind } from '#domain/import/kinds.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import { ALL_SHEETS, type SheetFile, togetherOf } from './read-file.ts';

type Props = {
  kind: ImportKind;
  book: SheetBook;
  file: SheetFile;
  onShow: (sheet: number, headingRow?: number) => void;
};

/** Rows among which the headings may be chosen. */
const SEARCHED = 30;

/** Which sheet of the file, and which of its rows has the headings. */
export function SheetChoice({ kind, book, file, onShow }: Props) {
  const together = togetherOf(book, file.name, kind);
  const filled = book.sheets.flatMap((sheet, i) => (sheet.filled > 0 ? [{ ...sheet, i }] : []));
  const rows = book.sheets[file.sheet]?.rows.slice(0, SEARCHED) ?? [];
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {filled.length > 1 && (
        <div className="grid gap-1">
          <label htmlFor="import-sheet" className="text-soft">
            Sayfa
          </label>
          <Select
            id="import-sheet"
            value={file.sheet}
            onChange={({ target }) => onShow(Number(target.value))}
          >
            {together.length > 0 && (
              <option value={ALL_SHEETS}>Bütün sayfalar · {together.length} sayfa</option>
            )}
            {filled.map(({ i, name, isHidden, filled: count }) => (
              <option key={i} value={i}>
                {name} {isHidden ? '(gizli) ' : ''}· {groupThousands(count)} satır
              </option>
            ))}
          </Select>
        </div>
      )}
      {file.headingRow > 0 && (
        <div className="grid min-w-0 gap-1">
          <label htmlFor="import-headings" className="text-soft">
            Başlıkların satırı
          </label>
          <Select
            id="import-headings"
            value={file.headingRow}
            onChange={({ target }) => onShow(file.sheet, Number(target.value))}
          >
            {[...rows.entries()].map(([at, row]) => {
              const words = row.filter((cell) => cell !== '').slice(0, 4);
              return words.length === 0 ? null : (
                <option key={at} value={at + 1}>
                  {at + 1}: {words.join(', ').slice(0, 60)}
                </option>
              );
            })}
          </Select>
        </div>
      )}
    </div>
  );
}
