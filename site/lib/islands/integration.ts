import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Adds `client:intent`: an island's JavaScript comes when a person reaches for it (pointer, focus,
 * touch, click), and the event that woke it is replayed once it can answer. `client:intent="query"`
 * also wakes at once on a page opened with a query, whose answer the island has to fetch.
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
