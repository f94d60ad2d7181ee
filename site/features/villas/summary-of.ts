import type { VillaPage } from '#domain/villas/schema.ts';
import { ifTranslated } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/**
 * The villa's one-sentence description. Without a text in the page's language its facts describe it,
 * so that every page has a description.
 */
export function summaryOf(villa: VillaPage): string {
  if (ifTranslated(villa.summary).trim() !== '') return villa.summary;
  const { town, district, bedrooms, capacity } = villa;
  return sayOnPage('villa').summary(town.name, district.name, capacity, bedrooms);
}

/** For search engines and shared links: how many it takes, where it is, and what is said of it. */
export function descriptionOf(villa: VillaPage): string {
  const { name, town, district, capacity, bedrooms } = villa;
  const place = town.name === district.name ? town.name : `${town.name}, ${district.name}`;
  const facts = sayOnPage('villa').description(name, place, capacity, bedrooms);
  return [facts, ifTranslated(villa.summary).trim()].filter(Boolean).join(' ');
}
