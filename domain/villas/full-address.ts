import { fold } from '#domain/values/fold.ts';

/**
 * An address that is found without knowing the area: whatever of region, district and province it
 * does not name yet is added, "Yalı Sokak 4, Kalkan, Kaş / Antalya".
 */
export function fullAddress(
  address: string,
  { town, district, province }: { town: string; district: string; province: string },
): string {
  const isNamed = (name: string) => ` ${words(address)} `.includes(` ${words(name)} `);
  const area = [district, province].filter((name) => !isNamed(name)).join(' / ');
  const region = isNamed(town) || town === district ? '' : town;
  return [address.trim(), region, area].filter(Boolean).join(', ');
}

const words = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
