import type { Sheet } from '#domain/sheets/workbook/sheet.ts';
import { workbookParts } from '#domain/sheets/workbook/workbook.ts';
import { encodeTexts, toStream } from '../platform/text-stream.ts';
import { type ZipEntry, zipFiles } from '../platform/zip.ts';
import { fileAnswer, XLSX } from './file-answer.ts';

/** The workbook that a browser saves as `fileName`, written and packed while it is read. */
export const workbookAnswer = (sheets: readonly Sheet[], fileName: string, at: Date): Response =>
  fileAnswer(toStream(zipFiles(at, entriesOf(sheets))), fileName, XLSX);

function* entriesOf(sheets: readonly Sheet[]): Generator<ZipEntry> {
  for (const { path, texts } of workbookParts(sheets)) {
    yield { name: path, pieces: encodeTexts(texts) };
  }
}
