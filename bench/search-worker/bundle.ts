import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A Worker in one minified module, as it is sent to the platform. */
export async function bundle(entry: string): Promise<{ text: string; gzipped: number }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*', 'crypto', 'buffer', 'stream', 'util', 'events'],
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, gzipped: gzipSync(text, { level: 9 }).length };
}
