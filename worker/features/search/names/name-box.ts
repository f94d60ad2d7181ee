import { fold } from '#domain/values/fold.ts';
import { isNearWord } from '#domain/values/near-word.ts';

/** Finds villas by what a visitor types into the name box. */
export type NameBox = {
  /**
   * Numbers of the villas whose text contains every word of `text`: first those that begin with it,
   * then those with a word that does, then the rest; if there are none, those that match with one
   * typing mistake per word. An empty text returns the first villas.
   */
  find(text: string, limit: number): number[];
};

const END = '\n';
const SPACE = ' ';

/**
 * All villas are in one folded string, so that a search is one pass of the engine's own `indexOf`,
 * which stops as soon as no better match can follow. @param texts what each villa is found by: its
 * name, code, permit number and region.
 */
export function createNameBox(texts: readonly string[]): NameBox {
  const entries = texts.map(fold);
  const sorted = entries.toSorted();
  const haystack = END + entries.join(END) + END;
  // The start of each entry, and the end.
  const starts = new Uint32Array(entries.length + 1);
  starts[0] = END.length;
  entries.forEach((entry, i) => (starts[i + 1] = (starts[i] ?? 0) + entry.length + END.length));

  /** Villas that contain `part`, in order, each with its first position. */
  function* having(part: string): Generator<[villa: number, at: number]> {
    let villa = 0;
    for (let at = haystack.indexOf(part); at >= 0; at = haystack.indexOf(part, starts[villa])) {
      while ((starts[villa + 1] ?? Infinity) <= at) villa += 1;
      if (villa >= entries.length) return;
      yield [villa, at];
      villa += 1;
    }
  }

  /** Villas that contain the whole text: at the beginning, at the start of a word, elsewhere. */
  function findWhole(text: string, limit: number): [number[], number[], number[]] {
    const ranks: [number[], number[], number[]] = [[], [], []];
    const [begin, word, rest] = ranks;
    const beginning = Math.min(countBeginning(sorted, text), limit);
    for (const [villa, at] of having(text)) {
      const before = haystack[at - 1];
      if (before === END) begin.push(villa);
      else if (before === SPACE || entries[villa]?.includes(SPACE + text)) word.push(villa);
      else if (rest.length < limit) rest.push(villa);
      if (begin.length >= beginning && begin.length + word.length >= limit) break;
    }
    return ranks;
  }

  /** Villas that hold every word somewhere. */
  function findWords(words: readonly string[]): number[] {
    const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
    return [...having(longest)].flatMap(([villa]) =>
      others.every((word) => entries[villa]?.includes(word)) ? villa : [],
    );
  }

  /**
   * Villas that contain every word with at most one mistake; only used when nothing else was found.
   */
  const findNear = (words: readonly string[]): number[] =>
    entries.flatMap((entry, villa) => {
      const own = entry.split(SPACE);
      return words.every((word) => own.some((other) => isNearWord(word, other))) ? [villa] : [];
    });

  return {
    find(text, limit) {
      const folded = fold(text);
      if (folded === '') return entries.slice(0, limit).map((_, villa) => villa);
      const [begin, word, rest] = findWhole(folded, limit);
      const best = [...begin, ...word];
      if (best.length >= limit) return best.slice(0, limit);
      const words = folded.split(SPACE);
      const others = words.length === 1 ? rest : findWords(words);
      const found = [...new Set([...best, ...others])].slice(0, limit);
      return found.length > 0 ? found : findNear(words).slice(0, limit);
    },
  };
}

/** How many of the sorted texts begin with `text`. */
function countBeginning(sorted: readonly string[], text: string): number {
  return lowerBound(sorted, text + '\uffff') - lowerBound(sorted, text);
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
