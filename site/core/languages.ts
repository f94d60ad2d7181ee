import { root } from '#site/lib/root.ts';

/** Remembers a language that is pressed, and its page keeps the query; or that an offer is closed. */
export function chooseLanguage(target: HTMLElement): void {
  const pressed = target.closest<HTMLAnchorElement>('#dil a,#dil button');
  if (!pressed) return;
  delete root.dataset.offer;
  // A button has no address to keep it in.
  pressed.search = location.search;
  try {
    localStorage.language = pressed.lang || '-';
  } catch {
    // Blocked or full: it is offered once more on the next page.
  }
}
