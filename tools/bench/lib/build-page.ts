import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveFolders } from './static-server.ts';

/** Builds a page with the dashboard's own build settings, and passes the built folder to `work`. */
export async function withBuiltPage<T>(
  folder: string,
  work: (built: string) => T | Promise<T>,
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'kiyi-bench-page-'));
  try {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { outDir, emptyOutDir: true, target: 'es2024', modulePreload: { polyfill: false } },
    });
    return await work(outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The same, served. */
export const withServedPage = <T>(folder: string, work: (url: string) => Promise<T>): Promise<T> =>
  withBuiltPage(folder, async (built) => {
    const server = await serveFolders([built]);
    try {
      return await work(`${server.url}/index.html`);
    } finally {
      server.stop();
    }
  });
