import { type Bounds, boundsOf, COAST, type MapView, toMap } from './projection.ts';

/** A tile in the numbering that most tile servers use (Web Mercator). */
export type Tile = { z: number; x: number; y: number };

/**
 * The zoom levels used: from the first on which stretching a tile to our projection moves nothing
 * by a pixel, to the one for the closest view of our map.
 */
export const TILE_ZOOM = { least: 7, most: 15 } as const;

/** Pixels that a tile is drawn for. */
const SIZE = 256;

/** A position as a fraction of the world from its north-west corner. */
const columnOf = (longitude: number): number => (longitude + 180) / 360;
const rowOf = (latitude: number): number =>
  0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
const latitudeOf = (row: number): number =>
  (Math.atan(Math.sinh((0.5 - row) * 2 * Math.PI)) * 180) / Math.PI;

/** The degrees that a tile shows. */
export function boundsOfTile({ z, x, y }: Tile): Bounds {
  const count = 2 ** z;
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitudeOf(y / count),
    south: latitudeOf((y + 1) / count),
  };
}

/** The position of a tile within a view, as fractions of its width and height. */
export function boxOfTile(tile: Tile, view: MapView): MapView {
  const { west, east, north, south } = boundsOfTile(tile);
  const start = toMap({ latitude: north, longitude: west });
  const end = toMap({ latitude: south, longitude: east });
  return {
    x: (start.x - view.x) / view.width,
    y: (start.y - view.y) / view.height,
    width: (end.x - start.x) / view.width,
    height: (end.y - start.y) / view.height,
  };
}

/** The first and last column and row of a level that overlap `bounds`. */
function rangeOf({ west, east, north, south }: Bounds, z: number) {
  const count = 2 ** z;
  return {
    left: Math.floor(columnOf(west) * count),
    right: Math.ceil(columnOf(east) * count) - 1,
    top: Math.floor(rowOf(north) * count),
    bottom: Math.ceil(rowOf(south) * count) - 1,
  };
}

/**
 * The tiles of a view in which one pixel is `unitsPerPixel` units: of the level on which none is
 * enlarged.
 */
export function tilesUnder(view: MapView, unitsPerPixel: number): Tile[] {
  const bounds = boundsOf(view);
  const degreesPerPixel = ((bounds.east - bounds.west) / view.width) * unitsPerPixel;
  const exact = Math.log2(360 / SIZE / degreesPerPixel);
  const z = Math.min(Math.max(Math.ceil(exact), TILE_ZOOM.least), TILE_ZOOM.most);
  const { left, right, top, bottom } = rangeOf(bounds, z);
  const tiles: Tile[] = [];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) tiles.push({ z, x, y });
  }
  return tiles.filter(isOnCoast);
}

/** Whether a tile shows a part of our map: no others are fetched. */
export function isOnCoast({ z, x, y }: Tile): boolean {
  if (z < TILE_ZOOM.least || z > TILE_ZOOM.most) return false;
  const { left, right, top, bottom } = rangeOf(COAST, z);
  return x >= left && x <= right && y >= top && y <= bottom;
}

const PLACES = ['{z}', '{x}', '{y}'] as const;

/** Why a text cannot be an address of tiles, in Turkish; null when it can. */
export function tileTemplateFault(template: string): string | null {
  const missing = PLACES.filter((place) => !template.includes(place));
  if (missing.length > 0) return `Adreste ${missing.join(', ')} eksik.`;
  const address = tileAddress(template, { z: 1, x: 1, y: 1 });
  if (/[{}]/.test(address)) return 'Adreste {z}, {x} ve {y} dışında süslü parantez olamaz.';
  if (!URL.canParse(address)) return 'https:// ile başlayan tam adresi yazın.';
  const [host = ''] = template.replace(/^[a-z]+:\/\//i, '').split(/[/?#]/);
  return /[{}]/.test(host) ? '{z}, {x} ve {y} sunucunun adında olamaz.' : null;
}

export const tileAddress = (template: string, { z, x, y }: Tile): string =>
  template.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
