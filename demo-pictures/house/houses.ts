import type { Rng } from '../core/random.ts';
import type { Landscape } from '../scenes/landscape.ts';
import type { Builder } from './build.ts';
import { frameHouse } from './bungalow.ts';
import { arcadeHouse, cantileverHouse, gableHouse } from './styles-b.ts';
import { bodrumHouse, fethiyeHouse, inlandHouse, kalkanHouse } from './styles.ts';

type Build = (rnd: Rng, large: boolean, flip: boolean) => Builder;

const HOUSES: Record<Landscape, readonly Build[]> = {
  kalkan: [kalkanHouse, cantileverHouse],
  bodrum: [bodrumHouse, arcadeHouse],
  fethiye: [fethiyeHouse, gableHouse],
  inland: [inlandHouse, gableHouse],
  sapanca: [frameHouse],
};

/** A house of the region; odd variants take its second manner. */
export function buildHouse(
  landscape: Landscape,
  variant: number,
  rnd: Rng,
  large: boolean,
  flip: boolean,
): Builder {
  const manners = HOUSES[landscape];
  return (manners[variant % manners.length] ?? kalkanHouse)(rnd, large, flip);
}
