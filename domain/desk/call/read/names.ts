import type { Reading } from '../parts.ts';
import { isOneEdit } from '#domain/values/near-word.ts';
import { type Doubt, isOneOf, matchStem } from '../stems.ts';
import type { Token } from '../tokens.ts';
import type { Phrase } from '../phrases.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { pastDistance } from './sea.ts';

/**
 * The region, district, amenity or villa type named at `at`: the longest match, then the most
 * certain.
 */
export function readName(
  tokens: readonly Token[],
  at: number,
  { phrases }: Vocabulary,
): Reading | null {
  let best: Reading | null = null;
  for (const phrase of phrases) {
    const match = matchPhrase(tokens, at, phrase);
    if (match === null || (best !== null && match.end < best.end)) continue;
    // In English "terms" are no mistyped "teras", but "kalkn" is Kalkan.
    const isThing = phrase.wish.kind === 'feature' || phrase.wish.kind === 'type';
    if (isThing && match.doubt === 1 && tokens[at]?.isForeign) continue;
    if (best !== null && match.end === best.end && match.doubt >= best.doubt) continue;
    best = { ...match, wish: phrase.wish };
  }
  return best && { ...best, end: pastBeside(tokens, best) };
}

const HARBOURS = ['marina', 'liman'];

/**
 * Past what is said of a place and no search asks for: the harbour of a town, how far it is to one
 * that is none of the agency's ("havalimanına 30 dk", "markete yürüme mesafesi").
 */
function pastBeside(tokens: readonly Token[], { wish, end }: Reading): number {
  if (wish.kind === 'town' || wish.kind === 'district') {
    return isOneOf(tokens[end]?.text, HARBOURS) ? end + 1 : end;
  }
  const isFar = wish.kind === 'told' || wish.kind === 'around';
  const isCentre = wish.kind === 'type' && wish.slug === 'merkezi-villalar';
  return isFar || isCentre ? pastDistance(tokens, end) : end;
}

type Match = Pick<Reading, 'end' | 'doubt'>;

function matchPhrase(tokens: readonly Token[], at: number, { words }: Phrase): Match | null {
  let doubt: Doubt = 0;
  for (const [i, word] of words.entries()) {
    const token = tokens[at + i];
    const own = token?.kind === 'word' ? matchStem(token.text, word) : null;
    if (own === null) return words.length === 1 ? matchParted(tokens, at, words[0] ?? '') : null;
    if (own === 1) doubt = 1;
  }
  return { end: at + words.length, doubt };
}

/** "ölü deniz", "hisar önü": one name typed as two words. */
function matchParted(tokens: readonly Token[], at: number, word: string): Match | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== 'word' || second?.kind !== 'word') return null;
  const isOne = word.startsWith(first.text) && matchStem(first.text + second.text, word) === 0;
  return isOne && first.text.length < word.length ? { end: at + 2, doubt: 0 } : null;
}

const HOMES = new Set(['villa', 'vila']);

/** Generic words in names of houses: "begonvil evi", "çakıl apart". */
const KINDS = new Set(['villasi', 'evi', 'apart', 'bungalov']);

/** A single word shorter than this is not enough to recognise a longer name. */
const TELLING_LENGTH = 5;

/**
 * How freely a name is recognised. `forgiving`: with typing mistakes, which compares the word with
 * every name. `called`: only what is named as a villa ("villa taş merdiven", "değirmen villası", a
 * code, a whole name of several words), because people also write of stairs, mills and the sea.
 */
type NameSearch = 'plain' | 'forgiving' | 'called';

/** "villa mavi kuytu", "değirmen", "KY-014": every villa whose name contains all the words. */
export function readVilla(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  search: NameSearch,
): Reading | null {
  const isCalled = HOMES.has(tokens[at]?.text ?? '');
  const from = isCalled ? at + 1 : at;
  const code = readCode(tokens, from, vocabulary);
  if (code !== null) return code;

  let found: readonly number[] | null = null;
  let end = from;
  let doubt: Doubt = 0;
  while (tokens[end]?.kind === 'word') {
    const word = tokens[end]?.text ?? '';
    const exact = placesOf(word, vocabulary);
    const isMistyped = exact === null && (search === 'forgiving' || isCalled);
    const places = isMistyped ? nearPlaces(word, vocabulary) : exact;
    const both: readonly number[] | null =
      found === null ? places : (places?.filter((villa) => found?.includes(villa)) ?? null);
    if (both === null || both.length === 0) break;
    found = both;
    if (exact === null) doubt = 1;
    end += 1;
  }
  if (found === null) return null;
  const said = tokens.slice(from, end);
  const isHouse = KINDS.has(tokens[end]?.text ?? '');
  if (isHouse) end += 1;
  const whole = found.filter((villa) => vocabulary.ownWords[villa] === said.length);
  const isWhole = whole.length > 0;
  if (!isCalled && !isWhole && !isTelling(said, vocabulary)) return null;
  const isExact = said.length > 1 && said.every(({ text }) => vocabulary.villasByWord.has(text));
  if (search === 'called' && !isCalled && !(isWhole && (isHouse || isExact))) return null;
  const { villas } = vocabulary;
  // An exact match wins: "Villa Kekik" is not "Villa Kekik Bahçesi".
  const meant = (whole.length > 0 ? whole : found).flatMap((villa) => villas[villa] ?? []);
  const [first] = meant;
  const name = meant.length === 1 && first ? first.name : said.map(({ text }) => text).join(' ');
  return { end, wish: { kind: 'villa', ids: meant.map(({ id }) => id), name }, doubt };
}

/**
 * Whether some words of a name are enough without "villa" before them: not "deniz", which callers
 * say anyway.
 */
function isTelling(said: readonly Token[], { ownSpeech }: Vocabulary): boolean {
  const [first, ...more] = said;
  if (first === undefined || more.length > 0) return true;
  return first.text.length >= TELLING_LENGTH && !ownSpeech.has(first.text);
}

/** "KY-014", "ky 014", "ky014". */
function readCode(
  tokens: readonly Token[],
  at: number,
  { villas, villasByWord }: Vocabulary,
): Reading | null {
  let text = '';
  for (let end = at; end < Math.min(at + 4, tokens.length); end++) {
    const token = tokens[end];
    if (token === undefined) break;
    if (token.text !== '-') text += token.text;
    const [villa] = /\d/.test(text) ? (villasByWord.get(text) ?? []) : [];
    const meant = villa === undefined ? undefined : villas[villa];
    if (meant) {
      return { end: end + 1, wish: { kind: 'villa', ids: [meant.id], name: meant.name }, doubt: 0 };
    }
  }
  return null;
}

const MIN_STEM = 4;

/** By the word itself, else without its suffix: "değirmende". */
function placesOf(word: string, { villasByWord }: Vocabulary): readonly number[] | null {
  const own = villasByWord.get(word);
  if (own !== undefined) return own;
  for (let length = word.length - 1; length >= MIN_STEM; length--) {
    const stem = word.slice(0, length);
    const places = villasByWord.get(stem);
    if (places !== undefined && matchStem(word, stem) === 0) return places;
  }
  return null;
}

function nearPlaces(word: string, { villasByWord }: Vocabulary): readonly number[] | null {
  if (word.length < 5) return null;
  for (const [name, places] of villasByWord) {
    if (name.length >= 5 && isOneEdit(word, name)) return places;
  }
  return null;
}
