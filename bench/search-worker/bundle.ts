import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { isZodLocales, locales } from '#scripts/lib/turkish-only.ts';

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
    plugins: [turkishOnly],
    external: ['node:*', 'cloudflare:*', 'crypto', 'buffer', 'stream', 'util', 'events'],
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, gzipped: gzipSync(text, { level: 9 }).length };
}

/** As the product's own build does. */
const turkishOnly: Plugin = {
  name: 'turkish-only',
  setup({ onResolve }) {
    onResolve({ filter: /locales\/index\.js$/ }, ({ path, importer }) =>
      isZodLocales(path, importer) ? { path: locales } : null,
    );
  },
};
