import type { VillaPage } from '#domain/villas/schema.ts';

/**
 * The villa's one-sentence description. A new villa without a text is described by its facts, so
 * that every page has a description.
 */
export function summaryOf(villa: VillaPage): string {
  if (villa.summary.trim() !== '') return villa.summary;
  const { town, district, bedrooms, capacity } = villa;
  return `${town.name}, ${district.name} · ${capacity} kişilik, ${bedrooms} yatak odalı kiralık tatil villası.`;
}

/** For search engines and shared links: how many it takes, where it is, and what is said of it. */
export function descriptionOf(villa: VillaPage): string {
  const { name, town, district, capacity, bedrooms } = villa;
  const place = town.name === district.name ? town.name : `${town.name}, ${district.name}`;
  const facts = `${name}, ${place}: ${capacity} kişilik, ${bedrooms} yatak odalı villa.`;
  return [facts, villa.summary.trim()].filter(Boolean).join(' ');
}
