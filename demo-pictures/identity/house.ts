import type { BLOSSOM } from '../nature/shrubs.ts';
import type { PoolShape } from '../nature/pool.ts';
import type { Landscape, SeaSight } from '../scenes/landscape.ts';

/** How a house is built; each landscape has its own few. */
export type Style =
  | 'planes'
  | 'cantilever'
  | 'tower'
  | 'tiled'
  | 'gable'
  | 'cubes'
  | 'arcade'
  | 'stone'
  | 'frame'
  | 'timber'
  | 'block';

/** Water let into the ground, metres; `length` runs along the house. */
export interface Basin {
  readonly length: number;
  readonly width: number;
}

/** Colours and materials that every view of a house shares. */
export interface Palette {
  readonly wall: string;
  readonly stone: string;
  readonly timber: string;
  readonly tile: string;
  readonly frame: string;
  readonly shutter: string;
  /** The ground around the pool. */
  readonly deck: string;
  readonly boarded: boolean;
  readonly lawn: boolean;
  readonly fabric: string;
  readonly parasol: string;
  readonly accent: string;
  readonly flower: keyof typeof BLOSSOM;
  /** Within: walls, floor, joinery. */
  readonly plaster: string;
  readonly floor: string;
  readonly joinery: string;
  readonly glaze: string;
}

/**
 * Everything the pictures of a villa show of it. It follows from the villa's facts alone, so that no
 * picture can contradict them, and every view draws the same one.
 */
export interface House {
  /** The villa's slug; seeds all that is left to chance. */
  readonly id: string;
  readonly landscape: Landscape;
  readonly style: Style;
  readonly storeys: number;
  /** Length of the front, metres: grows with the bedrooms. */
  readonly front: number;
  /** The open pool; `shared` lies before a block of flats. */
  readonly pool: (Basin & { readonly shape: PoolShape; readonly shared: boolean }) | null;
  readonly childrensPool: Basin | null;
  readonly indoorPool: Basin | null;
  /** A tub of hot water stands on the deck. */
  readonly hotTub: boolean;
  /** Walls keep the pool from being seen (korunaklı). */
  readonly walled: boolean;
  readonly sea: SeaSight;
  /** Among trees (doğa içinde), or a garden like any other. */
  readonly wooded: boolean;
  readonly hour: 'morning' | 'noon' | 'golden';
  /** The sun's side: 1 right, −1 left. */
  readonly sun: 1 | -1;
  /** The house is built mirrored. */
  readonly mirrored: boolean;
  readonly palette: Palette;
}
