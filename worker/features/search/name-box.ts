import { fold } from '#domain/fold.ts';

/** Finds villas by what a visitor types into the name box. */
export type NameBox = {
  /**
   * Numbers of the villas whose text holds every word of `text`: those that begin with it first,
   * then those with a word that does, then the rest. An empty text finds the first ones.
   */
  find(text: string, limit: number): number[];
};

const END = '\n';

/**
 * All villas lie in one folded string, so that a search is one pass of the engine's own `indexOf`.
 * @param texts what each villa is found by: its name, code and region.
 */
export function createNameBox(texts: readonly string[]): NameBox {
  const entries = texts.map(fold);
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach((entry, i) => (starts[i + 1] = (starts[i] ?? 0) + entry.length + END.length));
  const haystack = entries.join(END) + END;

  function* having(word: string): Generator<number> {
    let villa = 0;
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, starts[villa])) {
      while ((starts[villa + 1] ?? Infinity) <= at) villa += 1;
      yield villa;
      villa += 1;
      if (villa >= entries.length) return;
    }
  }

  return {
    find(text, limit) {
      const folded = fold(text);
      if (folded === '') return entries.slice(0, limit).map((_, villa) => villa);
      const words = folded.split(' ').toSorted((a, b) => b.length - a.length);
      const ranks: number[][] = [[], [], []];
      for (const villa of having(words[0] ?? '')) {
        const entry = entries[villa] ?? '';
        if (!words.every((word) => entry.includes(word))) continue;
        ranks[entry.startsWith(folded) ? 0 : entry.includes(` ${folded}`) ? 1 : 2]?.push(villa);
      }
      return ranks.flat().slice(0, limit);
    },
  };
}
