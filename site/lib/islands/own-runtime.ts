import { createComponent, render } from 'astro/runtime/server/index.js';

/**
 * Tells Astro that the page already contains the islands' script: Astro would add 1.9 KB to every
 * page. Ours is part of the page's single script file (runtime.ts), which is cached and allowed by
 * the content security policy. Goes before the first island of a page.
 */
export const OwnIslandRuntime = createComponent(({ _metadata }) => {
  _metadata.hasHydrationScript = true;
  _metadata.hasDirectives.add('intent');
  return render``;
});
