import type { Hour } from '../core/light.ts';
import type { Landscape } from './landscape.ts';

export interface HeroSpec {
  readonly id: string;
  /** The seed of everything random. */
  readonly seed: string;
  readonly landscape: Landscape;
  readonly light: Hour;
  readonly sea: boolean;
  readonly alt: string;
}

/** The wide picture of the home page. */
export const HERO_SPECS: readonly HeroSpec[] = [
  {
    id: 'places/home',
    seed: 'hero-home',
    landscape: 'kalkan',
    light: 'golden',
    sea: true,
    alt: 'Gün batımında bir koy: yamaçta beyaz villalar, suda bir gulet, önde zeytin ve begonvil',
  },
];
