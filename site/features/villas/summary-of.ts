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
