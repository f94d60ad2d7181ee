import { FAVOURITES_KEY, readFavourites } from '#site/lib/choices.ts';
import { toast } from '#site/lib/toast.ts';
import { comparedListHref, readComparedList } from '#site/lib/compared-list.ts';

/* The server renders the comparison from its address. This puts a visitor's own favourites into
   the address, removes a villa when its mark is clicked, and shares the list. */
const query = new URLSearchParams(location.search);
let { slugs, isShared } = readComparedList(query);

const addressOf = (of: readonly string[], shared = false) =>
  comparedListHref(of, query, shared, location.pathname);

const ownSlugs = () => readFavourites().map(({ slug }) => slug);

if (slugs.length === 0) {
  if (ownSlugs().length > 0) location.replace(addressOf(ownSlugs()));
  else document.querySelector('[data-unread]')?.removeAttribute('data-unread');
}

let own = ownSlugs();
addEventListener('storage', ({ key }) => {
  if (key !== FAVOURITES_KEY) return;
  const now = ownSlugs();
  const gone = own.find((slug) => slugs.includes(slug) && !now.includes(slug));
  own = now;
  if (gone === undefined) return;
  slugs = slugs.filter((slug) => slug !== gone);
  if (slugs.length === 0) return location.replace(location.pathname);
  history.replaceState(null, '', addressOf(slugs, isShared));
  for (const cell of document.querySelectorAll(`[data-villa="${gone}"]`)) cell.remove();
});

const share = document.querySelector<HTMLElement>('[data-share-list]');
share?.addEventListener('click', async () => {
  const url = new URL(addressOf(slugs, true), location.href).href;
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url);
  toast(share.dataset.shareList ?? '');
});
