/** The list of languages (layouts/language-menu.astro); the payment page has none. */
const list = document.getElementById('dil');

/** Opens the list with the first of `wanted` that this page exists in, unless the page is in it. */
export function offerLanguage(wanted: readonly string[]): void {
  const link = wanted
    .map((code) => list?.querySelector<HTMLElement>(`[hreflang="${code.slice(0, 2)}"]`))
    .find(Boolean);
  if (!list || !link || link.ariaCurrent) return;
  link.dataset.offer = '';
  // It stays until somebody answers.
  list.popover = 'manual';
  list.showPopover();
}

/** Remembers a language that is pressed, and its page keeps the query; or that an offer is closed. */
export function chooseLanguage(target: HTMLElement): void {
  if (!list?.contains(target)) return;
  const link = target.closest<HTMLAnchorElement>('a');
  if (link) link.search = location.search;
  try {
    localStorage.language = link?.lang ?? '-';
  } catch {
    // Blocked or full: it is offered once more on the next page.
  }
}
