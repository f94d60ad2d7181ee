import { describeScene } from './alt.ts';
import { COLORS } from './colors.ts';
import { HERO_SPECS } from './scenes/hero-list.ts';
import { SPECS } from './scenes/list.ts';
import type { SceneSpec } from './scenes/scene.ts';

/**
 * A drawn picture. Files lie under `/media/scenes/`: `<id>-400.avif`, `<id>-800.avif`,
 * `<id>-1280.avif`, `<id>-800.webp` and `<id>-1280.jpg`, all 4:3.
 */
export interface Scene extends SceneSpec {
  /** Turkish alternative text. */
  readonly alt: string;
  /** Average colour, `#rrggbb`, for the placeholder. */
  readonly color: string;
  /** Width of the master, pixels; its height is three quarters of it. */
  readonly width: number;
}

/** A wide picture (2:1) for the head of a page: `<id>-800.avif`, `<id>-1600.avif`, `<id>-1600.jpg`. */
export interface Hero {
  readonly id: string;
  readonly alt: string;
  readonly color: string;
  readonly width: number;
}

const colorOf = (id: string): string => COLORS[id] ?? '#d9d2c4';

export const SCENES: Scene[] = SPECS.map((spec) => ({
  ...spec,
  alt: describeScene(spec),
  color: colorOf(spec.id),
  width: 1600,
}));

export const HEROES: Hero[] = HERO_SPECS.map(({ id, alt }) => ({
  id,
  alt,
  color: colorOf(id),
  width: 1600,
}));
