import type { SheetBook } from '#domain/spreadsheets/reading/sheet-book.ts';

const startThread = () =>
  new Worker(new URL('./sheet-book-thread.ts', import.meta.url), { type: 'module' });

/** The tables of a file, read aside. @throws what `readAside` throws */
export async function openSheetBook(file: File, signal: AbortSignal): Promise<SheetBook> {
  const { readAside } = await import('./read-aside.ts');
  return readAside(startThread, file, signal);
}
