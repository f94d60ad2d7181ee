import { TOWNS } from '#drizzle/seed/content/towns.ts';
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

/** Neighbours are never drawn at the same hour. */
const HOURS = ['morning', 'golden', 'noon', 'blue'] as const satisfies readonly Hour[];

/** The picture of each region: its slopes and its water at an hour of their own, and no villa of the demo. */
export const TOWN_SPECS: readonly HeroSpec[] = TOWNS.map(({ slug, name, landscape, sea }, i) => ({
  id: `places/${slug}`,
  seed: `town-${slug}`,
  landscape,
  light: HOURS[i % HOURS.length] ?? 'morning',
  sea,
  alt: name,
}));
