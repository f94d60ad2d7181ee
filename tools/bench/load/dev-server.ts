import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#server/process/child.ts';
import { root } from '#scripts/lib/paths.ts';
import { freePort } from '#server/process/ports.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';

/** `npm run dev` with its own demo. */
export async function withDevServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-dev-'));
  const port = String(await freePort());
  const child = startChild(process.execPath, [join(root, 'tools/scripts/dev.ts')], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
  });
  const url = `http://localhost:${port}`;
  try {
    await waitForHttp(`${url}/v1/health`, 240_000, child.tail);
    return await work(url);
  } finally {
    await child.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
