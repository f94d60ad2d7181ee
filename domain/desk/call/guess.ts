import type { CallPart } from './parts.ts';

/** More than this is no party that somebody gives as a bare number. */
const MAX = 16;

/** What people count besides themselves. */
const COUNTED = ['evcil-hayvan', 'bebek-yatagi', 'mama-sandalyesi', 'otopark'];

const COUNTS: readonly CallPart['kind'][] = ['people', 'adults', 'party'];

/** "temmuz kalkan 8": a single bare number of a sentence that counts nobody is its people. */
export function guessPeople(parts: readonly CallPart[], text: string): CallPart[] {
  const isBare = ({ kind, start, end }: CallPart) =>
    kind === 'unknown' &&
    /^\d{1,2}$/.test(text.slice(start, end)) &&
    // "±9" is more than dates may move, and nobody's number; "07-1211" is that of a permit.
    !/[±+–-]\s*$/.test(text.slice(0, start)) &&
    !/^-\d/.test(text.slice(end));
  // "2 köpek" counts dogs, "2 mama sandalyesi" chairs, "6 taksit" instalments.
  const isOfOther = (i: number) => {
    const next = parts[i + 1];
    if (next === undefined) return false;
    const isThing = 'slug' in next && COUNTED.some((slug) => next.slug.startsWith(slug));
    return (isThing || next.kind === 'told') && text.slice(parts[i]?.end, next.start).trim() === '';
  };
  const isCounted = parts.some(({ kind }) => COUNTS.includes(kind));
  const bare = parts.filter((part, i) => isBare(part) && !isOfOther(i));
  return parts.flatMap((part, i): CallPart | CallPart[] => {
    const isNumber = isBare(part) || (part.kind === 'unknown' && part.isNumber);
    if (isNumber && isOfOther(i)) return [];
    if (isCounted) return part;
    const { start, end, isOverruled } = part;
    const count = Number(text.slice(start, end));
    if (bare.length !== 1 || part !== bare[0] || count < 1 || count > MAX) return part;
    return { kind: 'people', count, isGuess: true, start, end, isOverruled };
  });
}
