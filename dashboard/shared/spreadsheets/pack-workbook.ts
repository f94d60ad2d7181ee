import { strToU8, zipSync } from 'fflate';
import type { Sheet } from '#domain/spreadsheets/workbook/sheet.ts';
import { workbookParts } from '#domain/spreadsheets/workbook/workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook as a file, in memory: a list of 10,000 rows takes a browser about a second. */
export function packWorkbook(sheets: readonly Sheet[]): Blob {
  const files: Record<string, Uint8Array> = {};
  for (const { path, texts } of workbookParts(sheets)) {
    files[path] = strToU8([...texts].join(''));
  }
  return new Blob([zipSync(files)], { type: XLSX });
}
