import type { VillaPage } from '#domain/villas/schema.ts';

/** Centimetres as metres in Turkish notation: 850 → "8,5". */
function formatMetres(cm: number): string {
  return String(cm / 100).replace('.', ',');
}

/** A distance in common notation: "350 m", "1,2 km", "48 km". */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${metres} m`;
  const km = metres / 1000;
  return `${String(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)).replace('.', ',')} km`;
}

/** "4 × 8 m, derinlik 1,5 m"; no line breaks within a measure. */
export function formatPool({ widthCm, lengthCm, depthCm }: VillaPage['pools'][number]): string {
  return `${formatMetres(widthCm)}\u00a0×\u00a0${formatMetres(lengthCm)}\u00a0m, derinlik ${formatMetres(depthCm)}\u00a0m`;
}

/** What is special about a pool's water and walls. */
export function poolTraits({ heated, sheltered }: VillaPage['pools'][number]): string[] {
  return [...(heated ? ['ısıtmalı'] : []), ...(sheltered ? ['dışarıdan görünmez'] : [])];
}

/** A decimal as Turkish writes it, one digit: 4.75 → "4,8". */
export function formatRating(average: number): string {
  return average.toFixed(1).replace('.', ',');
}
