/*
 * The only scripts that stand inside pages, because they must run before the first paint. The content
 * security policy allows each by its hash (domain/publishing/page-headers.ts); a test keeps the two equal.
 */

/** Sets the chosen theme, the system's before anybody chose one that we know. */
const THEME_SCRIPT =
  "document.documentElement.dataset.theme=/^(light|dark)$/.test(localStorage.theme)?localStorage.theme:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

/**
 * Remembers a press on a button while the page's script is on its way, which gives it again (core.ts).
 * Links and forms are not in it: they work by themselves.
 */
const PRESS_SCRIPT = "onclick=e=>pressed=e.target.closest('[type=button]')";

/** What runs in the head of every page. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${PRESS_SCRIPT}`;

/** Marks a listing that is opened with a question, so that the answer to another one is not shown first. */
export const ASKING_SCRIPT = "if(location.search)document.documentElement.dataset.asking=''";

/** Lets the browser fetch a page of ours when a pointer rests on its link; rules, not code. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/dashboard*', '/v1/*', '/v2/*', '/media/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
