import { createComponent, render } from 'astro/runtime/server/index.js';

/**
 * Tells Astro that the page already has the script of its islands: Astro would write 1.9 KB of it into
 * every page. Ours is part of the page's one script file (runtime.ts), which the browser keeps and the
 * content security policy allows as it is. Stands before the first island of a page.
 */
export const OwnIslandRuntime = createComponent(({ _metadata }) => {
  _metadata.hasHydrationScript = true;
  _metadata.hasDirectives.add('intent');
  return render``;
});
