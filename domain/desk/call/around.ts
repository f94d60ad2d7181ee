import { kilometresBetween } from '#domain/maps/distance.ts';
import type { Location } from '#domain/maps/projection.ts';
import { KNOWN_PLACES, REGIONS } from './tables/around.ts';
import { type Named, type NamedWish, type Phrase, wordsOf } from './phrases.ts';

/** A region that visitors search by; without `count` it counts as one with villas. */
export type OwnTown = Named & { location?: Location | null; count?: number };

/** A district, with the name of its province. */
export type OwnDistrict = Named & { province?: string; count?: number };

/** The agency's places, and the phrases of their own names. */
type Own = {
  towns: readonly OwnTown[];
  districts: readonly OwnDistrict[];
  named: readonly Phrase[];
};

/** Further away than this nobody calls it "around". */
const AROUND_KM = 45;
/** Regions so much further away than the nearest one still belong to it. */
const ALSO_KM = 8;
const MAX_TOWNS = 4;
/** Nearest regions beyond this are not worth naming. */
const WORTH_NAMING_KM = 300;

/** Provinces, coasts and famous places, as what the agency has there. */
export function aroundPhrases(own: Own): Phrase[] {
  const provinces = provincePhrases(own.districts);
  const wishOf = new Map(
    [...own.named, ...provinces].map(({ words, wish }) => [words.join(' '), wish]),
  );
  const known = KNOWN_PLACES.flatMap(({ names, location }): Phrase[] => {
    const all = names.map(wordsOf);
    // "Patara Plajı", where Patara is a region of the agency.
    const ownWish = all.map((words) => wishOf.get(words.join(' '))).find(Boolean);
    const wish = ownWish ?? nearTo(names[0] ?? '', location, own.towns);
    return all.filter((words) => !wishOf.has(words.join(' '))).map((words) => ({ words, wish }));
  });
  return [...provinces, ...known];
}

function provincePhrases(districts: readonly OwnDistrict[]): Phrase[] {
  const withVillas = districts.filter(({ count = 1 }) => count > 0);
  const inProvinces = (name: string, provinces: readonly string[]): Phrase['wish'] | null => {
    const slugs = withVillas
      .filter(({ province = '' }) => provinces.includes(province))
      .map(({ slug }) => slug);
    return slugs.length === 0 ? null : { kind: 'around', name, towns: [], districts: slugs };
  };
  const own = [...new Set(districts.flatMap(({ province }) => province || []))];
  return [...own.map((name) => ({ names: [name], provinces: [name] })), ...REGIONS].flatMap(
    ({ names, provinces }) => {
      const wish = inProvinces(names[0] ?? '', provinces);
      return wish === null ? [] : names.map((name) => ({ words: wordsOf(name), wish }));
    },
  );
}

/** The nearest regions with villas; `nowhere` when they are too far away. */
function nearTo(name: string, location: Location, towns: readonly OwnTown[]): NamedWish {
  const away = towns
    .flatMap((town) =>
      town.location && (town.count ?? 1) > 0
        ? [{ town, km: kilometresBetween(location, town.location) }]
        : [],
    )
    .toSorted((a, b) => a.km - b.km);
  const nearest = away[0]?.km ?? Infinity;
  const close = away
    .filter(({ km }) => km <= Math.max(nearest + ALSO_KM, ALSO_KM))
    .slice(0, MAX_TOWNS)
    .map(({ town }) => town);
  if (nearest <= AROUND_KM) {
    return { kind: 'around', name, towns: close.map(({ slug }) => slug), districts: [] };
  }
  const isWorthNaming = nearest <= WORTH_NAMING_KM;
  return {
    kind: 'nowhere',
    name,
    nearest: isWorthNaming ? close.slice(0, 2).map((town) => town.name) : [],
  };
}
