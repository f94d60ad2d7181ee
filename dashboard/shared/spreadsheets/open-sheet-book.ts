import type { SheetBook } from '#domain/spreadsheets/reading/sheet-book.ts';
import { readAside } from './read-aside.ts';

const startThread = () =>
  new Worker(new URL('./sheet-book-thread.ts', import.meta.url), { type: 'module' });

/** The tables of a file, read aside. @throws what `readAside` throws */
export const openSheetBook = (file: File, signal: AbortSignal): Promise<SheetBook> =>
  readAside(startThread, file, signal);
