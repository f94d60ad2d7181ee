import { FAVOURITES_KEY, readFavourites } from '#site/lib/choices.ts';
import { toast } from '#site/lib/toast.ts';
import { comparedListHref, readComparedList } from '#site/lib/compared-list.ts';

/* The server renders the comparison from its address. This puts a visitor's own favourites into
   the address, removes a villa when its mark is clicked, and shares the list. */
const query = new URLSearchParams(location.search);
let { slugs, isShared } = readComparedList(query);

const ownSlugs = () => readFavourites().map(({ slug }) => slug);

if (slugs.length === 0) {
  if (ownSlugs().length > 0) location.replace(comparedListHref(ownSlugs(), query));
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
  if (slugs.length === 0) return location.replace('/favoriler');
  history.replaceState(null, '', comparedListHref(slugs, query, isShared));
  for (const cell of document.querySelectorAll(`[data-villa="${gone}"]`)) cell.remove();
});

document.querySelector('[data-share-list]')?.addEventListener('click', async () => {
  const url = new URL(comparedListHref(slugs, query, true), location.href).href;
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url);
  toast('Listenin bağlantısı kopyalandı.');
});
