/*
 * The only scripts that stand inside pages, because they must run before the first paint. The content
 * security policy allows each by its hash (domain/publishing/page-headers.ts); a test keeps the two equal.
 */

/** Sets the chosen theme, the system's before anybody chose one that we know. */
export const THEME_SCRIPT =
  "document.documentElement.dataset.theme=/^(light|dark)$/.test(localStorage.theme)?localStorage.theme:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

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
