import { globSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#scripts/lib/paths.ts';
import { findOnPath } from '#scripts/lib/programs.ts';
import { startCaddy } from '#tests/scripts/support/caddy.ts';
import { DEMO_VILLAS, withRunningSite } from './lib/demo-site.ts';
import { withNginx } from './load/nginx.ts';
import { load } from './load/wrk.ts';
const wrk = findOnPath(['wrk'])!;
await withRunningSite(DEMO_VILLAS, async ({ url }) => {
  const files = globSync('_astro/*.{js,css}', { cwd: join(dist, 'client') }).map((n) => ({ method: 'GET' as const, path: `/${n}` }));
  const caddy = await startCaddy('/usr/bin/caddy', { product: url, files: join(dist, 'client') });
  await withNginx('/usr/sbin/nginx', join(dist, 'client'), async (nginx) => {
    for (let round = 0; round < 4; round++) for (const [name, at] of [['nginx', nginx], ['caddy', caddy.url], ['runtime', url]] as const) {
      const l = await load(wrk, at, files, { seconds: 4 });
      console.log(name, l.perSecond.toFixed(0), 'p99/median', (l.p99 / l.median).toFixed(1), 'failed', l.failed);
    }
  });
  await caddy.stop();
});
