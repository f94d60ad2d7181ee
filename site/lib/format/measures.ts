import type { VillaPage } from '#domain/villas/schema.ts';
import { poolTraitsOf } from '#domain/villas/labels.ts';
import { formats, language, say } from '#site/language.ts';

type Pool = VillaPage['pools'][number];

/** "4 × 8 m, derinlik 1,5 m"; no line breaks within a measure. */
export function formatPool({ widthCm, lengthCm, depthCm }: Pool): string {
  const [width, length, depth] = [widthCm, lengthCm, depthCm].map((cm) =>
    formats().number(cm / 100, 2),
  ) as [string, string, string];
  return say('cards').poolSize(width, length, depth);
}

/** What is special about a pool's water and walls. */
export function poolTraits({ heated, sheltered }: Pool): string[] {
  const words = say('cards');
  return [...(heated ? [words.heated] : []), ...(sheltered ? [words.sheltered] : [])];
}

/** A pool's name as a title: "Özel havuz". */
export function poolName({ label }: Pick<Pool, 'label'>): string {
  const name = say('cards').pool(poolTraitsOf(label));
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}
