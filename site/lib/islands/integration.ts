import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds `client:intent`: an island hydrates on the first pointer, focus, touch or click event inside it, and that event
 * is replayed once it has hydrated. `client:intent="query"` also hydrates on load when the page was
 * opened with a query, whose answer the island has to fetch.
 */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('./intent.ts', import.meta.url)),
        });
      },
    },
  };
}
