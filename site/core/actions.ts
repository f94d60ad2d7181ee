import { askDomain } from '#site/lib/forms/ask-domain.ts';
import { isComplete } from '#site/lib/forms/check-form.ts';
import { clearIssues } from '#site/lib/forms/field-issues.ts';
import { TOAST_EVENT } from '#site/lib/toast.ts';
import { backCloses, backClosesDialog } from '#site/lib/back-closes.ts';
import { ACT_EVENT } from './act-event.ts';
import { copyText } from './copy.ts';
import { CURRENCY_KEY, keepChoice, readCurrency } from '#site/lib/choices.ts';
import { writePrices } from './currency.ts';
import { markFavourites, toggleFavourite } from './favourites.ts';
import { sayOffer } from './language-offer.ts';
import { openMap } from './maps.ts';
import { loadMenuData, loadRates } from './menu-data.ts';
import { closeMenus } from './menus.ts';
import { tellNewsletterResult } from './newsletter-result.ts';
import { openPhotos } from './photos.ts';
import { sharePage } from './share.ts';
import { showToast } from './toasts.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';

/**
 * Handles events of the page; afterwards prices and favourite marks are usually updated. It is
 * called by its event below; the export is for tools, which expect one in a module loaded by
 * address.
 */
export default function act(event: Event): void {
  if (event.type === TOAST_EVENT) {
    // Without a text: an island's script has not come.
    showToast(
      (event as CustomEvent).detail ?? { text: sayInScript('core').notCome, kind: 'error' },
    );
    return;
  }
  if (event.type === 'toggle') {
    const menu = event.target as HTMLDetailsElement;
    if ('menu' in menu.dataset && menu.open) backClosesMenu(menu);
    void loadMenuData(menu);
    return;
  }
  if (event.type === 'invalid') {
    const { form } = event.target as HTMLInputElement;
    if (form) isComplete(form);
    return;
  }
  if (event.type === 'change') {
    const field = event.target as HTMLInputElement;
    if (field.inputMode === 'email') askDomain(field);
    return;
  }
  if (event.type === 'pageshow') sayOffer();
  tellNewsletterResult();
  const actor =
    event.type === 'click' && (event.target as HTMLElement).closest<HTMLElement>('[data-do]');
  if (actor && actor.dataset.do === 'favourite') toggleFavourite(actor);
  else if (actor && actor.dataset.do === 'currency') {
    keepChoice(CURRENCY_KEY, (actor as HTMLButtonElement).value);
    closeMenus(null);
  } else if (actor && actor.dataset.do === 'copy') void copyText(actor);
  else if (actor && actor.dataset.do === 'share') void sharePage(actor);
  else if (actor && actor.dataset.do === 'map') void openMap(actor);
  else if (actor && actor.dataset.do === 'menu') {
    const menu = document.querySelector('dialog');
    if (menu?.open) backClosesDialog(menu);
  } else if (actor && event.defaultPrevented) void openPhotos(actor, event.target as HTMLElement);
  writePrices();
  if (readCurrency() !== 'TL') void loadRates();
  markFavourites();
}

function backClosesMenu(menu: HTMLDetailsElement): void {
  const closed = backCloses(() => {
    menu.open = false;
  });
  menu.addEventListener('toggle', closed, { once: true });
}

// What was said at a form's fields is over once it is sent; a form without the browser's checks says
// and takes back its own.
document.addEventListener(
  'submit',
  ({ target: form }) => {
    if (form instanceof HTMLFormElement && !form.noValidate) clearIssues(form);
  },
  true,
);
addEventListener(ACT_EVENT, (event) => act((event as CustomEvent<Event>).detail));
