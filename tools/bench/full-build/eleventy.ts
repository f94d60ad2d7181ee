import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeer } from '../lib/install-peer.ts';
import { runMeasured } from '../lib/run-measured.ts';
import type { SiteBuild } from '../lib/site-build.ts';
import { readLayout } from './layout.ts';

/** Renders every villa's page with Eleventy, within the layout of a page that we built. */
export async function buildWithEleventy(database: string, ours: string): Promise<SiteBuild> {
  const folder = installPeer('eleventy');
  const [page = ''] = readdirSync(join(ours, 'villa'));
  const layout = readLayout(readFileSync(join(ours, 'villa', page), 'utf8'));
  writeFileSync(join(folder, 'layout.json'), JSON.stringify(layout));
  const pages = join(folder, 'out');
  rmSync(pages, { recursive: true, force: true });
  const usage = await runMeasured(
    join(folder, 'node_modules/@11ty/eleventy/cmd.cjs'),
    ['--quiet'],
    { cwd: folder, env: { DATABASE_URL: database, NODE_ENV: 'production' } },
  );
  return { ...usage, pages };
}
