import type { PoolFacts, VillaFacts } from '#drizzle/seed/content/villas/villa-facts.ts';
import type { Basin, Hour, House, PoolShape, Style } from './house.ts';

/** The facts of a villa that its pictures show. */
type Pictured = Pick<
  VillaFacts,
  'n' | 'slug' | 'kind' | 'floors' | 'typeSlugs' | 'featureSlugs' | 'pools' | 'distances' | 'scene'
>;

/** From here the sea is a strip beyond the plain, in metres. */
const FAR_SEA = 2_500;

/** Nearer than this a house is on the shore ("denize sıfır"), in metres. */
const SHORE = 60;

/** Storeys of a block of flats; the facts of a flat do not say how high the building is. */
const BLOCK_STOREYS = 3;

const STYLES: Record<House['landscape'], readonly Style[]> = {
  kalkan: ['planes', 'tiled', 'cantilever', 'tower'],
  fethiye: ['tiled', 'gable', 'stone'],
  bodrum: ['cubes', 'arcade'],
  inland: ['stone', 'gable'],
  sapanca: ['timber'],
};

const HOURS: readonly Hour[] = ['noon', 'golden', 'morning', 'noon', 'morning', 'golden', 'noon'];

/** The item at an index, counted round the end. */
const around = <T>(items: readonly T[], index: number): T => items[index % items.length]!;

const basin = (pool: PoolFacts | undefined): Basin | null =>
  pool ? { length: pool.lengthCm / 100, width: pool.widthCm / 100 } : null;

/** The house that a villa's facts describe. Pure: the same facts always give the same house. */
export function houseOf(facts: Pictured): House {
  const { n, slug, kind, scene, pools } = facts;
  const open = pools.find((pool) => pool.kind === 'outdoor');
  const outdoor = basin(open);
  return {
    id: slug,
    landscape: scene.landscape,
    style: styleOf(facts),
    storeys: kind === 'apartment' ? BLOCK_STOREYS : facts.floors,
    pool: outdoor && { ...outdoor, shape: shapeOf(facts), shared: open?.use === 'shared' },
    childrensPool: basin(pools.find((pool) => pool.kind === 'children')),
    indoorPool: basin(pools.find((pool) => pool.kind === 'indoor')),
    hotTub: facts.featureSlugs.includes('jakuzi') && outdoor === null,
    walled: open?.sheltered === true,
    sea: seaOf(facts),
    wooded: facts.typeSlugs.includes('doga-icinde-villalar'),
    hour: around(HOURS, n + Math.floor(n / HOURS.length)),
  };
}

function styleOf({ n, kind, scene }: Pictured): Style {
  if (kind === 'apartment') return 'block';
  if (kind === 'bungalow') return 'frame';
  // Neighbours in the list alternate; three of seven in Kalkan are the white planes of its hills.
  const styles = STYLES[scene.landscape];
  return around(styles, n + Math.floor(n / styles.length));
}

/** The facts only mention an infinity, angled or curved pool; all others are rectangles. */
function shapeOf({ scene: { pool } }: Pictured): PoolShape {
  return pool === null || pool === 'indoor' || pool === 'sheltered' ? 'rectangle' : pool;
}

function seaOf({ scene, distances }: Pictured): House['sea'] {
  if (!scene.sea) return 'none';
  const metres = distances.find(({ place }) => place === 'sea')?.metres ?? FAR_SEA;
  if (metres <= SHORE) return 'shore';
  return metres > FAR_SEA ? 'far' : 'near';
}
