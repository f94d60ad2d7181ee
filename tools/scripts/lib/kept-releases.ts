import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { root } from './paths.ts';

/**
 * The databases of releases, as they were made by the version of that name: `demo` is the agency of
 * `npm start`, `lived-in` one of the simulation. Each has the instant at which it was left in
 * `release.json`.
 */
const FOLDER = join(root, 'tests/releases');

/** With which numbers are sealed in them. */
export const KEPT_DATA_SECRET = 'test-data-secret-'.repeat(3);

type Kept = { version: string; name: string; at: string; bytes: number };

/** Every kept database. */
export function listKept(): Kept[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((version) => {
      const left = JSON.parse(
        readFileSync(join(FOLDER, version, 'release.json'), 'utf8'),
      ) as Record<string, string>;
      return Object.entries(left).map(([name, at]) => {
        const { length: bytes } = readFileSync(packed(version, name));
        return { version, name, at, bytes };
      });
    });
}

const packed = (version: string, name: string) => join(FOLDER, version, `${name}.sqlite.br`);

/** Writes a kept database where libsql-server, started on `directory`, finds it. */
export function unpackKept({ version, name }: Kept, directory: string): string {
  const file = join(directory, 'dbs/default/data');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brotliDecompressSync(readFileSync(packed(version, name))));
  return file;
}

/** Keeps the databases of a version, in place of those it may have. */
export function keepRelease(
  version: string,
  databases: Readonly<Record<string, { file: string; at: string }>>,
): void {
  const folder = join(FOLDER, version);
  mkdirSync(folder, { recursive: true });
  const left = Object.entries(databases).map(([name, { file, at }]) => {
    const database = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: database.length,
    };
    writeFileSync(packed(version, name), brotliCompressSync(database, { params }));
    return [name, at];
  });
  writeFileSync(
    join(folder, 'release.json'),
    `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`,
  );
}
