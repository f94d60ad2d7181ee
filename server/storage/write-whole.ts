import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Replaces a file by one written beside it: a full disk or a crash leaves the old one as it was. */
export function writeWhole(file: string, text: string, options: { mode?: number } = {}): void {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, text, { ...options, flush: true });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
