import bidiFactory from 'bidi-js';
import type { Piece } from './wrap.ts';

/** A stretch of a line that runs in one direction and weight. */
export type Run = Piece & { isRightToLeft: boolean };

const bidi = bidiFactory();

/** Letters of scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const runsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Signs by which a text would turn what stands around it. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Signs that keep a part of a text from ordering what stands around it (UAX #9). */
const ISOLATE = { first: '\u2068', last: '\u2069' };

/** From the first letter that runs from right to left to the last, without Latin ones between. */
const FOREIGN_PART = new RegExp(
  String.raw`(?:${RIGHT_TO_LEFT.source})(?:[^\p{L}]*(?:${RIGHT_TO_LEFT.source}))*`,
  'gu',
);
const LEFT_TO_RIGHT = new RegExp(String.raw`(?!${RIGHT_TO_LEFT.source})\p{L}`, 'u');

/**
 * A line as it is drawn, from left to right, by the Unicode Bidirectional Algorithm (UAX #9). Where
 * a Turkish line names somebody in Arabic or Hebrew, the name is isolated, as `<bdi>` would do: a
 * number that follows belongs to the Turkish words, not to the name.
 */
export function inReadingOrder(given: readonly Piece[]): Run[] {
  const line = given.map((piece) => ({ ...piece, text: piece.text.replaceAll(DIRECTIONS, '') }));
  const text = line.map((piece) => piece.text).join('');
  if (!runsRightToLeft(text)) return line.map((piece) => ({ ...piece, isRightToLeft: false }));
  const isMixed = LEFT_TO_RIGHT.test(text);
  const pieces = line.map((piece) => (isMixed ? { ...piece, text: isolate(piece.text) } : piece));
  const { levels } = bidi.getEmbeddingLevels(
    pieces.map((piece) => piece.text).join(''),
    isMixed ? 'ltr' : 'auto',
  );
  return reorder(toLevelRuns(pieces, levels)).map(({ level, ...run }) => ({
    ...run,
    isRightToLeft: level % 2 === 1,
  }));
}

const isolate = (text: string): string =>
  text.replaceAll(FOREIGN_PART, (part) => `${ISOLATE.first}${part}${ISOLATE.last}`);

type LevelRun = Piece & { level: number };

/** Stretches of one level and weight, in the order of reading, with brackets mirrored. */
function toLevelRuns(pieces: readonly Piece[], levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  let at = 0;
  for (const { text, weight } of pieces) {
    for (const letter of text) {
      const level = levels[at] ?? 0;
      at += letter.length;
      const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
      const last = runs.at(-1);
      if (last?.level === level && last.weight === weight) last.text += shown;
      else runs.push({ text: shown, weight, level });
    }
  }
  return runs;
}

/** Rule L2: from the highest level down to the lowest odd one, reverse what stands at it or above. */
function reorder(runs: readonly LevelRun[]): LevelRun[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const next: LevelRun[] = [];
    for (let first = 0; first < ordered.length;) {
      let end = first;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end === first) next.push(ordered[first++] as LevelRun);
      else {
        next.push(...ordered.slice(first, end).toReversed());
        first = end;
      }
    }
    ordered = next;
  }
  return ordered;
}
