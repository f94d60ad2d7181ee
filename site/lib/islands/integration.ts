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
        updateConfig({ vite: { plugins: [ownReactClient] } });
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)),
        });
      },
    },
  };
}

/** Hydrates islands by our own client in the place of Astro's (react-client.tsx). */
const ownReactClient: Plugin = {
  name: 'own-react-client',
  enforce: 'pre',
  resolveId: (source) =>
    source === '@astrojs/react/client.js'
      ? fileURLToPath(new URL('./react-client.tsx', import.meta.url))
      : undefined,
};
