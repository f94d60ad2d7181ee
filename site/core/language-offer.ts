import { factsOf, isLanguage } from '#domain/languages/languages.ts';
import { root } from '#site/lib/root.ts';

/** Says the sentence of the language that is offered (lib/inline-scripts.ts) in the place of its name. */
export function sayOffer(): void {
  const { offer } = root.dataset;
  const link = document.querySelector<HTMLElement>(`#dil [lang="${offer}"]`);
  if (!link || !isLanguage(offer)) return;
  link.dataset.offered = '';
  link.textContent = factsOf(offer).offer;
}
