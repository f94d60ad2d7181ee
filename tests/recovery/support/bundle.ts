import { join } from 'node:path';
import { build } from 'vite';
import type { Edit } from '#simulation/planted/bug.ts';
import { root } from '#scripts/lib/paths.ts';

/**
 * A module with all that it imports as one text, for a process that is to begin at once: loading the
 * product file by file takes seconds. `alias` replaces imports, `edits` parts of
 * files.
 */
export async function bundle(
  entry: string,
  target: 'node' | 'webworker',
  alias: Record<string, string> = {},
  edits: readonly Edit[] = [],
): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    plugins: [{ name: 'edits', transform: (code, id) => edited(code, id, edits) }],
    ssr: { target, noExternal: true },
    build: {
      ssr: entry,
      write: false,
      target: 'es2024',
      rollupOptions: {
        external: (id) => /^(node|cloudflare):/.test(id) && !(id in alias),
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [made].flat();
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code;
}

const edited = (code: string, id: string, edits: readonly Edit[]): string =>
  edits
    .filter(({ file }) => id === join(root, file))
    .reduce((text, { find, replace }) => text.replace(find, () => replace), code);
