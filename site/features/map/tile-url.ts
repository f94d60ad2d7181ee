import type { Tile } from '#domain/maps/tiles.ts';

/** Our own Worker's address of a tile, because pages load from their own origin only. */
export const tileUrl = ({ z, x, y }: Tile): string => `/v1/map/tiles/${z}/${x}/${y}`;
