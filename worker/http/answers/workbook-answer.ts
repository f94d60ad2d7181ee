import type { Sheet } from '#domain/spreadsheets/workbook/sheet.ts';
import { workbookParts } from '#domain/spreadsheets/workbook/workbook.ts';
import { encodeTexts, toStream } from '#worker/platform/files/text-stream.ts';
import { type ZipEntry, zipFiles } from '#worker/platform/files/zip.ts';
import { fileAnswer, XLSX } from './file-answer.ts';

/** A workbook that browsers download as `fileName`, generated while it is read. */
export const workbookAnswer = (sheets: readonly Sheet[], fileName: string, at: Date): Response =>
  fileAnswer(toStream(zipFiles(at, entriesOf(sheets))), fileName, XLSX);

function* entriesOf(sheets: readonly Sheet[]): Generator<ZipEntry> {
  for (const { path, texts } of workbookParts(sheets)) {
    yield { name: path, pieces: encodeTexts(texts) };
  }
}
