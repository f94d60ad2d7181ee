import { local } from '#browser/stored.ts';
import { factsOf, type Language } from '#domain/languages/languages.ts';
import { LANGUAGE_KEY } from '#site/lib/choices.ts';

/**
 * Opens the list of languages (layouts/language-menu.astro; the payment page has none) at the first that
 * the visitor chose or the browser prefers and that this page exists in, unless the page is in it.
 */
export function offerLanguage(): void {
  const list = document.getElementById('dil');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const chosen = local.read(LANGUAGE_KEY);
  const link = (chosen ? [chosen] : navigator.languages)
    .map((code) => links.find(({ lang }) => lang === code.slice(0, 2)))
    .find(Boolean);
  if (!link || link.ariaCurrent) return;
  link.dataset.offer = factsOf(link.lang as Language).offer;
  list?.showPopover();
}
