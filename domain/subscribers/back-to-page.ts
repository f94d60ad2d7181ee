/** The outcomes of newsletter actions, as shown on the site's pages. */
export type NewsletterOutcome = 'eklendi' | 'zaten' | 'hata' | 'onaylandi' | 'ayrildi' | 'gecersiz';

/**
 * The page a form came from, with the outcome in its address; the home page when unknown. Only the
 * path is used, so that nobody is redirected to another site.
 */
export function backToPage(
  url: string,
  referer: string | undefined,
  outcome: NewsletterOutcome,
): string {
  const page = new URL('/', url);
  const from = referer === undefined ? null : URL.parse(referer);
  if (from !== null && from.host === page.host) {
    page.pathname = from.pathname.replace(/^\/+/, '/');
    page.search = from.search;
  }
  page.searchParams.set('bulten', outcome);
  return `${page.pathname}${page.search}#bulten-${outcome}`;
}
