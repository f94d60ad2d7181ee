import '../lib/islands/runtime.ts';
import { ACT_EVENT } from './act-event.ts';
import turnPicturesUrl from '#site/features/media/turn-pictures.ts?worker&url';
import actionsUrl from './actions.ts?worker&url';
import { closeMenuOnEscape, closeMenus } from './menus.ts';
import { root } from './root.ts';
import { markScrolled, showProgress } from './scroll-and-progress.ts';
import { toggleTheme } from './theme.ts';

/*
 * Everything a page runs before an interaction, besides Astro's islands; counted to the byte. What
 * only some visitors need (other currencies, hearts, toasts) is in actions.ts and comes when it is
 * needed. It is imported by its address because Vite's own dynamic import brings half a kilobyte.
 */
async function act(event: Event): Promise<void> {
  await import(/* @vite-ignore */ actionsUrl);
  dispatchEvent(new CustomEvent(ACT_EVENT, { detail: event }));
}

/** What a menu shows beyond its links comes when it is opened. */
function loadOnOpening(event: Event): void {
  if ((event.target as HTMLElement).matches('[data-load][open]')) void act(event);
}

document.addEventListener('click', (event) => {
  const target = event.target as HTMLElement;
  const actor = target.closest<HTMLElement>('[data-do],.card');
  const action = actor?.dataset.do;
  closeMenus(target);
  if (action === 'theme') toggleTheme();
  else if (action === 'top') scrollTo({ top: 0, behavior: 'smooth' });
  else if (action === 'menu') document.querySelector('dialog')?.showModal();
  else if (action === 'close') actor?.closest('dialog')?.close();
  // A press beside the menu of phones, for browsers that do not know closedby.
  else if (target.matches('.drawer')) (target as HTMLDialogElement).close();
  else if (action) {
    // A picture opens in place, unless somebody asks for another tab.
    if (action === 'photos' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    void act(event);
  }
  // The card's picture grows into the villa's hero.
  else actor?.querySelector('img')?.style.setProperty('view-transition-name', 'villa-hero');
});
document.addEventListener('keydown', closeMenuOnEscape);
/** A card has more pictures for whoever points at it, touches it or comes with keys. */
function loadPictures({ target }: Event): void {
  if ((target as Element).closest?.('.card')) void import(/* @vite-ignore */ turnPicturesUrl);
}
for (const type of ['pointerover', 'focusin']) addEventListener(type, loadPictures);
// Caught on its way down: it does not bubble.
document.addEventListener('toggle', loadOnOpening, true);
addEventListener('scroll', markScrolled);
addEventListener('pageshow', (event) => {
  delete root.dataset.leaving;
  if (
    localStorage.favourites?.length > 2 ||
    (localStorage.currency || 'TL') !== 'TL' ||
    location.search.includes('bulten=')
  ) {
    void act(event);
  }
});
for (const type of ['storage', 'kiyi:drawn', 'kiyi:toast']) addEventListener(type, act);
showProgress();
// Without JavaScript a search is answered by a page rendered live; with it, by the listing itself, but
// for words, which that page understands.
for (const form of document.querySelectorAll<HTMLFormElement>('form.search-bar')) {
  form.action = '/listing';
}
// What was pressed before all this was here (lib/inline-scripts.ts): islands and actions hear of it now.
(window as { pressed?: HTMLElement | null }).pressed?.click();
