import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { thriftyWithMemory } from '#scripts/lib/build.ts';
import { root } from '#scripts/lib/paths.ts';
import { runMeasured, type Usage } from './run-measured.ts';

/** A build of the whole site beside `dist/`, and the folder of its pages. */
export type SiteBuild = Usage & { pages: string };

/** Builds every page from `database`. @param name its folder below tools/bench/dist */
export async function buildSite(database: string, name: string): Promise<SiteBuild> {
  const folder = join(root, 'tools/bench/dist', name);
  rmSync(folder, { recursive: true, force: true });
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const usage = await runMeasured(astro, ['build', '--outDir', `./tools/bench/dist/${name}`], {
    cwd: root,
    env: thriftyWithMemory({
      DATABASE_URL: database,
      SITE_URL: 'https://kiyi.example',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    }),
  });
  return { ...usage, pages: join(folder, 'client') };
}
