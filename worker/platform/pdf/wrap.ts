export type Weight = 'regular' | 'bold';

/** A stretch of text in one weight. */
export type Piece = { text: string; weight: Weight };

/** The width of a piece, in the same unit as the width of the column. */
type Measure = (piece: Piece) => number;

/**
 * Breaks a text into lines of a column: at spaces, at line breaks, and inside a word only when the
 * word alone is wider than the column. Returns at least one line, possibly empty.
 */
export function wrap(pieces: readonly Piece[], column: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let width = 0;
  const close = () => {
    lines.push(mergeWeights(line));
    line = [];
    width = 0;
  };
  for (const word of toWords(pieces)) {
    if (word === 'end') {
      close();
      continue;
    }
    const space: Piece[] =
      line.length > 0 ? [{ text: ' ', weight: line.at(-1)?.weight ?? 'regular' }] : [];
    const needed = sum([...space, ...word], measure);
    if (width + needed <= column) {
      line.push(...space, ...word);
      width += needed;
      continue;
    }
    if (line.length > 0) close();
    for (const letter of lettersOf(word, column, measure)) {
      const more = sum([letter], measure);
      if (line.length > 0 && width + more > column) close();
      line.push(letter);
      width += more;
    }
  }
  close();
  return lines;
}

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** A word in one piece, or letter by letter (each with its marks) when it is too wide. */
function lettersOf(word: readonly Piece[], column: number, measure: Measure): readonly Piece[] {
  if (sum(word, measure) <= column) return word;
  return word.flatMap(({ text, weight }) =>
    Array.from(graphemes.segment(text), ({ segment }) => ({ text: segment, weight })),
  );
}

/** Words, each of one or more pieces ("**Kalan:**" followed by a comma), and line breaks. */
function toWords(pieces: readonly Piece[]): (Piece[] | 'end')[] {
  const words: (Piece[] | 'end')[] = [];
  let word: Piece[] = [];
  const close = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  for (const { text, weight } of pieces) {
    for (const part of text.split(/([ \t]+|\r?\n)/)) {
      if (part === '') continue;
      if (/^[ \t]+$/.test(part)) close();
      else if (/^\r?\n$/.test(part)) {
        close();
        words.push('end');
      } else word.push({ text: part, weight });
    }
  }
  close();
  return words;
}

function mergeWeights(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.weight === piece.weight) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}

const sum = (pieces: readonly Piece[], measure: Measure): number =>
  pieces.reduce((width, piece) => width + measure(piece), 0);
