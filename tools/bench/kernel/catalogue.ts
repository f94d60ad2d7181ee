import { addDays, type Day } from '#domain/values/dates.ts';
import type { CatalogueVilla, HeldNight } from '#domain/search/index/catalogue.ts';
import { seededRandom } from '../lib/random.ts';

export const TODAY: Day = '2026-11-21';
export const NIGHTS = 730;
export const TOWNS = Array.from({ length: 36 }, (_, i) => `bolge-${i}`);
export const TYPES = Array.from({ length: 18 }, (_, i) => `tip-${i}`);

/** Permanently taken nights: one object a day, shared by all villas. */
const heldNights: HeldNight[] = Array.from({ length: NIGHTS }, (_, night) => ({
  night: addDays(TODAY, night),
  expiresAt: null,
}));

/** Villas with about half of their nights taken, in stays of three nights to two weeks. */
export function makeVillas(count: number): CatalogueVilla[] {
  const random = seededRandom(16_840);
  return Array.from({ length: count }, (_, i) => makeVilla(i + 1, random));
}

function makeVilla(id: number, random: ReturnType<typeof seededRandom>): CatalogueVilla {
  const capacity = random.whole(2, 16);
  const town = random.pick(TOWNS);
  const party = { maxAdults: capacity, maxChildren: capacity, maxBabies: 2 };
  return {
    id,
    slug: `villa-${id}`,
    name: `Villa ${id}`,
    thumbnail: '',
    town,
    district: `ilce-${town}`,
    capacity,
    bedrooms: Math.ceil(capacity / 2),
    bathrooms: 2,
    pool: '',
    permitNo: `07-${id}`,
    location: { latitude: 36.27, longitude: 29.41 },
    sea: 500,
    rating: null,
    types: [...new Set([random.pick(TYPES), random.pick(TYPES), random.pick(TYPES)])],
    features: [],
    atOnce: { instant: id % 4 === 0, otherwise: [] },
    ...party,
    order: id,
    createdAt: '2026-01-01T00:00:00.000Z',
    terms: {
      ...party,
      capacity,
      minNightsSeason: 1,
      minNightsOther: 1,
      cleaningFee: 400_000,
      cleaningThreshold: 7,
      prepaymentRate: 0,
      commissionRate: 0,
      deposit: 0,
    },
    seasons: [
      {
        id: '1',
        startsOn: '2026-01-01',
        endsOn: '2029-12-31',
        nightly: random.whole(40, 400) * 10_000,
        minNights: null,
        shortStayFee: null,
        cleaningThreshold: null,
        ...pickRule(id),
      },
    ],
    discounts: [],
    taken: takenNights(random),
  };
}

/** Every third villa has rules of weekdays, without drawing for them: the others stay as they were. */
function pickRule(id: number): { arrivalDays: number[] | null; departureDays: number[] | null } {
  if (id % 3 !== 0) return { arrivalDays: null, departureDays: null };
  return id % 2 === 0
    ? { arrivalDays: [6], departureDays: [6] }
    : { arrivalDays: [1, 2, 3, 4, 5, 6], departureDays: [1, 2, 3, 4, 6, 7] };
}

function takenNights({ whole }: ReturnType<typeof seededRandom>): HeldNight[] {
  const taken: HeldNight[] = [];
  for (let night = whole(0, 10); night < NIGHTS; night += whole(1, 12)) {
    const end = Math.min(night + whole(3, 14), NIGHTS);
    while (night < end) taken.push(heldNights[night++] as HeldNight);
  }
  return taken;
}
