import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Where backups live: names with slashes, bytes behind them. A put is whole or has not happened. */
export type BackupStore = {
  put(name: string, bytes: Uint8Array): void;
  get(name: string): Buffer;
  has(name: string): boolean;
  /** Every name below a folder. */
  list(folder: string): string[];
  remove(name: string): void;
};

/** A folder, which may be a mounted disk of another machine. */
export function folderStore(folder: string): BackupStore {
  return {
    put(name, bytes) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      const half = `${file}.${process.pid}.half`;
      writeFileSync(half, bytes, { mode: 0o600, flush: true });
      renameSync(half, file);
    },
    get: (name) => readFileSync(join(folder, name)),
    has: (name) => existsSync(join(folder, name)),
    list(below) {
      const within = join(folder, below);
      if (!existsSync(within)) return [];
      return readdirSync(within, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.half'))
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
        .toSorted();
    },
    remove: (name) => rmSync(join(folder, name), { force: true }),
  };
}
