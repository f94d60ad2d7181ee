import type { Hour } from '../core/light.ts';
import type { House } from '../identity/house.ts';

/** What is drawn: a house at a time of day; `id` seeds what is random in this view. */
export interface SceneSpec {
  readonly id: string;
  readonly light: Hour;
  readonly house: House;
}

/** Master size of a scene, units of the drawing. */
export const MASTER = { width: 1600, height: 1200 } as const;
