import { FAVOURITES_KEY, keepChoice, readFavourites } from '#site/lib/choices.ts';
import { toast } from '#site/lib/toast.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

/** Sets every favourite mark and the header's counter from storage. */
export function markFavourites(): void {
  const list = readFavourites();
  for (const heart of document.querySelectorAll<HTMLElement>('[data-do=favourite]')) {
    heart.ariaPressed = String(list.some(({ id }) => id === Number(heart.dataset.id)));
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-favourite-count]')) {
    count.textContent = String(list.length || '');
  }
}

/** Adds or removes a villa, shows a toast, and informs islands by a storage event. */
export function toggleFavourite(heart: HTMLElement): void {
  const { slug = '' } = heart.dataset;
  const id = Number(heart.dataset.id);
  const list = readFavourites();
  const rest = list.filter((one) => one.id !== id);
  const added = rest.length === list.length;
  if (added) rest.push({ id, slug, ...shownBeside(heart) });
  keepChoice(FAVOURITES_KEY, JSON.stringify(rest));
  const { favouriteAdded, favouriteRemoved } = sayInScript('core');
  toast(added ? favouriteAdded : favouriteRemoved);
}

/** Name and smallest picture of a heart's villa, from its card, its column, or else its page. */
function shownBeside(heart: HTMLElement): { name: string; thumbnail: string } {
  const place = heart.closest('.card,th');
  const name = (place ?? document).querySelector('.card-name,.compare-villa,h1');
  const source = (place ?? document.querySelector('.gallery'))?.querySelector('source');
  return { name: name?.textContent.trim() ?? '', thumbnail: source?.srcset.split(' ')[0] ?? '' };
}
