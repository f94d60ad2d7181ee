import { isOneEdit } from '#domain/values/near-word.ts';
import type { CallPart } from './parts.ts';
import { isOneOf, matchStem } from './stems.ts';
import { AGAINST, FILLERS, LONG_FILLERS, NO_MATTER, STEMS } from './tables/fillers.ts';
import type { Token } from './tokens.ts';

/** "gelebileceğim", "yapabilen": what can be done there says what was said before. */
const ABLE = /[ae]bil(?:en|ece[gk]|ir|iyor)/;

/** "ailelere", "annemle", "grubumuz": who comes along, without a number. */
const KIN =
  /^(?:aile|anne|anneanne|babaanne|baba|dede|nine|kardes|abla|abi|kuzen|teyze|hala|amca|dayi|yenge|kayinvalide|akraba|arkadas|nisanli|sevgili|dost|ikiz|ekib|ekip|gru[pb])(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|s?[iu])?(?:y?l[ae]|y?[ae]|n?[iu]n|n?d[ae]n?)?$/;

/** A word that asks for nothing, as written. */
export const isSaidForNothing = (token: Token | undefined): boolean =>
  token !== undefined && (FILLERS.has(token.text) || ABLE.test(token.text) || KIN.test(token.text));

/** A word that asks for nothing, perhaps mistyped; a symbol that no reader takes is ignored, too. */
export function isFiller(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'mark' || isSaidForNothing(token)) return true;
  return (
    STEMS.some((stem) => matchStem(token.text, stem) === 0) ||
    LONG_FILLERS.some((filler) => isOneEdit(token.text, filler))
  );
}

/** What somebody can do without: "köpeğimiz yok", "havuz yok". */
const SPARED: readonly CallPart['kind'][] = ['feature', 'type', 'children', 'babies'];

/** Whether the word at `at` says that `last`, which precedes it, is not wanted. */
export function isAgainst(
  tokens: readonly Token[],
  at: number,
  last: CallPart | undefined,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (isOneOf(token.text, AGAINST)) return true;
  // "havuz yok mu" asks.
  const isQuestion = ['mu', 'mi'].includes(tokens[at + 1]?.text ?? '');
  return token.text === 'yok' && !isQuestion && last !== undefined && SPARED.includes(last.kind);
}

/** The position after "şart değil", "fark etmez" and the like; null when nothing of it is said. */
export function noMatterUntil(tokens: readonly Token[], at: number): number | null {
  const said = NO_MATTER.find((words) => words.every((word, i) => tokens[at + i]?.text === word));
  return said === undefined ? null : at + said.length;
}
