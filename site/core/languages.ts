/** The list of languages (layouts/language-menu.astro); the payment page has none. */
const list = document.getElementById('dil');

/** Opens the list at the first of `wanted` that this page exists in, unless the page is in it. */
export function offerLanguage(wanted: readonly string[]): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const link = wanted
    .map((code) => links.find(({ lang }) => lang === code.slice(0, 2)))
    .find(Boolean);
  if (!link || link.ariaCurrent) return;
  link.dataset.offer = '';
  list?.showPopover();
}

/** Remembers a language that is pressed, and its page keeps the query; or that an offer is closed. */
export function chooseLanguage(target: HTMLElement): void {
  const pressed = target.closest<HTMLElement>('#dil a,#dil button');
  if (!pressed) return;
  if ('search' in pressed) pressed.search = location.search;
  try {
    localStorage.language = pressed.lang || '-';
  } catch {
    // Blocked or full: it is offered once more on the next page.
  }
}
