import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { root } from './paths.ts';

const FOLDER = join(root, 'demo-pictures/files');

/** Files written at the same time. */
const AT_ONCE = 16;

/** The largest file of a picture also stands for its original, as an upload's does. */
const ORIGINAL = /-1280\.avif$/;

type Bucket = {
  put(
    key: string,
    bytes: Uint8Array,
    options: { httpMetadata: { contentType: string; cacheControl: string } },
  ): Promise<unknown>;
};

/**
 * Puts the drawn pictures of the demo into the local bucket of a data folder, where uploads lie too:
 * they come with the demo's data and never with a deployment (decision 0045).
 * @returns how many files were written.
 */
export async function putDemoPictures(dataDir: string): Promise<number> {
  const platform = await getPlatformProxy<{ MEDIA: Bucket }>({
    configPath: join(root, 'wrangler.toml'),
    // Where `wrangler dev --persist-to` looks (worker.ts).
    persist: { path: join(dataDir, 'platform/v3') },
    envFiles: [],
  });
  try {
    const names = globSync('**/*.avif', { cwd: FOLDER }).map((name) => name.replaceAll('\\', '/'));
    const writes = names.flatMap((name) => {
      const file = [{ key: `pictures/${name}`, name }];
      return ORIGINAL.test(name)
        ? [...file, { key: `originals/${name.replace(ORIGINAL, '')}`, name }]
        : file;
    });
    const queue = writes[Symbol.iterator]();
    const work = async () => {
      for (const { key, name } of queue)
        await platform.env.MEDIA.put(key, readFileSync(join(FOLDER, name)), {
          httpMetadata: {
            contentType: 'image/avif',
            cacheControl: 'public, max-age=31536000, immutable',
          },
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return writes.length;
  } finally {
    await platform.dispose();
  }
}
