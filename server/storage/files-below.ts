import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, as a path relative to it; none where there is no folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    : [];
