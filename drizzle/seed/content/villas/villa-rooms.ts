import { legalCapacity } from '#domain/villas/capacity.ts';
import { between, chance, pick, randomFor } from '../random.ts';
import type { PoolFacts, PoolShape, RoomFacts } from './villa-facts.ts';
import type { Traits } from './villa-traits.ts';

export type Sleeping = {
  rooms: RoomFacts[];
  capacity: number;
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Whether a sofa bed in the living room counts towards the capacity. */
  sofaBed: boolean;
  bunk: boolean;
};

/** Rooms with their beds and how many people they take: two a room, and extra beds for children. */
export function sleepingFor(n: number, traits: Traits): Sleeping {
  const random = randomFor('sleeping', n);
  const { bedrooms, types, kind } = traits;
  const isForTwo = types.includes('balayi-villalari');
  const room = legalCapacity(bedrooms) - 2 * bedrooms;
  const extra = isForTwo ? 0 : Math.min(room, between(random, 0, 2));
  const bunk = extra === 2 && bedrooms >= 3 && chance(random, 0.5);
  const sofaBed = extra > 0 && !bunk;
  const rooms = Array.from({ length: bedrooms }, (_, i): RoomFacts => {
    const isLast = i === bedrooms - 1 && bedrooms > 1;
    return { name: roomName(i, traits), beds: bedsOf(random, i, isLast, bunk) };
  });
  if (sofaBed) {
    const beds = extra === 1 ? '1 tek kişilik çekyat' : '1 çift kişilik çekyat';
    rooms.push({ name: kind === 'apartment' ? 'Oturma odası' : 'Salon', beds });
  }
  const capacity = 2 * bedrooms + extra;
  return {
    rooms,
    capacity,
    maxAdults: capacity,
    maxChildren:
      isForTwo && bedrooms === 1 ? 0 : Math.min(capacity - 1, 2 * (bedrooms - 1) + extra),
    maxBabies: isForTwo && bedrooms === 1 ? 0 : between(random, 1, 2),
    sofaBed,
    bunk,
  };
}

function roomName(i: number, { bedrooms, bathrooms, floors, kind }: Traits): string {
  const floor =
    floors === 1 ? '' : ` (${FLOORS[Math.min(floors - 1, floorOf(i, bedrooms, floors))]})`;
  if (bedrooms === 1) return kind === 'apartment' ? 'Yatak odası' : `Yatak odası${floor}`;
  const bath = i < bathrooms - (bedrooms > bathrooms ? 1 : 0) && bathrooms > 1;
  return `${i + 1}. yatak odası${floor}${bath ? ', banyolu' : ''}`;
}

const FLOORS = ['zemin kat', 'üst kat', 'çatı katı'];

/** The first bedroom of a house with several is on the ground floor, the rest above. */
function floorOf(i: number, bedrooms: number, floors: number): number {
  if (bedrooms === 1) return 1;
  if (i === 0) return 0;
  return floors === 3 && i === bedrooms - 1 ? 2 : 1;
}

function bedsOf(random: () => number, i: number, isLast: boolean, bunk: boolean): string {
  if (isLast && bunk) return '2 tek kişilik yatak ve 1 ranza';
  if (i === 0) return pick(random, ['1 çift kişilik yatak (180 × 200)', '1 çift kişilik yatak']);
  if (isLast) return '2 tek kişilik yatak';
  return chance(random, 0.35) ? '2 tek kişilik yatak' : '1 çift kişilik yatak (160 × 200)';
}

/** The pools a home has; none for bungalows with a jacuzzi. */
export function poolsFor(n: number, { kind, bedrooms, types }: Traits): PoolFacts[] {
  const random = randomFor('pools', n);
  if (kind === 'bungalow' && types.includes('jakuzili-villalar')) return [];
  const sheltered = types.includes('muhafazakar-villalar');
  const hasIndoor = types.includes('kapali-havuzlu-villalar');
  const isHeated = types.includes('isitmali-havuzlu-villalar');
  const size = kind === 'bungalow' ? 0 : Math.min(3, Math.ceil(bedrooms / 2));
  const outdoor: PoolFacts = {
    use: kind === 'apartment' ? 'shared' : 'private',
    kind: 'outdoor',
    widthCm: between(random, 5, 7) * 50 + size * 50,
    lengthCm: between(random, 10, 13) * 50 + size * 100,
    depthCm: between(random, 27, 33) * 5,
    heated: isHeated && !hasIndoor,
    sheltered,
  };
  const pools = [outdoor];
  if (hasIndoor) {
    pools.push({
      use: 'private',
      kind: 'indoor',
      widthCm: between(random, 5, 7) * 50,
      lengthCm: between(random, 10, 14) * 50,
      depthCm: between(random, 27, 30) * 5,
      heated: true,
      sheltered: true,
    });
  }
  if (types.includes('cocuk-havuzlu-villalar')) {
    pools.push({
      use: 'private',
      kind: 'children',
      widthCm: between(random, 3, 5) * 50,
      lengthCm: between(random, 4, 6) * 50,
      depthCm: between(random, 8, 12) * 5,
      heated: false,
      sheltered,
    });
  }
  return pools;
}

/** The shape by which pictures are chosen; an infinity pool needs a view. */
export function poolShapeFor(
  n: number,
  traits: Traits,
  pools: readonly PoolFacts[],
): PoolShape | null {
  const random = randomFor('shape', n);
  if (pools.length === 0) return null;
  if (pools.some((pool) => pool.kind === 'indoor')) return 'indoor';
  if (pools.some((pool) => pool.sheltered)) return 'sheltered';
  if (traits.types.includes('deniz-manzarali-villalar') && chance(random, 0.6)) return 'infinity';
  return pick(random, ['l', 'kidney', 'round']);
}
