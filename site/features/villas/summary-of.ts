import type { VillaPage } from '#domain/villas/schema.ts';

/**
 * What the villa says of itself in a sentence. One that has just been entered has no words of its
 * own yet: then its facts speak, so that no page goes out without a description.
 */
export function summaryOf(villa: VillaPage): string {
  if (villa.summary.trim() !== '') return villa.summary;
  const { town, district, bedrooms, capacity } = villa;
  return `${town.name}, ${district.name} · ${capacity} kişilik, ${bedrooms} yatak odalı kiralık tatil villası.`;
}
