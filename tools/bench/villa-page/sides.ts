import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PICTURE_FILES } from '#domain/media/picture-files.ts';
import { root } from '#scripts/lib/paths.ts';
import { buildDemoSite } from '../lib/demo-site.ts';
import { installPeer } from '../lib/install-peer.ts';
import { serveFolders, type StaticServer } from '../lib/static-server.ts';
import { readVillaContent, type VillaContent } from './content.ts';

const SITE = join(root, 'dist/client');

/** The same villa page three times, each with its own server. */
type Sides = Record<'ours' | 'next' | 'bare', { page: string; server: StaticServer }>;

/** Builds and serves the three; only their content differs. */
export async function serveSides(): Promise<Sides> {
  await buildDemoSite();
  const villa = readdirSync(join(SITE, 'villa')).toSorted()[0] ?? '';
  const content = readVillaContent(SITE, `villa/${villa}`);
  const next = buildNext(content);
  const bare = writeBarePage(content);
  // All of them use the same picture and font files.
  const shared = [SITE, layPictures()];
  return {
    ours: { page: `/villa/${content.villa.slug}`, server: await serveFolders(shared) },
    next: { page: '/', server: await serveFolders([next, ...shared]) },
    bare: { page: '/', server: await serveFolders([bare, ...shared]) },
  };
}

/**
 * The demo's pictures at their addresses: they belong to its data, not to a build. For a width that
 * was not drawn the largest is used, as in the product
 * (worker/features/media/storage/find-file.ts).
 * @returns a folder
 */
function layPictures(): string {
  const folder = join(root, 'tools/bench/dist/pictures');
  rmSync(folder, { recursive: true, force: true });
  const drawn = join(root, 'tools/demo-pictures/files');
  for (const largest of globSync('**/*-1280.avif', { cwd: drawn })) {
    const at = join(folder, 'media/pictures', dirname(largest));
    mkdirSync(at, { recursive: true });
    for (const { suffix } of PICTURE_FILES) {
      const name = basename(largest).replace('-1280.avif', suffix);
      const own = join(drawn, dirname(largest), name);
      symlinkSync(existsSync(own) ? own : join(drawn, largest), join(at, name));
    }
  }
  return folder;
}

export function stopSides(sides: Sides): void {
  for (const { server } of Object.values(sides)) server.stop();
}

/** @returns the folder of its files */
function buildNext({ css, ...content }: VillaContent): string {
  const folder = installPeer('next');
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  writeFileSync(join(folder, 'app/site.css'), css);
  execFileSync(join(folder, 'node_modules/.bin/next'), ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return join(folder, 'out');
}

/** A heading and the picture, with nothing that could delay it. @returns its folder */
function writeBarePage({ title, description, villa, pictures }: VillaContent): string {
  const [hero] = pictures;
  if (!hero) throw new Error('the villa has no picture');
  const folder = join(root, 'tools/bench/dist/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body style="margin:0"><picture><source type="image/avif" srcset="${hero.srcset}" sizes="${hero.sizes}"><img src="${hero.src}" alt="${hero.alt}" width="800" height="600" fetchpriority="high" style="width:100%;height:auto"></picture><main><h1>${villa.name}</h1></main></body></html>`,
  );
  return folder;
}
