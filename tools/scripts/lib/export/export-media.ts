import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '#server/host/media-store.ts';
import { filesBelow } from '#server/storage/files-below.ts';
import { MEDIA } from '#server/storage/installation-files.ts';
import { FILES_LIST } from './export-content.ts';
import { metadataOf } from './file-metadata.ts';

/** A line of the list of files; `metadata` is the Worker's. */
export type ListedFile = {
  key: string;
  size: number;
  sha256: string;
  metadata: Record<string, string>;
};

/** Where uploaded files are; `dataDir` when that is its folder and no bucket. */
export type MediaSource = { media: MediaStore; dataDir?: string };

/**
 * Copies uploaded pictures and documents into `files`, each under its own name, and lists them in
 * the order of their names. @returns how many, and the digest of the list
 */
export async function exportMedia(
  folder: string,
  source: MediaSource | null,
): Promise<{ files: number; filesSha256: string }> {
  const lines: string[] = [];
  for (const key of (await keysOf(source)).toSorted()) {
    const file = await exportFile(folder, key, source);
    if (file !== null) lines.push(`${JSON.stringify(file)}\n`);
  }
  const list = lines.join('');
  writeFileSync(join(folder, FILES_LIST), list, { mode: 0o600 });
  return { files: lines.length, filesSha256: createHash('sha256').update(list).digest('hex') };
}

async function keysOf(source: MediaSource | null): Promise<string[]> {
  if (source === null) return [];
  if (source.dataDir !== undefined) return filesBelow(filesIn(source.dataDir));
  const keys: string[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page = await source.media.list('', cursor);
    keys.push(...page.objects.map(({ key }) => key));
    ({ cursor } = page);
  }
  return keys;
}

const filesIn = (dataDir: string) => join(dataDir, MEDIA, 'files');

/** Null for one that was deleted meanwhile. In a folder, one may lack its metadata. */
async function exportFile(
  folder: string,
  key: string,
  source: MediaSource | null,
): Promise<ListedFile | null> {
  const found = (await source?.media.find(key)) ?? null;
  const own = source?.dataDir && join(filesIn(source.dataDir), key);
  if (found === null && !(own && existsSync(own))) return null;
  const to = join(folder, 'files', key);
  const copied = await copy(found?.open() ?? createReadStream(own ?? ''), to);
  return { key, ...copied, metadata: found?.httpMetadata ?? metadataOf(key, to) };
}

async function copy(from: Readable, to: string): Promise<{ size: number; sha256: string }> {
  mkdirSync(dirname(to), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(from, count, createWriteStream(to, { mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}
