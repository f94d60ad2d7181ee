import type { Hour } from '../core/light.ts';
import type { Landscape } from './landscape.ts';

export interface HeroSpec {
  readonly id: string;
  readonly landscape: Landscape;
  readonly light: Hour;
  readonly sea: boolean;
  readonly alt: string;
}

/** The wide pictures at the head of pages. */
export const HERO_SPECS: readonly HeroSpec[] = [
  {
    id: 'hero-home',
    landscape: 'kalkan',
    light: 'golden',
    sea: true,
    alt: 'Gün batımında bir koy: yamaçta beyaz villalar, suda bir gulet, önde zeytin ve begonvil',
  },
  {
    id: 'hero-kalkan',
    landscape: 'kalkan',
    light: 'morning',
    sea: true,
    alt: 'Kalkan: sabah ışığında denize inen teraslı yamaçlar ve beyaz evler',
  },
  {
    id: 'hero-bodrum',
    landscape: 'bodrum',
    light: 'noon',
    sea: true,
    alt: 'Bodrum: öğle güneşinde koy, yamaçta beyaz küp evler ve begonvil',
  },
  {
    id: 'hero-fethiye',
    landscape: 'fethiye',
    light: 'noon',
    sea: true,
    alt: 'Fethiye: çamlarla kaplı dağların denize indiği koy',
  },
  {
    id: 'hero-sapanca',
    landscape: 'sapanca',
    light: 'morning',
    sea: true,
    alt: 'Sapanca: sabah sisinde göl, orman ve kıyıda ahşap bungalov',
  },
  {
    id: 'hero-inland',
    landscape: 'inland',
    light: 'golden',
    sea: false,
    alt: 'İslamlar ve Üzümlü: gün batımında zeytinlikler, selviler ve taş evler',
  },
];
