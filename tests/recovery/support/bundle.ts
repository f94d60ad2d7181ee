import { build } from 'vite';
import { root } from '#scripts/lib/paths.ts';

/**
 * A module with all that it imports as one text, for a process that is to begin at once: loading the
 * product file by file takes seconds. `alias` replaces imports.
 */
export async function bundle(
  entry: string,
  target: 'node' | 'webworker',
  alias: Record<string, string> = {},
): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
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
