import type { Tile } from '#domain/maps/tiles.ts';

/** Where our own Worker gives a tile: pages load from nowhere else. */
export const tileUrl = ({ z, x, y }: Tile): string => `/v1/map/tiles/${z}/${x}/${y}`;
