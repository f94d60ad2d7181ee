/** A place on earth, in degrees. */
export type Location = { latitude: number; longitude: number };

/** A rectangle of degrees. */
export type Bounds = { west: number; south: number; east: number; north: number };

/**
 * A point or a size on the map in its own units: half a thousandth of a degree of latitude, 56 m.
 */
export type MapPoint = { x: number; y: number };
export type MapView = MapPoint & { width: number; height: number };

/** What the map shows: the coast from Bodrum to Antalya. */
export const COAST: Bounds = { west: 26.9, south: 35.9, east: 31, north: 37.5 };

const UNIT = 0.0005;

/** Length of a degree of longitude relative to one of latitude in the middle of the map. */
const SQUEEZE = Math.cos((36.7 * Math.PI) / 180);

/** Plate carrée, true to scale in the middle; over 1.6 degrees the difference is invisible. */
export const toMap = ({ latitude, longitude }: Location): MapPoint => ({
  x: ((longitude - COAST.west) * SQUEEZE) / UNIT,
  y: (COAST.north - latitude) / UNIT,
});

export const fromMap = ({ x, y }: MapPoint): Location => ({
  latitude: COAST.north - y * UNIT,
  longitude: COAST.west + (x * UNIT) / SQUEEZE,
});

const { x: WIDTH, y: HEIGHT } = toMap({ latitude: COAST.south, longitude: COAST.east });

export const WHOLE: MapView = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

export const isOnMap = ({ latitude, longitude }: Location): boolean =>
  latitude > COAST.south &&
  latitude < COAST.north &&
  longitude > COAST.west &&
  longitude < COAST.east;

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
 * The view that shows all places with a margin, in a given shape (width ÷ height) and at least
 * `least` units wide; within the map. The whole map without places.
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

/** Where an interval of `size` centred on `at` begins once it is moved within the whole. */
const within = (at: number, size: number, whole: number) =>
  Math.min(Math.max(at - size / 2, 0), whole - size);

/** A view of a given width around a point, moved and reduced until it lies within the map. */
export function fitted(centre: MapPoint, asked: number, shape: number): MapView {
  const width = Math.min(asked, WIDTH, HEIGHT * shape);
  const height = width / shape;
  return { x: within(centre.x, width, WIDTH), y: within(centre.y, height, HEIGHT), width, height };
}

const half = (degrees: number[]) => degrees.toSorted((a, b) => a - b)[degrees.length >> 1] ?? 0;

/**
 * The median of some places: half of them on either side, in both directions. Null without places.
 */
export const middleOf = (places: readonly Location[]): Location | null =>
  places.length === 0
    ? null
    : {
        latitude: half(places.map(({ latitude }) => latitude)),
        longitude: half(places.map(({ longitude }) => longitude)),
      };
