import type { BLOSSOM } from '../nature/shrubs.ts';
import type { PoolShape } from '../nature/pool.ts';
import type { Landscape, SeaSight } from '../scenes/landscape.ts';

/** Building style; each landscape has a few. */
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

/** A basin in the ground, in metres; `length` runs along the house. */
export interface Basin {
  readonly length: number;
  readonly width: number;
}

/** Colours and materials shared by all views of a house. */
export interface Palette {
  readonly wall: string;
  readonly stone: string;
  readonly timber: string;
  readonly tile: string;
  readonly frame: string;
  readonly shutter: string;
  /** Colour of the paving around the pool. */
  readonly deck: string;
  readonly boarded: boolean;
  readonly lawn: boolean;
  readonly fabric: string;
  readonly parasol: string;
  readonly accent: string;
  readonly flower: keyof typeof BLOSSOM;
  /** Interior: walls, floor, joinery. */
  readonly plaster: string;
  readonly floor: string;
  readonly joinery: string;
  readonly glaze: string;
}

/**
 * Everything about a villa that its pictures show. It follows from the villa's facts alone, so that
 * pictures cannot contradict them, and all views draw the same house.
 */
export interface House {
  /** The villa's slug; the seed of everything random. */
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
  /** Whether there is a hot tub on the deck. */
  readonly hotTub: boolean;
  /** Whether walls hide the pool (korunaklı). */
  readonly walled: boolean;
  readonly sea: SeaSight;
  /** Among trees (doğa içinde), or a garden like any other. */
  readonly wooded: boolean;
  readonly hour: 'morning' | 'noon' | 'golden';
  /** The sun's side: 1 right, −1 left. */
  readonly sun: 1 | -1;
  /** Whether the house is mirrored. */
  readonly mirrored: boolean;
  readonly palette: Palette;
}
