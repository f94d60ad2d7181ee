import type { VillaFacts } from '#drizzle/seed/content/villas/villa-facts.ts';

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

export type PoolShape = 'rectangle' | 'infinity' | 'l' | 'kidney' | 'round';

/** A basin in the ground, in metres; `length` runs along the house. */
export interface Basin {
  readonly length: number;
  readonly width: number;
}

export type Hour = 'morning' | 'noon' | 'golden';

/** Everything about a villa that its pictures show. It follows from the villa's facts alone. */
export interface House {
  /** The villa's slug. */
  readonly id: string;
  readonly landscape: VillaFacts['scene']['landscape'];
  readonly style: Style;
  readonly storeys: number;
  /** The open pool; `shared` lies before a block of flats. */
  readonly pool: (Basin & { readonly shape: PoolShape; readonly shared: boolean }) | null;
  readonly childrensPool: Basin | null;
  readonly indoorPool: Basin | null;
  /** Whether there is a hot tub on the deck. */
  readonly hotTub: boolean;
  /** Whether walls hide the pool (korunaklı). */
  readonly walled: boolean;
  /** How much of the sea it sees: nothing, beyond the plain, below it, or at the shore. */
  readonly sea: 'none' | 'far' | 'near' | 'shore';
  /** Among trees (doğa içinde), or a garden like any other. */
  readonly wooded: boolean;
  readonly hour: Hour;
}
