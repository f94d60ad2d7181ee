/** A place on earth, in degrees. */
export type Location = { latitude: number; longitude: number };

/** A rectangle of degrees. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** A place or a size on the map, in its units: half a thousandth of a degree of latitude, 56 m. */
export type MapPoint = { x: number; y: number };
export type MapView = MapPoint & { width: number; height: number };

/** What the map shows: the coast from Bodrum to Antalya. */
export const COAST: Bounds = { west: 26.9, south: 35.9, east: 31, north: 37.5 };

const UNIT = 0.0005;

/** A degree of longitude against one of latitude in the middle of the map. */
const SQUEEZE = Math.cos((36.7 * Math.PI) / 180);

/** Plate carrée, true to scale in the middle: over 1.6 degrees nobody sees the difference. */
export const toMap = ({ latitude, longitude }: Location): MapPoint => ({
  x: ((longitude - COAST.west) * SQUEEZE) / UNIT,
  y: (COAST.north - latitude) / UNIT,
});

export const fromMap = ({ x, y }: MapPoint): Location => ({
  latitude: COAST.north - y * UNIT,
  longitude: COAST.west + (x * UNIT) / SQUEEZE,
});

const { x: WIDTH, y: HEIGHT } = toMap({ latitude: COAST.south, longitude: COAST.east });

/** The whole map. */
export const WHOLE: MapView = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export const isOnMap = ({ latitude, longitude }: Location): boolean =>
  latitude > COAST.south &&
  latitude < COAST.north &&
  longitude > COAST.west &&
  longitude < COAST.east;

/** Metres as map units. */
export const metresOnMap = (metres: number): number => metres / (111_200 * UNIT);

/** The degrees that a view shows. */
export function boundsOf({ x, y, width, height }: MapView): Bounds {
  const topLeft = fromMap({ x, y });
  const bottomRight = fromMap({ x: x + width, y: y + height });
  return {
    west: topLeft.longitude,
    north: topLeft.latitude,
    east: bottomRight.longitude,
    south: bottomRight.latitude,
  };
}

/**
 * The view that shows all places with some air around them, of a shape (width ÷ height) and never
 * closer than `least` units across; within the map. The whole map for no place.
 */
export function viewAround(
  places: readonly Location[],
  { shape, least = 500 }: { shape: number; least?: number },
): MapView {
  const points = places.filter(isOnMap).map(toMap);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return fitted({ x: WIDTH / 2, y: HEIGHT / 2 }, WIDTH, shape);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * AIR, (bottom - top) * AIR * shape, least);
  return fitted({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, shape);
}

const AIR = 1.35;

/** Where a stretch of a size begins that is meant to be around `at` and must not leave the whole. */
const within = (at: number, size: number, whole: number) =>
  Math.min(Math.max(at - size / 2, 0), whole - size);

/** A view of a width around a point, moved and shrunk until it lies on the map. */
export function fitted(centre: MapPoint, asked: number, shape: number): MapView {
  const width = Math.min(asked, WIDTH, HEIGHT * shape);
  const height = width / shape;
  return { x: within(centre.x, width, WIDTH), y: within(centre.y, height, HEIGHT), width, height };
}

const half = (degrees: number[]) => degrees.toSorted((a, b) => a - b)[degrees.length >> 1] ?? 0;

/** The middle of some places: half of them lie on each side, in both directions. Null of none. */
export const middleOf = (places: readonly Location[]): Location | null =>
  places.length === 0
    ? null
    : {
        latitude: half(places.map(({ latitude }) => latitude)),
        longitude: half(places.map(({ longitude }) => longitude)),
      };
