import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

export type Bundle = {
  /** As uploaded to the platform; the first one handles requests. */
  modules: { name: string; text: string }[];
  /** Gzipped bytes: of the modules loaded at the start, and of all. */
  gzipped: { start: number; whole: number };
};

/** A minified Worker, split into the modules loaded at the start and those loaded on demand. */
export async function bundle(entry: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { worker: entry },
    bundle: true,
    splitting: true,
    minify: true,
    // As the product's own build writes letters.
    charset: 'utf8',
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*', 'crypto', 'buffer', 'stream', 'util', 'events'],
  });
  const modules = outputFiles
    .map(({ path, text }) => ({ name: basename(path), text }))
    .toSorted((a, b) => Number(b.name === ENTRY) - Number(a.name === ENTRY));
  const early = modulesAtStart(metafile);
  return {
    modules,
    gzipped: {
      start: gzippedSize(modules.filter(({ name }) => early.has(name))),
      whole: gzippedSize(modules),
    },
  };
}

const ENTRY = 'worker.js';

/** The entry and its static imports. */
function modulesAtStart({ outputs }: Metafile): Set<string> {
  const importsOf = new Map(
    Object.entries(outputs).map(([path, { imports }]) => [
      basename(path),
      imports.filter(({ kind }) => kind === 'import-statement').map((one) => basename(one.path)),
    ]),
  );
  const early = new Set([ENTRY]);
  for (const name of early) for (const needed of importsOf.get(name) ?? []) early.add(needed);
  return early;
}

const gzippedSize = (modules: Bundle['modules']): number =>
  gzipSync(modules.map(({ text }) => text).join('\n'), { level: 9 }).length;
