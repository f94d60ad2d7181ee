import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openMediaFolder } from '#server/host/media-folder.ts';
import { MEDIA } from '#server/storage/installation-files.ts';
import { root } from './paths.ts';

const FOLDER = join(root, 'tools/demo-pictures/files');

/** The largest file of a picture also serves as its original. */
const ORIGINAL = /-1280\.avif$/;

const META = { contentType: 'image/avif', cacheControl: 'public, max-age=31536000, immutable' };

const PAPER_META = {
  ...META,
  contentType: 'application/pdf',
  contentDisposition: 'inline',
};

type Put = (key: string, bytes: Uint8Array, meta: typeof META) => unknown;

/**
 * Copies the demo's pictures and papers into a data folder, where uploads are stored: they belong to the
 * demo's data and are never deployed (decision 0045). @returns how many files were written.
 */
export async function putDemoPictures(dataDir: string): Promise<number> {
  const media = openMediaFolder(join(dataDir, MEDIA));
  return putAll((key, bytes, meta) => media.put(key, bytes, meta, { isLasting: false }));
}

/** The same into the bucket of the development server (`npm run dev`). */
export async function putDemoPicturesForDevelopment(): Promise<number> {
  // Loads the whole development tool, which nothing else here needs.
  const { getPlatformProxy } = await import('wrangler');
  const platform = await getPlatformProxy<{ MEDIA: Bucket }>({
    configPath: join(root, 'wrangler.toml'),
    envFiles: [],
  });
  return putAll((key, bytes, meta) =>
    platform.env.MEDIA.put(key, bytes, { httpMetadata: meta }),
  ).finally(() => platform.dispose());
}

type Bucket = { put(key: string, bytes: Uint8Array, options: object): Promise<unknown> };

async function putAll(put: Put): Promise<number> {
  let written = 0;
  for (const found of globSync('**/*.avif', { cwd: FOLDER })) {
    const name = found.replaceAll('\\', '/');
    const bytes = readFileSync(join(FOLDER, name));
    const keys = [`pictures/${name}`];
    if (ORIGINAL.test(name)) keys.push(`originals/${name.replace(ORIGINAL, '')}`);
    for (const key of keys) await put(key, bytes, META);
    written += keys.length;
  }
  for (const name of globSync('papers/*.pdf', { cwd: FOLDER })) {
    const bytes = readFileSync(join(FOLDER, name));
    await put(`documents/demo/${basename(name)}`, bytes, PAPER_META);
    written += 1;
  }
  return written;
}
