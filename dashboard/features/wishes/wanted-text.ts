import type { Wish } from '#domain/wishes/schema.ts';
import { formatKurus } from '#domain/values/money.ts';

/** What somebody waits for in a few words: the house, or what the search asked for. */
export function wantedText({ villa, search, below }: Wish): string {
  if (villa !== null) {
    return below === null ? villa.name : `${villa.name}, ${formatKurus(below)} altında`;
  }
  const words = Object.entries(search ?? {}).flatMap(([, value]) =>
    Array.isArray(value) ? value : value === undefined ? [] : [String(value)],
  );
  return words.length === 0 ? 'Herhangi bir ev' : words.join(', ');
}
