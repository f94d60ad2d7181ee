import type { CallPart } from '#domain/desk/call/parts.ts';
import type { Lexicon } from '#domain/languages/lexicon.ts';
import type { SearchOptions } from '#domain/search/schema.ts';

type Places = { town: string[]; district: string[] };
type Options = Pick<SearchOptions, 'towns' | 'districts'>;

/** Between two places that are alternatives: "kalkan veya kaş", "kaş/kalkan", "kalkan, islamlar". */
const EITHER = /[,;/|&+–-]|(?:^|\s)(?:veya|ya\s*da|yada|ve|ile)(?:\s|$)/iu;

/** What stands between two places, in Turkish: " oder " is " veya ". */
const inTurkish = (between: string, lexicons: readonly Lexicon[]): string =>
  between.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    return lexicons.find((lexicon) => Object.hasOwn(lexicon, small))?.[small] || word;
  });

/** Behind the second of two: "kaş kalkan arası". */
const BETWEEN = /^\s*aras[ıi]/iu;

/** An address takes no more slugs. */
const MAX_SLUGS = 24;

/**
 * The places of a sentence as filters, which a search combines with "and": a region within a named
 * district or province narrows it ("fethiye ölüdeniz"), unless they are named as alternatives
 * ("kalkan veya kaş"), which are then found together.
 */
export function placesMeant(
  parts: readonly CallPart[],
  text: string,
  options: Options,
  lexicons: readonly Lexicon[] = [],
): Places {
  const named = parts.flatMap((part, i) => {
    if (part.kind !== 'town' && part.kind !== 'district' && part.kind !== 'around') return [];
    const before = parts[i - 1];
    const isOther =
      before !== undefined &&
      (EITHER.test(inTurkish(text.slice(before.end, part.start), lexicons)) ||
        BETWEEN.test(text.slice(part.end)));
    const own =
      part.kind === 'around'
        ? { town: part.towns, district: part.districts }
        : { town: [], district: [], [part.kind]: [part.slug] };
    return [{ ...own, isOther, all: new Set(townsOf(own, options)) }];
  });
  const isNarrowed = ({ all }: (typeof named)[number], i: number): boolean =>
    named.some((other, j) => {
      const isPart = other.all.size < all.size && [...other.all].every((town) => all.has(town));
      return isPart && other.all.size > 0 && !named[Math.max(i, j)]?.isOther;
    });
  const meant = named.filter((place, i) => !isNarrowed(place, i));
  const district = unique(meant.flatMap((place) => place.district));
  const town = unique(meant.flatMap((place) => place.town));
  if (town.length === 0 || district.length === 0) {
    return { town: town.slice(0, MAX_SLUGS), district: district.slice(0, MAX_SLUGS) };
  }
  const within = new Set(townsOf({ town: [], district }, options));
  const apart = town.filter((slug) => !within.has(slug));
  if (apart.length === 0) return { town: [], district };
  return { town: [...apart, ...within].slice(0, MAX_SLUGS), district: [] };
}

/** The regions with villas that some places consist of. */
function townsOf(
  { town, district }: { town: readonly string[]; district: readonly string[] },
  { towns }: Options,
): string[] {
  const inDistricts = towns.filter((one) => district.includes(one.district) && one.count > 0);
  return unique([...town, ...inDistricts.map(({ slug }) => slug)]);
}

const unique = (slugs: readonly string[]): string[] => [...new Set(slugs)];
