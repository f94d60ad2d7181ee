import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMediaFolder } from '#server/host/media-folder.ts';
import { MEDIA } from '#server/storage/installation-files.ts';
import { root } from './paths.ts';

const FOLDER = join(root, 'tools/demo-pictures/files');

/** The largest file of a picture also serves as its original. */
const ORIGINAL = /-1280\.avif$/;

const META = { contentType: 'image/avif', cacheControl: 'public, max-age=31536000, immutable' };

type Put = (key: string, bytes: Uint8Array) => unknown;

/**
 * Copies the demo's pictures into a data folder, where uploads are stored: they belong to the
 * demo's data and are never deployed (decision 0045). @returns how many files were written.
 */
export async function putDemoPictures(dataDir: string): Promise<number> {
  const media = openMediaFolder(join(dataDir, MEDIA));
  return putAll((key, bytes) => media.put(key, bytes, META, { isLasting: false }));
}

/** The same into the bucket of the development server (`npm run dev`). */
export async function putDemoPicturesForDevelopment(): Promise<number> {
  // Loads the whole development tool, which nothing else here needs.
  const { getPlatformProxy } = await import('wrangler');
  const platform = await getPlatformProxy<{ MEDIA: Bucket }>({
    configPath: join(root, 'wrangler.toml'),
    envFiles: [],
  });
  const options = { httpMetadata: META };
  return putAll((key, bytes) => platform.env.MEDIA.put(key, bytes, options)).finally(() =>
    platform.dispose(),
  );
}

type Bucket = { put(key: string, bytes: Uint8Array, options: object): Promise<unknown> };

async function putAll(put: Put): Promise<number> {
  let written = 0;
  for (const found of globSync('**/*.avif', { cwd: FOLDER })) {
    const name = found.replaceAll('\\', '/');
    const bytes = readFileSync(join(FOLDER, name));
    const keys = [`pictures/${name}`];
    if (ORIGINAL.test(name)) keys.push(`originals/${name.replace(ORIGINAL, '')}`);
    for (const key of keys) await put(key, bytes);
    written += keys.length;
  }
  return written;
}
