import { isOneEdit } from '#domain/values/near-word.ts';
import type { CallPart } from './parts.ts';
import { isOneOf, matchStem } from './stems.ts';
import { AGAINST, FILLERS, LONG_FILLERS, NO_MATTER, OWN_WORDS, STEMS } from './tables/fillers.ts';
import type { Token } from './tokens.ts';

/** "gelebileceğim", "yapabilen": what can be done there says what was said before. */
const ABLE = /[ae]bil(?:en|ece[gk]|ir|iyor)/;

/** "ailelere", "annemle", "grubumuz": who comes along, without a number. */
const KIN =
  /^(?:es|kiz|aile|anne|anneanne|babaanne|baba|dede|nine|kardes|abla|abi|kuzen|teyze|hala|amca|dayi|yenge|kayinvalide|kayinpeder|kayinbirader|kaynana|kaynata|baldiz|gorumce|gelin|dam[ai][td]|genc|akraba|arkadas|nisanli|sevgili|dost|ikiz|ekib|ekip|gru[pb])(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|s?[iu])?(?:l[ae]r)?(?:y?l[ae]|y?[ae]|n?[iu]n|n?d[ae]n?)?$/;

/** "gelsek", "kalalım", "gitmeyi", "bulsana", "gidek", "tutcaz": what somebody would do, as they speak. */
const VERB =
  /^(?:gel|gi[dt]|kal|tut|gez|bak|don|bul|sor|ver|otur|dinlen|eglen|toplan|bulus|ayarla|konakla|kirala|calis|yuz|yap|pisir|ol|ist[ei]?)(?:s[ae]k|s[ae]m|s[ae]n[ae]?|[ae]k|[ae]l[iu]m|y?[iu]?yo[mz]|i?[yc]on|[iu]?c[ae][mz]|y?[ae]c[ae](?:g[iu][mz]|k)|m[ae]k|m[ae]y[iu]|m[iu]s|[iu]yor(?:[iu][mz]|l[ae]r)?|[iu]r[iu][mz]|[ae]r)$/;

/** A word that asks for nothing, as written. */
export const isSaidForNothing = (token: Token | undefined): boolean =>
  token !== undefined &&
  (FILLERS.has(token.text) || [ABLE, KIN, VERB].some((said) => said.test(token.text)));

const ownWords = new Set(OWN_WORDS);

/** A word that only looks like another one with an ending. */
export const isOwnWord = (token: Token | undefined): boolean =>
  token !== undefined && ownWords.has(token.text);

/** A word that is no other one with a mistake. */
export const isItself = (token: Token | undefined): boolean =>
  isOwnWord(token) || isSaidForNothing(token);

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
  // "geliyoruz" is no mistyped "gelmiyoruz".
  if (isOneOf(token.text, AGAINST) && !isSaidForNothing(token)) return true;
  // "havuz yok mu" asks.
  const isQuestion = ['mu', 'mi'].includes(tokens[at + 1]?.text ?? '');
  return token.text === 'yok' && !isQuestion && last !== undefined && SPARED.includes(last.kind);
}

/** The position after "şart değil", "fark etmez" and the like; null when nothing of it is said. */
export function noMatterUntil(tokens: readonly Token[], at: number): number | null {
  const said = NO_MATTER.find((words) => words.every((word, i) => tokens[at + i]?.text === word));
  return said === undefined ? null : at + said.length;
}

/** "bursadan geliyoruz": where somebody sets out is not where the house is to be. */
export const isOrigin = (
  tokens: readonly Token[],
  at: number,
  last: CallPart | undefined,
): boolean =>
  (last?.kind === 'nowhere' || last?.kind === 'around') &&
  /[dt][ae]n$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:gel|cik|yola)/.test(tokens[at]?.text ?? '');
