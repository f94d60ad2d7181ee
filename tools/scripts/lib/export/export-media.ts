import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA } from '#server/storage/installation-files.ts';

/** Copies uploaded pictures and documents, each under its own name. @returns how many. */
export function exportMedia(dataDir: string, folder: string): number {
  const files = join(dataDir, MEDIA, 'files');
  if (!existsSync(files)) return 0;
  cpSync(files, folder, { recursive: true });
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}
