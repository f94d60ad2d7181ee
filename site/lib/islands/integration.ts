import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * Adds `client:intent`: an island is hydrated on the first pointer, focus, touch or click event
 * inside it, and the event is replayed afterwards. `client:intent="query"` also hydrates on load
 * when the page has a query, whose answer the island must load; `"near"` does so once it is less
 * than a screen away.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        updateConfig({ vite: { plugins: [ownReact] } });
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)),
        });
      },
    },
  };
}

/** What renders islands and hydrates them, in the place of Astro's own. */
const OWN = new Map(
  [
    ['server.js', 'react-server.ts'],
    ['client.js', 'react-client.tsx'],
  ].map(([theirs, ours]) => [
    `@astrojs/react/${theirs}`,
    fileURLToPath(new URL(`./${ours}`, import.meta.url)),
  ]),
);

const ownReact: Plugin = {
  name: 'own-react',
  enforce: 'pre',
  resolveId: (source) => OWN.get(source),
};
