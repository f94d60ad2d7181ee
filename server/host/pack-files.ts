import {
  copyFileSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HASHED_FOLDERS } from '#domain/publishing/hashed-files.ts';
import { type Encoding, isWorthPacking } from '#server/runtime/packed.ts';
import { PACKED_ENDINGS } from '#server/runtime/site-files.ts';
import { typeOf } from './file-types.ts';

/** The highest compression: done once for all later requests. */
const PACK: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Creates compressed versions of every file of `client` whose name contains its hash. Those that
 * the previous build `before` already has are copied from there.
 */
export async function packHashedFiles(client: string, before: string): Promise<void> {
  for (const folder of HASHED_FOLDERS) {
    for (const name of globSync('*.*', { cwd: join(client, folder) })) {
      const bytes = readFileSync(join(client, folder, name));
      if (!isWorthPacking(typeOf(name), bytes.length)) continue;
      for (const encoding of ['br', 'gzip'] as const) {
        const path = join(folder, name + PACKED_ENDINGS[encoding]);
        if (existsSync(join(client, path))) continue;
        // Renamed into place, so that concurrent readers find a complete file or none.
        const fresh = join(client, `${path}.new`);
        if (existsSync(join(before, path))) copyFileSync(join(before, path), fresh);
        else writeFileSync(fresh, await PACK[encoding](bytes));
        renameSync(fresh, join(client, path));
      }
    }
  }
}
