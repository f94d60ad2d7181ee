import { useState } from 'react';
import { istanbulDay } from '#domain/values/dates.ts';
import { groupThousands } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { saveFile } from '#dashboard/app/save-file.ts';
import { useStop } from '#dashboard/app/use-stop.ts';
import { MAX_ROWS, type Progress, readRows } from './read-rows.ts';
import type { SheetOf } from './spreadsheet.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** Reads a list to its end and saves it; `progress` is null while nothing runs. */
export function useExport<Row>(sheet: SheetOf<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { begin, stop } = useStop();

  async function start(format: SheetFormat) {
    const signal = begin();
    setProgress({ read: 0, total: 0 });
    try {
      const rows = await readRows(sheet, setProgress, signal);
      const file = await toFile(sheet, rows, format);
      signal.throwIfAborted();
      saveFile(file, `${sheet.name}-${istanbulDay(new Date())}.${format}`);
      if (rows.length === MAX_ROWS) {
        notify.info(
          `Dosyada ilk ${groupThousands(MAX_ROWS)} satır var. Hepsi için filtreleri daraltın.`,
        );
      }
    } catch (error) {
      if (!signal.aborted) notify.error(messageOf(error));
    } finally {
      setProgress(null);
    }
  }

  return { progress, start, cancel: stop };
}

/** The file writers are loaded on demand. */
async function toFile<Row>(
  { name, columns }: SheetOf<Row>,
  rows: readonly Row[],
  format: SheetFormat,
): Promise<Blob> {
  if (format === 'csv') return (await import('./to-csv.ts')).sheetToCsv(columns, rows);
  return (await import('./to-xlsx.ts')).sheetToXlsx(name, columns, rows);
}
