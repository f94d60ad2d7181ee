import { between, chance, randomFor, weighted } from '../random.ts';
import type { Random } from '../random.ts';
import type { HomeKind } from './villa-names.ts';
import type { PlaceProfile } from './villa-places.ts';
import { VILLA_TYPE_SLUGS } from './villa-types.ts';
import type { VillaTypeSlug } from './villa-types.ts';

/** The traits that determine everything else of a home. */
export type Traits = {
  kind: HomeKind;
  bedrooms: number;
  bathrooms: number;
  floors: number;
  /**
   * Two to five, in the order of the menus. Attributes follow from these and never contradict them.
   */
  types: readonly VillaTypeSlug[];
};

const MAX_TYPES = 5;

// Removed in this order when a home has more than five; types that others require are not listed.
const DISPENSABLE: readonly VillaTypeSlug[] = [
  'kis-kiralik-villalar',
  'ekonomik-villalar',
  'saunali-villalar',
  'evcil-hayvan-dostu-villalar',
  'merkezi-villalar',
  'cocuk-havuzlu-villalar',
  'balayi-villalari',
  'jakuzili-villalar',
  'luks-villalar',
  'doga-icinde-villalar',
  'muhafazakar-villalar',
];

// What a modest house does not have.
const COSTLY: readonly VillaTypeSlug[] = [
  'luks-villalar',
  'denize-sifir-villalar',
  'kapali-havuzlu-villalar',
  'jakuzili-villalar',
  'saunali-villalar',
];

/** Draws a home of a kind in a place; `wooded` regions favour winter and indoor pools. */
export function traitsFor(
  n: number,
  kind: HomeKind,
  place: PlaceProfile,
  landscape: string,
): Traits {
  const random = randomFor('traits', n);
  const bedrooms = drawBedrooms(random, kind);
  const types = drawTypes(random, kind, bedrooms, place, landscape);
  const isLarge = types.has('luks-villalar');
  const bathrooms = isLarge || bedrooms <= 2 ? bedrooms : bedrooms - between(random, 0, 1);
  return {
    kind,
    bedrooms,
    bathrooms: isLarge && chance(random, 0.5) ? bathrooms + 1 : bathrooms,
    floors: drawFloors(random, kind, bedrooms, landscape),
    types: VILLA_TYPE_SLUGS.filter((slug) => types.has(slug)),
  };
}

function drawBedrooms(random: Random, kind: HomeKind): number {
  if (kind === 'bungalow') return weighted(random, [[1, 6] as const, [2, 4] as const]);
  if (kind === 'apartment') {
    return weighted(random, [[1, 4] as const, [2, 5] as const, [3, 1] as const]);
  }
  return weighted(random, [
    [1, 11] as const,
    [2, 21] as const,
    [3, 27] as const,
    [4, 22] as const,
    [5, 12] as const,
    [6, 7] as const,
  ]);
}

function drawFloors(random: Random, kind: HomeKind, bedrooms: number, landscape: string): number {
  if (kind === 'apartment') return 1;
  if (bedrooms <= 2) return chance(random, 0.7) ? 1 : 2;
  if (landscape === 'bodrum') return 2;
  return chance(random, bedrooms >= 4 ? 0.45 : 0.2) ? 3 : 2;
}

function drawTypes(
  random: Random,
  kind: HomeKind,
  bedrooms: number,
  place: PlaceProfile,
  landscape: string,
): Set<VillaTypeSlug> {
  const types = new Set<VillaTypeSlug>();
  const add = (slug: VillaTypeSlug, probability: number) => {
    if (chance(random, probability)) types.add(slug);
  };
  const isCold = landscape === 'sapanca' || landscape === 'inland';
  const isVilla = kind === 'villa';

  if (kind === 'bungalow') types.add('bungalovlar');
  if (kind === 'apartment') types.add('apartlar');
  if (bedrooms >= 5) types.add('genis-aile-villalari');
  add('denize-sifir-villalar', place.shore);
  add('deniz-manzarali-villalar', types.has('denize-sifir-villalar') ? 1 : place.view);
  add('merkezi-villalar', place.central);
  if (!types.has('merkezi-villalar')) add('doga-icinde-villalar', place.nature);

  add('luks-villalar', isVilla && bedrooms >= 2 ? 0.17 : 0);
  add('muhafazakar-villalar', isVilla && !types.has('denize-sifir-villalar') ? 0.36 : 0);
  add('kapali-havuzlu-villalar', isVilla && bedrooms >= 2 ? (isCold ? 0.5 : 0.09) : 0);
  add('isitmali-havuzlu-villalar', isVilla ? (isCold ? 0.3 : 0.14) : 0);
  if (types.has('kapali-havuzlu-villalar')) types.add('isitmali-havuzlu-villalar');
  add('cocuk-havuzlu-villalar', isVilla && bedrooms >= 2 ? 0.28 : 0);
  const isForTwo = kind !== 'apartment' && bedrooms <= 2 && !types.has('cocuk-havuzlu-villalar');
  add('balayi-villalari', isForTwo ? 0.55 : 0);
  add('jakuzili-villalar', types.has('balayi-villalari') ? 0.6 : 0.12);
  add('saunali-villalar', isVilla ? (isCold ? 0.25 : 0.06) : 0);
  add('evcil-hayvan-dostu-villalar', kind === 'apartment' ? 0.05 : 0.18);
  add('kis-kiralik-villalar', isCold ? 0.9 : 0.1);
  if (!COSTLY.some((slug) => types.has(slug))) {
    add('ekonomik-villalar', kind === 'apartment' ? 0.7 : 0.22);
  }
  return balance(types, random, kind);
}

/** Limits the number of types to 2 to 5. */
function balance(types: Set<VillaTypeSlug>, random: Random, kind: HomeKind): Set<VillaTypeSlug> {
  for (const slug of DISPENSABLE) {
    if (types.size <= MAX_TYPES) break;
    types.delete(slug);
  }
  const fillers: VillaTypeSlug[] =
    kind === 'villa'
      ? ['muhafazakar-villalar', 'evcil-hayvan-dostu-villalar', 'kis-kiralik-villalar']
      : ['evcil-hayvan-dostu-villalar', 'kis-kiralik-villalar'];
  const start = between(random, 0, fillers.length - 1);
  for (let i = 0; types.size < 2 && i < fillers.length; i += 1) {
    const slug = fillers[(start + i) % fillers.length];
    if (slug) types.add(slug);
  }
  return types;
}
