/** How a visit of the newsletter ends, as the site's pages tell it. */
export type NewsletterOutcome = 'eklendi' | 'zaten' | 'hata' | 'onaylandi' | 'ayrildi' | 'gecersiz';

/**
 * The page a form came from, told what became of it; the front page where that is unknown. Only the
 * path is taken, so that nobody is sent to another site.
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
