import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = new Map(
  ['jsx-runtime', 'jsx-dev-runtime'].map((name) => [
    `react/${name}`,
    fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
  ]),
);

/** Makes every element of a client, its libraries' included, through our own runtime. */
export const ownJsx = (): Plugin => ({
  name: 'own-jsx',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const ours = OURS.get(source);
    return ours === importer?.split('?')[0] ? undefined : ours;
  },
});
