import { capitalise } from '#domain/values/capitalise.ts';

/** A pool as its labels need it. */
export type PoolFacts = {
  use: 'private' | 'shared';
  kind: 'outdoor' | 'indoor' | 'children';
  heated: boolean;
  /** Not seen from outside. */
  sheltered: boolean;
};

/** The name of a pool on the villa's page: "Özel havuz", "Ortak kapalı havuz", "Çocuk havuzu". */
export function poolLabel({ use, kind }: Pick<PoolFacts, 'use' | 'kind'>): string {
  if (kind === 'children') return use === 'private' ? 'Çocuk havuzu' : 'Ortak çocuk havuzu';
  const words = [use === 'private' ? 'özel' : 'ortak', ...(kind === 'indoor' ? ['kapalı'] : [])];
  return capitalise([...words, 'havuz'].join(' '));
}

/** What the labels of pools below say in Turkish, by what it means. */
export const POOL_WORDS = {
  heated: 'ısıtmalı',
  sheltered: 'korunaklı',
  indoor: 'kapalı',
  shared: 'ortak',
  private: 'özel',
  children: 'çocuk',
} as const;
export type PoolTrait = keyof typeof POOL_WORDS;

/** What a label says of a pool, in its order, for whoever writes it in another language. */
export function poolTraitsOf(label: string): PoolTrait[] {
  const words = label.toLocaleLowerCase('tr').split(' ');
  const traits = Object.keys(POOL_WORDS) as PoolTrait[];
  return words.flatMap((word) => traits.find((trait) => POOL_WORDS[trait] === word) ?? []);
}

/** The most important pool comes first: private before shared, outdoor before indoor. */
const RANK = { private: 0, shared: 3 };
const KIND_RANK = { outdoor: 0, indoor: 1, children: 2 };

/**
 * The label of a villa's pools on its card, by the most important one: "Özel havuz", "Isıtmalı özel
 * havuz", "Korunaklı havuz", "Kapalı havuz"; empty without a pool.
 */
export function poolHeadline(pools: readonly PoolFacts[]): string {
  const [main] = pools.toSorted(
    (a, b) => RANK[a.use] + KIND_RANK[a.kind] - RANK[b.use] - KIND_RANK[b.kind],
  );
  if (main === undefined) return '';
  if (main.kind === 'children') return poolLabel(main);
  const traits = [
    ...(main.heated ? ['ısıtmalı'] : []),
    ...(main.sheltered ? ['korunaklı'] : []),
    ...(main.kind === 'indoor' ? ['kapalı'] : []),
    ...(main.use === 'shared' ? ['ortak'] : []),
  ];
  const isPlainPrivate = main.use === 'private' && main.kind === 'outdoor' && !main.sheltered;
  return capitalise([...traits, ...(isPlainPrivate ? ['özel'] : []), 'havuz'].join(' '));
}

const PLACES = {
  sea: 'Deniz',
  centre: 'Merkez',
  market: 'Market',
  restaurant: 'Restoran',
  hospital: 'Hastane',
  airport: 'Havalimanı',
} as const;

/** The places that distances of a villa are measured to. */
export type Place = keyof typeof PLACES;

/** "Deniz", "Havalimanı" … */
export const placeLabel = (place: Place): string => PLACES[place];

/** The place that a label says; undefined for any other text. */
export const placeOf = (label: string): Place | undefined =>
  (Object.keys(PLACES) as Place[]).find((place) => PLACES[place] === label);
