import type { ComparedList } from '#site/lib/compared-list.ts';
import { say } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** The heading of a list of villas; one in an address may be anybody's. */
export function listTitle({ slugs, isShared }: ComparedList): string {
  if (slugs.length === 0) return say('cards').favourites;
  const words = sayOnPage('favourites');
  return isShared ? words.shared : words.comparison;
}
