import { sourceAddress } from '#domain/languages/local-path.ts';
import { RESERVED_SLUGS } from '#domain/languages/reserved-slugs.ts';
import { recordAnswer } from './platform/record-answer.ts';

/** Counts a page among the answers and logs its kind when it was slow: `/villa/…`, never the rest. */
export async function watchPage(
  { method, url }: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const began = Date.now();
  const page = await answer();
  const name = kindOf(await sourceAddress(new URL(url).pathname));
  recordAnswer({ method, route: 'page', name, status: page.status, began });
  return page;
}

/** Only words of our own: any other part may be a private link, or text that somebody typed. */
function kindOf(pathname: string): string {
  const [, first = '', ...more] = pathname.split('/');
  const isOurs = first === '' || RESERVED_SLUGS.has(first);
  return `/${isOurs ? first : '…'}${more.length > 0 ? '/…' : ''}`;
}
