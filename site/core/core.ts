import '#site/lib/islands/runtime.ts';
import { reloadOnce } from '#browser/reload-once.ts';
import { ACT_EVENT } from './act-event.ts';
import turnPicturesUrl from '#site/features/media/turn-pictures.ts?worker&url';
import actionsUrl from './actions.ts?worker&url';
import { chooseLanguage } from './languages.ts';
import { closeMenuOnEscape, closeMenus } from './menus.ts';
import { SPECULATION_RULES } from '#site/lib/speculation-rules.ts';
import { root } from '#site/lib/root.ts';
import { markScrolled, showProgress } from './scroll-and-progress.ts';
import { toggleTheme } from './theme.ts';

/* Everything a page runs before an interaction, besides the islands' runtime; its size is
   limited to the byte. Functions that only some visitors need (other currencies, favourites,
   toasts) are in actions.ts and loaded on use, by address, because Vite's own dynamic import
   adds half a kilobyte. */
const ANSWERED_BY_SCRIPTS = 'td,[data-turn],[type=button]';

async function act(event: Event): Promise<void> {
  await import(/* @vite-ignore */ actionsUrl).catch((error) => {
    // An update has taken it away. A form that is refused has been filled in; and who leaves a page while it
    // comes has asked for nothing on it: Firefox then gives the script up.
    if (!/invalid|pageshow/.test(event.type)) reloadOnce(actionsUrl);
    throw error;
  });
  dispatchEvent(new CustomEvent(ACT_EVENT, { detail: event }));
}

function flip(heart: HTMLElement): void {
  heart.ariaPressed = String(heart.ariaPressed !== 'true');
}

/**
 * Loads what closes an opened menu on Back and what it shows besides its links, what says at a form's fields what is
 * wrong, and what looks at an address that was typed. The browser says what is wrong in its own
 * language, from the next press on if the script does not come. An opening cannot be prevented.
 */
function loadOnNeed(event: Event): void {
  event.preventDefault();
  if (
    (event.target as HTMLElement).matches(
      ':invalid,[data-menu][open],[data-load][open],[inputmode=email]',
    )
  ) {
    act(event).catch(() => removeEventListener('invalid', loadOnNeed, true));
  }
}

addEventListener('click', (event) => {
  const target = event.target as HTMLElement;
  chooseLanguage(target);
  const actor = target.closest<HTMLElement>('[data-do],.card');
  const action = actor?.dataset.do;
  closeMenus(target);
  if (action === 'theme') toggleTheme();
  else if (action === 'top') scrollTo({ top: 0, behavior: 'smooth' });
  else if (action === 'menu') {
    document.querySelector('dialog')?.showModal();
    void act(event);
  } else if (action === 'close') target.closest('dialog')?.close();
  // A click outside the phone menu, for browsers without `closedby`.
  else if (target.matches('.drawer')) (target as HTMLDialogElement).close();
  else if (action) {
    // A picture opens in place, unless the visitor asks for another tab.
    if (!(action !== 'photos' || event.ctrlKey || event.metaKey)) event.preventDefault();
    // Shown before its script has come, which stores it; taken back when the script does not come.
    if (action === 'favourite') {
      flip(actor);
      act(event).catch(() => flip(actor));
    } else void act(event);
  }
  // View transition: the card's picture grows into the villa's hero.
  else actor?.querySelector('img')?.style.setProperty('view-transition-name', 'villa-hero');
});
document.addEventListener('keydown', closeMenuOnEscape);
/** Loads a card's further pictures once it is pointed at, touched or focused. */
function loadPictures({ target }: Event): void {
  if ((target as Element).closest?.('.card')) void import(/* @vite-ignore */ turnPicturesUrl);
}
for (const type of ['pointerover', 'focusin']) addEventListener(type, loadPictures);
// In the capture phase, because `toggle` and `invalid` do not bubble.
for (const type of ['toggle', 'invalid', 'change']) addEventListener(type, loadOnNeed, true);
addEventListener('scroll', markScrolled);
addEventListener('pageshow', (event) => {
  // Left while it was busy, and shown again by the back button.
  if (event.persisted) delete root.dataset.busy;
  let isNeeded = root.dataset.offer || /bulten=/.test(location.href);
  try {
    isNeeded ||= ['favourites', 'currency', 'language'].some((key) => localStorage[key]);
  } catch {
    // A browser may refuse what is stored.
  }
  if (isNeeded) void act(event);
});
// An island whose file is gone asks for the page anew.
addEventListener('kiyi:gone', (event) => {
  if (reloadOnce((event as CustomEvent).detail)) event.preventDefault();
});
for (const type of ['kiyi:drawn', 'kiyi:toast', 'storage']) addEventListener(type, act);
// Not in TypeScript's library yet; browsers without it show their own progress.
(window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', showProgress);
// Here and not in every page: only browsers with scripts read them.
const rules = document.createElement('script');
rules.type = 'speculationrules';
rules.text = SPECULATION_RULES;
document.head.append(rules);
const listing = document.querySelector<HTMLAnchorElement>('.main-menu a')?.pathname ?? '';
// Without JavaScript a search is answered by a page rendered on demand; with it, by the listing
// itself, except for words, which only that page interprets. Forms have an action, links a path.
for (const search of document.querySelectorAll<HTMLFormElement & HTMLAnchorElement>(
  'form.search-bar,main a[href*="/ara?"],main a[href*="/search?"]',
)) {
  search.action = search.pathname = listing;
}
// What was pressed before this script ran (lib/inline-scripts.ts): islands and actions are told now,
// once, however often somebody has tried.
onclick = null;
for (const button of new Set(
  (window as unknown as { pressed: Element[] }).pressed.map((one) =>
    one.closest<HTMLElement>(ANSWERED_BY_SCRIPTS),
  ),
)) {
  button?.click();
}
// An open menu is not pressed again, which would close it.
for (const menu of document.querySelectorAll('[data-menu][open]')) {
  menu.dispatchEvent(new Event('toggle'));
}
