import type { VillaPage } from '#domain/villas/schema.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/**
 * The villa's one-sentence description. A new villa without a text is described by its facts, so
 * that every page has a description.
 */
export function summaryOf(villa: VillaPage): string {
  if (villa.summary.trim() !== '') return villa.summary;
  const { town, district, bedrooms, capacity } = villa;
  return sayOnPage('villa').summary(town.name, district.name, capacity, bedrooms);
}

/** For search engines and shared links: how many it takes, where it is, and what is said of it. */
export function descriptionOf(villa: VillaPage): string {
  const { name, town, district, capacity, bedrooms } = villa;
  const place = town.name === district.name ? town.name : `${town.name}, ${district.name}`;
  const facts = sayOnPage('villa').description(name, place, capacity, bedrooms);
  return [facts, villa.summary.trim()].filter(Boolean).join(' ');
}
