import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

type Packed = {
  DATA_SECRET: string;
  files: Record<string, string | { base64: string }>;
};

const OLD = new URL('export-of-e0baf117.json.zst', import.meta.url);

/**
 * Writes an export of commit e0baf117 into `folder`: three villas of the demo, whose people are
 * invented. @returns the DATA_SECRET of that installation
 */
export function unpackOldExport(folder: string): string {
  const packed = JSON.parse(zstdDecompressSync(readFileSync(OLD)).toString()) as Packed;
  for (const [path, content] of Object.entries(packed.files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'),
    );
  }
  return packed.DATA_SECRET;
}
