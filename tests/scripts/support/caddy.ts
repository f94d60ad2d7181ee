import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#server/process/child.ts';
import { root } from '#scripts/lib/paths.ts';
import { freePort } from '#server/process/ports.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';

export type RunningCaddy = {
  url: string;
  /** The last it said; with `debug` each try to reach the product too. */
  tail(): string;
  stop(): Promise<void>;
};

/**
 * Caddy as server/operations/Caddyfile configures it, without TLS, before the product at `product`. With
 * `debug` it says each step of each answer, which is a fifth of the work.
 */
export async function startCaddy(
  caddy: string,
  {
    product,
    files,
    patience = '30s',
    debug = false,
  }: { product: string; files: string; patience?: string; debug?: boolean },
): Promise<RunningCaddy> {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-caddy-home-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const admin = `127.0.0.1:${await freePort()}`;
  // Several run beside each other, which takes an address each for what steers them.
  const file = join(home, 'Caddyfile');
  const options = [`admin ${admin}`, ...(debug ? ['debug'] : [])].map((one) => `\t${one}\n`);
  // Ours has options of its own, and there is one block of them.
  const ours = readFileSync(join(root, 'server/operations/Caddyfile'), 'utf8');
  writeFileSync(file, ours.replace(/^\{$/m, `{\n${options.join('')}`));
  const child = startChild(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      SITE_URL: url,
      SITE_FILES: files,
      PRODUCT: new URL(product).host,
      // As server/operations/docker/compose.yml and docs/self-hosting.md have it.
      GOGC: '400',
      PATIENCE: patience,
    },
  });
  // What it was configured with is there once it listens.
  await waitForHttp(`http://${admin}/config/apps/http`, 60_000, child.tail);
  return {
    url,
    tail: child.tail,
    stop: async () => {
      await child.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
