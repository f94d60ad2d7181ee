import { isOneOf } from '../stems.ts';
import { isNext, type Token } from '../tokens.ts';
import { isCounted, monthIn } from './days.ts';
import { ADULTS, PEOPLE, ROOMS } from './party-words.ts';

/** "3 çocuk (2, 6 ve 9)": past as many numbers as there are children, which are their ages. */
export function pastAges(tokens: readonly Token[], at: number, many: number): number | null {
  let end = at;
  // "5,6,8" is one number; "1,5" of "1,5 ve 4" is an age.
  const listed = tokens[at]?.text.split(',') ?? [];
  const isList = many > 1 && listed.length === many && tokens[at + 1]?.text !== 've';
  if (isList && listed.every((age) => +age <= CHILD_AGE)) {
    return AGED.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  }
  for (let age = 0; age < many; age++) {
    if (age > 0 && ['ve', '&', '+'].includes(tokens[end]?.text ?? '')) end += 1;
    const said = tokens[end];
    const isAge =
      said?.kind === 'number' &&
      /^\d+(?:[.,]5)?$/.test(said.text) &&
      parseInt(said.text) <= CHILD_AGE;
    if (!isAge || said.isOrdinal) return null;
    end += 1;
  }
  if (AGED.test(tokens[end]?.text ?? '')) return end + 1;
  const next = tokens[end];
  // "2 çocuk 7 14 temmuz", "1 çocuk 3 oda" count something else.
  const isOther = next !== undefined && (next.kind !== 'word' || isCounted(tokens, end));
  const isOf = monthIn(next) !== null || isOneOf(next?.text, [...PEOPLE, ...ADULTS, ...ROOMS]);
  return many === 0 || (isOther && isNext(tokens[end - 1], next)) || isOf ? null : end;
}

export const CHILD_AGE = 17;
export const AGED = /^yas(?:$|[iu]nda|lar[iu]nda|[iu]ndaki)/;
